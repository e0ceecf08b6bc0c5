# Wroth in italiano. Le domande hanno la chiave del passo che le pone, il diario quella dell'effetto.

list = { $most } e { $last }

## Nomi

# Una fazione dentro una frase, dopo «di», e quando la guida l'IA.
name-mid = { $article ->
    [none] { $noun }
   *[other] { $article } { $noun }
}
name-of = { $article ->
    [none] di { $mid }
    [il] del { $noun }
    [lo] dello { $noun }
    [la] della { $noun }
    [i] dei { $noun }
    [gli] degli { $noun }
   *[other] delle { $noun }
}
name-ai = { $name } (IA)
humans = Gli umani
humans-mid = gli umani
place = { $region ->
    [0] regione Costiera
   *[other] regione { $region }
}
region-name = { $region ->
    [0] Costiera
   *[other] Regione { $region }
}
regions = { $n ->
    [one] la regione { $regions }
   *[other] le regioni { $regions }
}
from = { $source ->
    [board] dalla plancia
    [discard] dagli scarti
   *[region] dalla { $place }
}
action = { $face ->
    [mine] Estrazione
    [extend] Avanzata
    [maneuver] Manovra
   *[battle] Battaglia
}
omni = { $face ->
    [mine] Estrazione
    [strike] Attacco
    [assault] Assalto
   *[double] Raddoppio
}
phase = { $phase ->
    [0] Preparazione
    [1] Mantenimento
    [2] Bottino
    [3] Preparativi
    [4] Selezione
    [5] Azioni
   *[6] Punti Vittoria
}
units = { $n } { $unit }
elite = { $unit } ({ $vitality }/{ $full })
elite-new = { $full ->
    [1] { $unit } (in campo da questo turno)
   *[other] { $unit } ({ $vitality }/{ $full }, in campo da questo turno)
}
damage = { $n ->
    [one] 1 danno
   *[other] { $n } danni
}
army-empty = nessuna unità
region-empty = vuota

## Che cosa fa un'azione, in poche parole

gist-mine = prendi { $n } Corra
gist-extend = schiera fino a 2 { $regulars } dove hai già un'unità
gist-maneuver = muovi fino a 2 unità in una regione adiacente, o schierane fino a 2 nella tua zona
gist-battle = attacca una regione a portata e infliggi 1 danno
gist-exodus = spendi due dadi, muovi quante unità vuoi da una regione
omni-gist-mine = prendi { $n } Corra
omni-gist-strike = attacca una regione qualsiasi della mappa e infliggi 1 danno
omni-gist-assault = attacca una regione a portata e infliggi 2 danni
omni-gist-double = ripeti l'azione che hai appena eseguito
gist-summons = muovi fino a { $n } { $regulars } da una regione adiacente a quella di una tua élite
gist-hired-swords = schiera fino a { $n } { $regulars } in una delle regioni 1–6
gist-howl = muovi fino a { $n } regolari nemiche via da una regione che occupi
gist-trap = 1 { $unit } torna sulla plancia e infligge { $n ->
    [one] 1 danno
   *[other] { $n } danni
} dov'era

## Opzioni

label-region = Regione { $region } · { $value } PV · { $crowd }
label-shores = Regione Costiera · { $crowd }
label-board = La tua plancia · { $n } { $unit }, da schierare nella tua zona
label-faction = { $name } · { $army }
label-faction-shared = { $name } · { $n ->
    [one] 1 regione in comune con te
   *[other] { $n } regioni in comune con te
}
label-face = { $action } ({ $n } nella riserva): { $gist }
label-bonus = { $action }: { $gist }
label-unit = { $unit }, { $n ->
    [one] lì ce n'è 1
   *[other] lì ce ne sono { $n }
}
label-casualty = { $name } · { $unit }, { $n ->
    [one] lì ce n'è 1
   *[other] lì ce ne sono { $n }
}
label-dice = { $first } + { $second }
label-omni-die = dado onnisciente ({ $omni })
label-feat = { $feat }: { $text }
step-end = Chiudi il turno
step-spend = { $action }: { $gist }
step-discard = Scarta { $action } senza effetto
step-exodus = Esodo: { $gist }
step-omni = Dado onnisciente, { $omni }: { $gist }
step-omni-spent = Dado onnisciente
step-ability = { $ability } ({ $cost } Corra; ne hai { $corra }): { $gist }
step-trap = Trappola: { $gist }
step-buy = Acquista 1 { $unit } (vitalità { $vitality }) per { $cost } Corra; ne hai { $corra }
step-feat = Impresa: { $feat }
yes-again = Attacca ancora
yes-reroll = Tira di nuovo; vale il secondo risultato
pass = No
pass-Claws-another = Basta attacchi
pass-Knives-choose_regions = Nessun'altra regione
pass-RegionSpoils-accept = Rinuncia
pass-Prepare-foresee = Tieni { $omni }

## Domande

Turn-choose_step = { $acted ->
    [yes] In questo turno hai già agito. Vuoi fare altro?
   *[no] Tocca a te: spendi un dado, o due per un Esodo.
}
SetUp-choose_feats = { $most ->
    [one] Scegli la tua impresa per questa partita.
   *[other] Scegli un'impresa per questa partita ({ $most } da scegliere).
}
TakeDice-choose_die = Prendi un dado dalla riserva.
Prepare-foresee = { $ability }: il tuo dado onnisciente mostra { $omni }. Lo tiri di nuovo?
RegionSpoils-accept = Bottino della { $region }: hai più unità di tutti. Esegui la sua azione bonus?
RegionSpoils-choose_for_the_team = Bottino della { $region }: chi esegue l'azione bonus ({ $action }) per la squadra?
Extend-choose_region = Avanzata: dove schieri fino a 2 { $regulars }?
Extend-choose_how_many = Avanzata: quante unità ({ $regulars }) nella { $region }?
Maneuver-choose_origin = Manovra: da dove muovi, o schieri, fino a due unità?
Maneuver-choose_region = Manovra: dalla { $origin } verso quale regione?
Maneuver-choose_how_many = Manovra: quante unità ({ $regulars }) nella tua zona?
March-choose_units = Quali unità si muovono dalla { $origin } alla { $region }?
March-choose_escort = { $escort }: quante altre unità ({ $regulars }) vanno con loro nella { $region }?
Attack-choose_region = Scegli la regione da attaccare ({ $damage }).
Attack-choose_faction = Quale fazione attacchi nella { $region } ({ $damage })?
Deal-choose_unit = Chi subisce 1 danno nella { $region }? (da assegnare: { $points })
HurtSomeone-choose_faction = Quale fazione subisce { $points } nella { $region }?
Exodus-choose_dice = Esodo: quali due dadi spendi?
Exodus-choose_origin = Esodo: da quale regione?
SendTo-choose_how_many = Esodo, { $unit }: quante unità vanno nella { $region }?
Exodus-choose_storm = { $storm }: dove scoppia la tempesta ({ $storm_damage })?
Buy-choose_place = Dove schieri 1 { $kind }? ({ $cost } Corra)
Gather-choose_how_many = Quante unità ({ $regulars }) raduni { $source } per la { $region }? ({ $left ->
    [one] al massimo ancora 1
   *[other] al massimo ancora { $left }
})
Summons-choose_region = { $ability }: in quale regione accorrono le tue unità ({ $regulars })?
Summons-choose_origin = { $ability }: da quale regione arrivano nella { $region }?
Summons-choose_how_many = { $ability }: quante unità ({ $regulars }) dalla { $origin } alla { $region }?
HiredSwords-choose_region = { $ability }: dove sbarcano le tue unità ({ $regulars })?
HiredSwords-choose_how_many = { $ability }: quante unità ({ $regulars }) nella { $region }?
Howl-choose_region = { $ability }: da quale regione fai fuggire il nemico?
Howl-choose_faction = { $ability }: le regolari di quale fazione fuggono dalla { $origin }?
Howl-choose_destination = { $ability }: verso quale regione fuggono?
Howl-choose_how_many = { $ability }: quante regolari { $target_of } fuggono dalla { $origin } alla { $region }?
SpringTrap-choose_trap = Quale trappola scatta?
GatherFeat-choose_region = { $feat }: in quale regione raduni fino a { $n } { $regulars }?
Verdict-choose_region = { $feat }: in quale regione infliggi { $hurt }?
Knives-choose_regions = { $feat }: dove infliggi 1 danno? ({ $most ->
    [one] al massimo 1 regione
   *[other] al massimo { $most } regioni
})
Turncoats-choose_region = { $feat }: in quale regione?
Turncoats-choose_faction = { $feat }: quale fazione perde 1 regolare nella { $region }?
Turncoats-choose_how_many = { $feat }: quante unità ({ $regulars }) schieri nella { $region }?
FreeElite-choose_region = { $feat }: dove schieri 1 { $kind }?
Claws-choose_region = { $feat }: attorno a quale regione attacchi?
Claws-another = { $feat }: attacchi ancora attorno alla { $region }?
Grudge-choose_faction = { $feat }: contro quale fazione? { $hurt } in ogni regione dove siete entrambi.
Rebirth-choose_how_many = { $feat }: quante unità ({ $regulars }) tornano dagli scarti alla plancia?
Swarm-choose_region = { $feat }: in quale regione?
Swarm-choose_how_many = { $feat }: quante unità ({ $regulars }) dalla { $swarm } alla { $region }?
AIDeal-choose_casualty = L'IA infligge danni nella { $region }: capitano, chi subisce il prossimo punto? (da assegnare: { $points })
AIHowl-choose_regular = { $special }: capitano, la regolare di chi fugge dalla { $origin } alla { $region }?

## Parole che stanno per qualcosa sul tavolo, e in nome di che cosa si fa una domanda

word-corra = Corra
word-vp = PV
word-chaos = Dado Caos
word-base = base di schieramento
word-stockpile = riserva
# Da quale carta viene ciò che una riga racconta.
because-card = {" "}({ $card })
because-spoils = Bottino della { $region }
because-buy = Acquisto di 1 { $unit }
because-omni = Dado onnisciente: { $omni }
because-exodus = Esodo
because-chaos = Dado Caos { $n }

## Il diario: una riga per ogni effetto

did-BeginRound = Round { $round }
did-BeginPhase = Fase { $phase }: { $phase_name }
did-LayTokens = Si dispongono i gettoni PV: { $tokens }.
laid = { $region }, { $n } PV
laid-symbol = { $region }, { $n } PV e { $action }
did-MakeFirst = Primo giocatore: { $who_mid }.
did-TakeFeat = { $who } sceglie l'impresa { $feat }.
did-UseFeat = { $who } usa l'impresa { $feat }.
did-GainCorra = { $taken ->
    [0] { $who } non prende Corra{ $because }: la riserva è vuota.
   *[other] { $who } prende { $taken } Corra{ $because }{ $short ->
        [0] .
        [one] ; gliene spettava ancora 1, ma la riserva è vuota.
       *[other] ; gliene spettavano ancora { $short }, ma la riserva è vuota.
    }
}
did-PayCorra = { $who } paga { $amount } Corra.
did-PayCorra-ability = { $who } usa { $ability } per { $amount } Corra.
did-Deploy = { $who } schiera { $units } { $source } nella { $region }.
did-Move = { $who } muove { $units } dalla { $origin } alla { $region }.
did-Move-driven = { $by } fa fuggire { $units } { $who_of } dalla { $origin } alla { $region }.
did-Hit = { $defeated ->
    [yes] { $by } infligge 1 danno nella { $region }: cade 1 { $unit } { $who_of }.
   *[no] { $by } infligge 1 danno nella { $region }: 1 { $unit } { $who_of } scende a vitalità { $left }.
}
did-Discard = { $n ->
    [one] { $units } { $who_of } lascia la { $region } per gli scarti.
   *[other] { $units } { $who_of } lasciano la { $region } per gli scarti.
}
did-Recall = { $who } fa scattare una trappola nella { $region }: 1 { $unit } torna sulla plancia.
did-Recover = { $who } riporta { $units } dagli scarti alla plancia{ $because }.
did-Heal = { $n ->
    [one] { $units } { $who_of } nella { $region } recupera 1 vitalità{ $because }.
   *[other] { $units } { $who_of } nella { $region } recuperano 1 vitalità a testa{ $because }.
}
did-Settle = { $units } { $who_of } nella { $region }: in azione dal prossimo turno.
did-SetOmni = { $who } tira il dado onnisciente: { $omni }.
did-SpendOmni = { $how ->
    [exodus] { $who } spende il dado onnisciente per l'Esodo: { $omni }.
   *[action] { $who } spende il dado onnisciente: { $omni }.
}
did-RollPool = Riserva di selezione: { $dice }.
did-TakeDie = { $who } prende un dado: { $action }.
did-SpendDie = { $how ->
    [action] { $who } spende un dado: { $action }.
    [discard] { $who } scarta un dado senza effetto: { $action }.
    [exodus] { $who } spende un dado per l'Esodo: { $action }.
   *[ai] { $who } rimette il suo dado nella riserva.
}
did-TurnDie = { $who } tira il suo dado: { $action }.
did-CountPurchase = { $who } acquista 1 { $kind } per { $cost } Corra.
did-Score = { $side } +{ $total } PV nella { $region } ({ $parts }).
score-token = gettone { $n }
score-domination = dominio { $n }
score-bonus = bonus { $n }
did-MoveBase = La base di schieramento ora è la { $region }.
did-TurnChaos = Il Dado Caos mostra { $value }.
did-Remember = { $value ->
    [0] L'IA non tiene ciò che la sua missione richiede.
   *[other] L'IA tiene ciò che la sua missione richiede: ancora un round, e vince.
}
did-Finish = { $n ->
    [one] Vince { $winners_mid }: { $why }!
   *[other] Vittoria condivisa tra { $winners_mid }: { $why }.
}
did-Finish-humans = Vincono gli umani: { $why }!
did-Finish-ai = Gli umani hanno perso e vince { $winners_mid }: { $why }.

## Da quando manchi: che cosa è toccato a chi

upshot-fallen = { $n } { $unit }, { $region }
upshot-hurt = { $n } di vitalità ({ $one }, { $region })
upshot-recalled = { $n } { $unit }, dalla { $region } alla plancia
upshot-driven = { $n } { $unit } in fuga dalla { $origin } alla { $region }
upshot-corra = { $n } Corra
upshot-recovered = { $n } { $unit }, dagli scarti alla plancia
upshot-vp = { $n } PV, { $region }

## Perché la partita è finita così

why-most = { $vp } PV
why-regions = in parità a { $vp } PV, ma con più regioni
why-drawn = ha deciso la sorte tra chi era ancora in parità
why-cap = { $side ->
    [humans] alla fine del round { $round } i loro PV sono { $vp }
   *[ai] si è arrivati alla fine del round { $round }, e i suoi PV sono { $vp }
}
why-both = entrambe le parti hanno completato una missione, e decidono i PV: { $vp }
why-vp = { $side ->
    [humans] hanno { $vp } PV, e la loro missione ne chiede { $goal }
   *[ai] ha { $vp } PV, e la sua missione ne chiede { $goal }
}
why-hold = { $side ->
    [humans] controllano le regioni della loro missione
   *[ai] controlla le regioni della sua missione
}
why-hold-twice = { $side ->
    [humans] controllano da due round di fila le regioni della loro missione
   *[ai] controlla da due round di fila le regioni della sua missione
}
why-rain = { $side ->
    [humans] le condizioni dello scenario hanno retto fino alla fine del round { $round }
   *[ai] alla fine del round { $round } le condizioni dello scenario non valgono più
}
why-units-held = tutte le unità d'élite della sua missione sono in regioni che controlla
why-last-round = { $side ->
    [humans] alla fine del round { $round } hanno abbastanza PV
   *[ai] alla fine del round { $round } gli umani non hanno abbastanza PV
}
why-no-humans = sulla mappa non è rimasta alcuna unità umana
why-discards = gli umani hanno negli scarti tante unità regolari quante ne chiede la sua missione
why-survive = { $side ->
    [humans] hanno resistito fino alla fine del round { $round }
   *[ai] alla fine del round { $round } gli umani non tengono ciò che lo scenario chiede
}

told-turn = Turno { $who_of }
told-skip = { $who } non ha più dadi e salta il turno.
told-tie = Nessuno segna nella { $region }: parità per il maggior numero di unità.
told-spoils = Bottino della { $region }: { $who_mid } esegue { $action }.
told-spoils-tie = Bottino della { $region }: parità per il maggior numero di unità, nessuno agisce.
told-spoils-declined = Bottino della { $region }: { $who_mid } rinuncia all'azione bonus.
told-last-die-tie = Parità per il minor numero di PV: l'ultimo dado non va a nessuno.
told-foresight = { $who } tira di nuovo il dado onnisciente ({ $ability }).
told-ability = { $who } usa { $ability } nella { $region }.
told-more-damage = { $ability }: { $damage } in più nella { $region }.
told-ai-turn = Turno { $who_of }
told-ai-action = { $who } esegue { $action }.
told-ai-omni = { $who } usa il dado onnisciente: { $omni }.
told-ai-idle = { $who } non può fare nulla.
told-ai-saves = { $who } vuole 1 { $kind }, ma non ha abbastanza Corra e risparmia.
told-ai-attack = { $who } attacca la { $region } ({ $damage }).
told-no-target = { $where ->
    [none] { $who } non trova nessuno da attaccare.
   *[there] { $who } non trova nessuno da attaccare nella { $region }.
}
told-chaos = Dado Caos { $n }: { $row }.
told-too-few-humans = Troppo pochi umani: ne servono { $n }.
told-special = { $who } usa { $ability }.
told-disperse = { $who } disperde la { $region }.

## Come ragiona l'IA

weighed-threat = minaccia più alta: { $chosen } ({ $value })
weighed-low-threat = minaccia più bassa: { $chosen } ({ $value })
weighed-units = più unità dell'IA: { $chosen } ({ $value })
weighed-tie = { $choice }, in parità, quindi il numero più basso
weighed-among = { $choice }; a confronto: { $candidates }

## La tabella del Dado Caos di uno scenario

chaos-row = { $n }. { $row }
chaos-humans = con almeno { $humans } umani, { $part }
chaos-then = { $one }; poi { $other }
chaos-deploy = { $per_human ->
    [yes] l'IA schiera nella { $at } 1 { $regular } per ogni umano
   *[no] l'IA schiera { $units } nella { $at }
}
chaos-gather = { $per_human ->
    [yes] l'IA raduna nella { $at } 1 { $regular } per ogni umano
   *[no] l'IA raduna { $units } nella { $at }
}
chaos-elite = l'IA schiera gratis 1 { $unit }
chaos-elite-priority = l'IA schiera gratis la sua prossima élite
chaos-attack = l'IA attacca la { $at } e infligge { $damage }
chaos-attack-all = l'IA attacca { $regions } e infligge { $damage } in ciascuna
chaos-attack-units = l'IA attacca ogni regione dove ha { $names } e vi infligge { $damage }
chaos-disperse = l'IA disperde la { $at }
chaos-move = ogni { $unit } dell'IA si muove
chaos-move-any = si muovono tutte le élite dell'IA
chaos-cull = i gruppi dell'IA di due o più unità marciano di una regione verso { $regions }
chaos-base = la base di schieramento passa alla regione successiva
chaos-dominion = ogni fazione prende 1 Corra per regione dominata
chaos-corra = { $per_human ->
    [yes] l'IA prende 1 Corra per ogni umano
   *[no] l'IA prende { $n } Corra
}
chaos-heal = ogni élite dell'IA recupera { $n } vitalità
chaos-special = { $special ->
    [none] l'abilità speciale dell'IA
   *[other] { $special }
}
chaos-nothing = non succede nulla
at-base = base di schieramento
at-highest-threat = regione con più minaccia di tutta la mappa
at-highest-threat-occupied = regione con più minaccia tra quelle che occupa
at-highest-threat-in-reach = regione con più minaccia alla sua portata
at-most-units = regione dove ha più unità

## Carte

card-kind = { $kind ->
    [ability] abilità
    [feat] impresa
    [scenario] scenario
    [unit] élite
   *[faction] fazione
}
unit-sheet = Costo { $cost } Corra, vitalità { $vitality }, bonus PV { $vp }, dadi { $dice }. { $deploy } { $ai }
deploy-zone = Si schiera nella zona di schieramento.
deploy-zone-with-regular = Si schiera nella zona di schieramento, insieme a 1 { $regular }.
deploy-own-regulars = Si schiera in una regione della mappa con almeno { $n } { $regulars }.
deploy-enemy = Si schiera in una regione della mappa con un'unità nemica.
deploy-replace-regular = Si schiera dove c'è 1 { $regular }, che va negli scarti.
deploy-landing-with-regular = Si schiera nella zona di schieramento, o in una regione tra 1 e 6 dove hai un'unità, insieme a 1 { $regular }.
deploy-landing = Si schiera nella zona di schieramento, o in una regione tra 1 e 6 dove hai un'unità.
deploy-reach = Si schiera in una regione della mappa che occupi o accanto; nella zona, se non ne occupi.
ai-base = L'IA: nella sua base.
ai-base-with-regular = L'IA: nella sua base, insieme a 1 { $regular }.
ai-highest-threat = L'IA: nella regione con più minaccia.
ai-highest-threat-in-reach = L'IA: nella regione con più minaccia alla sua portata.
scenario-event = Evento: { $text }
scenario-mission = Missioni: { $text }
scenario-setup = Preparazione: { $text }
scenario-chaos = Dado Caos:

## Che cosa non si può concordare

settings-in-an-expansion = { $name } è in un'espansione, non in questa scatola
settings-no-faction = la fazione { $name } non esiste; scegli tra { $known }
settings-same-faction = due giocatori non possono guidare la stessa fazione
settings-standard-seats = in modalità standard si gioca da due a quattro
settings-scenario-without-ai = uno scenario si gioca contro una fazione IA: indica anche quella
settings-coop-seats = in modalità solitario/cooperativo si gioca da uno a quattro
settings-no-scenario = scegli uno scenario tra { $known }
settings-other-ai = lo scenario { $scenario } vuole { $ai } come IA
settings-extra-feat-in-coop = l'impresa in più è solo per la modalità standard
settings-does-not-play = { $name } non gioca
settings-how-many-feats = { $name } sceglie { $wanted ->
    [one] 1 impresa
   *[other] { $wanted } imprese
}, non { $chosen }
settings-not-its-feat = { $feat } non è un'impresa di { $name }; scegli tra { $known }
settings-unreadable = un'impostazione non va bene ({ $said })

## Prima della partita

game-title = Wroth
game-blurb = Cinque fazioni si contendono le otto regioni della penisola di Drudgeon. Seleziona i dadi, muovi le tue truppe, acquista unità d'élite e controlla le regioni che valgono di più quando, alla fine di ogni round, si contano i punti. Il round in cui qualcuno arriva a 30 è l'ultimo, e vince chi ne ha di più; oppure combatti, da solo o in squadra, uno scenario contro una fazione guidata dall'IA.
scenario-none = Nessuno scenario: tutti contro tutti
scenario-none-help = Da due a quattro fazioni; il round in cui qualcuno arriva a 30 PV è l'ultimo.
setting-scenario = Scenario
setting-final_tie = Una parità alla fine di tutto
setting-final_tie-shared = Vittoria condivisa
setting-final_tie-shared-help = Chi è ancora in parità vince insieme.
setting-final_tie-random = Decide la sorte
setting-final_tie-random-help = Si sorteggia uno tra chi è ancora in parità.
setting-db_moves_round1 = La base di schieramento nel round 1
setting-db_moves_round1-true = Si muove
setting-db_moves_round1-true-help = Avanza nel round 1 come in tutti gli altri.
setting-db_moves_round1-false = Sta ferma
setting-db_moves_round1-false-help = Avanza dal round 2 in poi.
setting-coop_spoils = Il Bottino contro l'IA
setting-coop_spoils-individual = Ognuno per sé
setting-coop_spoils-individual-help = Un umano deve avere lì più unità di ogni altra fazione.
setting-coop_spoils-team = Come squadra
setting-coop_spoils-team-help = Le unità degli umani si sommano; agisce chi ne ha di più.
setting-ai_sets = I turni dell'IA
setting-ai_sets-fixed = Sempre tutti
setting-ai_sets-fixed-help = Li gioca tutti, anche quando hai finito i dadi.
setting-ai_sets-until_humans_empty = Finché hai dadi
setting-ai_sets-until_humans_empty-help = Si ferma quando nessun umano ha più dadi.
setting-run1_ram_rolls = Gli Arieti di Dimostrazione di Forza
setting-run1_ram_rolls-each = Un tiro ciascuno
setting-run1_ram_rolls-each-help = Ogni Ariete arriva dove dice il suo dado.
setting-run1_ram_rolls-once = Un tiro per tutti
setting-run1_ram_rolls-once-help = Tutti gli Arieti arrivano nella stessa regione.
setting-elite_vp = I PV delle élite
setting-elite_vp-controlled = Dove hai il controllo
setting-elite_vp-controlled-help = Come dicono le FAQ: un'élite dà i suoi PV solo in una regione controllata dalla sua parte.
setting-elite_vp-occupied = Dove si trovano
setting-elite_vp-occupied-help = Come è stampato: un'élite dà i suoi PV in ogni regione che occupa, chiunque la controlli.
preset-first = La mia prima partita
preset-first-text = Due round con Koda contro Runen, che è indietro. Un'idea per volta, quando serve. Circa 15 minuti.
preset-quick = Uno contro uno
preset-quick-text = Guidi Koda contro Runen, guidati da un bot che sa il fatto suo.
preset-coop = Da solo contro il tavolo
preset-coop-text = Guidi Koda contro Runen, che il tavolo fa giocare secondo le sue regole.
preset-four = Quattro al tavolo
preset-four-text = Guidi Koda; tre bot guidano Aldan, la Gilda e Runen.

## Ciò che viene: il prossimo turno dell'IA, se non cambia nulla

forecast-title = Che cosa farebbe ora { $who }, se non cambiasse nulla
forecast-first = Il primo turno, con il dado che ha: { $action }
forecast-first-omni = Il primo turno, con i dadi che ha: { $action }, poi { $omni }
forecast-rolls = Se tira { $action }
forecast-asks = Poi decide { $who }: { $question }
forecast-roll = Poi decide un tiro.
forecast-chaos = All'inizio del round { $round }: il Dado Caos

## Il tavolo a parole

text-round = { $round ->
    [0] La partita è in preparazione.
   *[other] Round { $round }, fase { $phase }: { $name }.
}
text-side = { $name }: { $vp } PV.
text-side-goal = { $name }: { $vp } PV su { $goal }.
text-won = { $name }: { $vp } PV, e la vittoria.
text-scenario = Scenario { $name }. { $mission }
text-base = La base di schieramento è nella { $region }.
text-chaos = Il Dado Caos mostra { $n }. { $row }.
text-token = { $name }, gettone { $value }.
text-token-symbol = { $name }, gettone { $value } con { $action }.
text-army = { $who }: { $units }.
text-empty = Vuota.
text-would = A contarla ora: { $who_mid } +{ $n } PV ({ $parts }).
text-nobody = Non la prenderebbe nessuno.
text-threat = Minaccia { $n }.
text-first = { $who }, Primo Giocatore, con { $corra } Corra.
text-faction = { $who }, con { $corra } Corra.
text-dice = Dadi azione: { $dice }.
text-no-dice = nessuno
text-omni = Dado onnisciente: { $omni }.
text-board = Sulla plancia { $units }, negli scarti { $discard }.
text-elite = { $n } { $unit } a { $cost } Corra l'uno
text-reserve = Di riserva: { $elites }.
text-feat = Impresa { $feat }: { $text }
text-feat-used = Impresa { $feat }, usata.
text-centre = Al centro { $n } Corra; dadi da scegliere: { $dice }.
text-waiting = Tocca a: { $who }.

## Per chi impara: di che cosa tratta una domanda

lesson-Turn-choose_step = Nel tuo turno spendi un dado azione e fai ciò che mostra. Prima e dopo puoi anche acquistare unità d'élite e usare l'abilità della fazione, l'impresa e il dado onnisciente, nell'ordine che vuoi. Poi chiudi il turno.
lesson-SetUp-choose_feats = Un'impresa è una carta forte tutta tua. Alcune valgono per tutta la partita, altre una volta sola: tienile per il momento in cui ribaltano una regione.
lesson-TakeDice-choose_die = I dadi che prendi ora sono le tue azioni di questo round, una per turno. Prendi prima ciò che ti serve di più: gli altri prendono dalla stessa riserva.
lesson-Prepare-foresee = Il dado onnisciente è un'azione in più di questo round. Se la sua faccia ti serve poco, tiralo di nuovo; poi tieni ciò che esce.
lesson-RegionSpoils-accept = Dove hai più unità di tutti, il simbolo della regione ti dà un'azione gratis. Rinunciare non conviene quasi mai.
lesson-RegionSpoils-choose_for_the_team = Uno di voi esegue l'azione per la squadra: chi può farne l'uso migliore.
lesson-Extend-choose_region = Avanzata mette le regolari della plancia dove sei già. Rinforza una regione che puoi vincere o che non devi perdere.
lesson-Extend-choose_how_many = Più unità vincono una regione; chi resta sulla plancia può arrivare dopo.
lesson-Maneuver-choose_origin = Una Manovra muove fino a due unità di una regione, o ne porta due dalla plancia nella tua zona della Costiera. Prendile da dove non servono per vincere.
lesson-Maneuver-choose_region = Va' dove una o due unità in più ti rendono il più forte, o impediscono a un altro di esserlo.
lesson-Maneuver-choose_how_many = Le unità nella tua zona sono al sicuro, ma non danno punti: da lì entrano nelle regioni costiere.
lesson-March-choose_units = Per il controllo un'élite vale un'unità, come una regolare, ma è più dura da abbattere. Guarda che cosa lasci indietro.
lesson-March-choose_escort = Queste regolari vanno con loro gratis. Lasciane abbastanza per tenere la regione da cui partono.
lesson-Attack-choose_region = Attacchi dove sei o accanto. Colpisci dove un'unità in meno ti rende il più forte, o toglie la regione a qualcuno.
lesson-Attack-choose_faction = Colpisci chi tiene la regione, o chi è in testa.
lesson-Deal-choose_unit = Una regolare cade con un punto di danno; un'élite perde una vitalità e cade all'ultima. Per il controllo ogni unità vale lo stesso: abbattine più che puoi.
lesson-HurtSomeone-choose_faction = La tua unità colpisce arrivando. Colpisci chi tiene la regione, o chi è in testa.
lesson-Exodus-choose_dice = Un Esodo costa due dadi, qualunque faccia mostrino. Spendi quelli che ti servono meno.
lesson-Exodus-choose_origin = Da questa regione partono tutte le unità che vuoi verso quelle attorno. Conviene dove ce ne sono molte insieme, o nella Costiera per sbarcare in forze.
lesson-SendTo-choose_how_many = Manda quanto basta per essere il più forte lì. Ti si chiede di ogni regione attorno, una dopo l'altra.
lesson-Exodus-choose_storm = La tempesta scoppia dove sono arrivate almeno due tue unità. Scegli dove il danno ribalta la regione.
lesson-Buy-choose_place = Ogni tipo di élite ha la sua regola su dove compare. Alcune danno PV dove controlli: mettile dove sarai ancora il più forte quando si contano i punti.
lesson-Gather-choose_how_many = Prendi le regolari da dove servono poco: prima plancia e scarti, poi le regioni che tieni con largo margine.
lesson-Summons-choose_region = Le tue regolari accorrono da una tua élite. Scegli la regione che farebbero vincere.
lesson-Summons-choose_origin = Prendile da una regione vicina dove non servono.
lesson-Summons-choose_how_many = Quante servono lì; lasciane abbastanza per tenere la regione da cui partono.
lesson-HiredSwords-choose_region = In cambio di Corra le tue regolari sbarcano direttamente lungo la costa, anche dove non sei ancora.
lesson-HiredSwords-choose_how_many = Hai già pagato: di solito tutte quelle che puoi.
lesson-Howl-choose_region = Le regolari nemiche fuggono da una regione in cui sei. Scegline una che vinci senza di loro.
lesson-Howl-choose_faction = Scaccia chi lì è più forte di te.
lesson-Howl-choose_destination = Mandale dove non fanno danni: dove non vincono nulla.
lesson-Howl-choose_how_many = Tutte quelle che puoi, a meno che vincano la regione in cui fuggono.
lesson-SpringTrap-choose_trap = La trappola scatta e la sua unità torna sulla plancia; puoi riacquistarla. Falla scattare dove il danno ribalta la regione.
lesson-GatherFeat-choose_region = Molte regolari insieme vincono una regione. Scegline una ricca che gli altri difficilmente riprendono in questo round.
lesson-Verdict-choose_region = Tutto questo danno cade in una sola regione. Scegli dove la ribalta, o dove abbatte un'élite costosa.
lesson-Knives-choose_regions = Un danno in ogni regione: scegli quelle in cui una sola unità in meno fa la differenza.
lesson-Turncoats-choose_region = Un'unità nemica se ne va e arrivano le tue: due passi insieme. Scegli dove questo ti rende il più forte.
lesson-Turncoats-choose_faction = Toglila a chi tiene la regione.
lesson-Turncoats-choose_how_many = Non costano nulla: di solito tutte quelle che puoi.
lesson-FreeElite-choose_region = Questa élite è gratis. Mettila dove vince una regione e non cade subito.
lesson-Claws-choose_region = Attacchi più volte, in questa regione e in quelle accanto. Scegline una in mezzo a molti nemici.
lesson-Claws-another = Gli attacchi non costano altro: continua finché c'è qualcuno che vale la pena colpire.
lesson-Grudge-choose_faction = Il danno cade in ogni regione dove siete entrambi: più ne avete in comune, meglio è.
lesson-Rebirth-choose_how_many = Le regolari sulla plancia si possono schierare di nuovo, quelle negli scarti no. Di solito tutte.
lesson-Swarm-choose_region = Le tue regolari sciamano da tutt'intorno. Scegli una regione ricca che vinci con loro.
lesson-Swarm-choose_how_many = Lasciane abbastanza per tenere la regione da cui partono, e manda le altre.
lesson-AIDeal-choose_casualty = L'IA colpisce, e tra pari il capitano sceglie chi subisce. Sia l'unità che ti manca di meno: una che ti lascia la regione.
lesson-AIHowl-choose_regular = La regolare di qualcuno deve fuggire. Sia una di cui la sua regione può fare a meno.

## Per chi impara: perché una risposta è buona

reason-feat = Ogni impresa vale: prendi quella il cui testo ti piace.
reason-end = Non resta niente di meglio: chiude il tuo turno.
reason-end-too = Chiude il tuo turno e tiene in serbo ciò che hai.
reason-pass = Lascia il tavolo com'è.
reason-same = Ciò che ognuno prenderebbe resta com'è.
reason-die = Supponi che tocchi a te con questo dado. { $reason }
reason-die-later = Per ora cambierebbe poco; serve più avanti.
reason-control = { $team ->
    [yes] La tua squadra controllerebbe la { $region } (+{ $n } PV).
   *[no] Controlleresti la { $region } (+{ $n } PV).
}
reason-more = { $team ->
    [yes] Nella { $region } la tua squadra prenderebbe { $n } PV in più.
   *[no] Nella { $region } prenderesti { $n } PV in più.
}
reason-less = { $team ->
    [yes] Ma nella { $region } la tua squadra prenderebbe { $n } PV in meno.
   *[no] Ma nella { $region } prenderesti { $n } PV in meno.
}
reason-stop = { $who } prenderebbe { $n } PV in meno nella { $region }.
reason-gives = Ma { $who } prenderebbe { $n } PV in più nella { $region }.
reason-cost = Ti costa { $units }.
reason-loses = { $who } perde { $units }.
reason-friend-loses = Ma { $who } perde { $units }.
reason-hurt = Le élite { $who_of } perdono { $n } di vitalità.
reason-corra = Ottieni { $n } Corra.
reason-elite = Ottieni { $units }.
reason-landed = { $n ->
    [one] Hai 1 unità in più nelle regioni numerate.
   *[other] Hai { $n } unità in più nelle regioni numerate.
}
reason-zone = { $n ->
    [one] 1 unità in più aspetta nella tua zona di sbarcare.
   *[other] { $n } unità in più aspettano nella tua zona di sbarcare.
}
reason-stronger = { $n ->
    [one] Hai 1 unità in più nella { $region }.
   *[other] Hai { $n } unità in più nella { $region }.
}

# I capitoli del registro delle regole.
chapter-W-GEN = In generale
chapter-W-CORRA = Corra
chapter-W-SETUP = Preparazione
chapter-W-UNIT = Unità e vitalità
chapter-W-ROUND = Il round
chapter-W-UPKEEP = Fase 1: Mantenimento
chapter-W-SPOILS = Fase 2: Bottino
chapter-W-PREP = Fase 3: Preparativi
chapter-W-DRAFT = Fase 4: Selezione
chapter-W-ACT = Fase 5: Azioni
chapter-W-EXODUS = Esodo
chapter-W-BUY = Acquistare unità d'élite e abilità
chapter-W-OMNI = Il dado onnisciente
chapter-W-VP = Fase 6: Punti Vittoria
chapter-W-MAP = La mappa
chapter-W-SHORE = La regione Costiera
chapter-W-MOVE = Muovere e schierare
chapter-W-FEAT = Imprese
chapter-W-DMG = Attacco e danni
chapter-W-MUSTER = Radunare
chapter-W-COOP-SETUP = Insieme: preparazione
chapter-W-SCEN = Insieme: carte scenario
chapter-W-THREAT = Insieme: minaccia
chapter-W-COOP-UPKEEP = Insieme: Mantenimento
chapter-W-COOP-SPOILS = Insieme: Bottino
chapter-W-COOP-PREP = Insieme: Preparativi
chapter-W-COOP-DRAFT = Insieme: Selezione
chapter-W-COOP-ACT = Insieme: Azioni
chapter-W-AI-TURN = L'IA: il suo turno
chapter-W-AI-OMNI = L'IA: il dado onnisciente
chapter-W-AI-BUY = L'IA: acquistare
chapter-W-AI-DMG = L'IA: i danni
chapter-W-AI-GATHER = L'IA: radunare
chapter-W-COOP-VP = Insieme: Punti Vittoria
chapter-W-DISPERSE = Disperdere
chapter-W-SCEN-RUN1 = Scenario: Dimostrazione di Forza
chapter-W-C = A che cosa si attiene il contenuto
chapter-W-AIC = La carta riassuntiva dell'IA
chapter-W-A = Interpretazioni

## Al terminale

face-map-vp = { $value } PV
face-map-threat = minaccia { $n }
face-map-base = BASE
face-map-objective = META
face-map-control = controllo: { $side }
face-map-shores = Regione Costiera
face-table-round = Round { $round } · { $phase } · { $corra } Corra nella riserva
face-table-pool = Riserva di selezione: { $dice }
face-table-scenario = { $title } ({ $id }) · Dado Caos { $chaos } · base di schieramento: regione { $base }
face-table-score = Umani { $humans } PV, { $name } { $ai } PV
face-seat-name = Fazione
face-seat-vp = PV
face-seat-corra = Corra
face-seat-dice = Dadi
face-seat-omni = Onnisciente
face-seat-board = Sulla plancia
face-seat-discard = Scarti
face-seat-first = {" "}(primo)
face-seat-ai = (IA)
face-seat-feat = { $letter } { $feat } ({ $id }), { $state ->
    [used] già usata
    [once] una volta per partita
   *[always] per tutta la partita
}
face-seat-sentence = { $own ->
    [yes] { $name }: { $vp } PV, { $corra } Corra. Dadi: { $dice }. Dado onnisciente: { $omni }. Sulla plancia: { $board }. Negli scarti: { $discard }.
   *[no] { $name }: { $corra } Corra. Dadi: { $dice }. Dado onnisciente: { $omni }. Sulla plancia: { $board }. Negli scarti: { $discard }.
}
face-die = { $face ->
    [mine] Est
    [extend] Ava
    [maneuver] Man
   *[battle] Bat
}
face-legend = ► controlla · K 3 Gr2: 3 regolari, un Grigio con vitalità 2 · ═ ponte di terra
face-over = { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}
face-examples = regole W-ACT-07, regole KOD-F1, regole Stoico
face-drawing = Sulla mappa: ► controlla la regione; K 3 Gr2 vuol dire 3 regolari e un Grigio con vitalità 2; ═ è un ponte di terra.

## The lab

bench-counted = domande, anche quelle con una sola risposta, che il motore dà da sé; in quattro in modalità standard, tutto a caso
