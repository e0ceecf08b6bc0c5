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
    [1] Mantenimento
    [2] Bottino
    [3] Preparativi
    [4] Selezione
    [5] Azioni
   *[6] Punti Vittoria
}
units = { $n } { $unit }
elite = { $unit } ({ $vitality }/{ $full })
elite-new = { $unit } ({ $vitality }/{ $full }, di questo turno)
damage = { $n ->
    [one] 1 danno
   *[other] { $n } danni
}
army-empty = nessuna unità
region-empty = vuota

## Che cosa fa un'azione, in poche parole

gist-mine = prendi { $n } Corra
gist-extend = schiera fino a 2 { $regulars } dove hai già un'unità
gist-maneuver = muovi fino a 2 unità di una regione, o schierane fino a 2 nella tua zona
gist-battle = attacca una regione a portata per 1 danno
gist-exodus = spendi due dadi, muovi quante unità vuoi da una regione
omni-gist-mine = prendi { $n } Corra
omni-gist-strike = attacca una regione qualsiasi della mappa per 1 danno
omni-gist-assault = attacca una regione a portata per 2 danni
omni-gist-double = ripeti l'azione che hai appena svolto
gist-summons = muovi fino a { $n } { $regulars } verso una tua élite nella regione accanto
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
step-buy = Compra 1 { $unit } (vitalità { $vitality }) per { $cost } Corra; ne hai { $corra }
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
RegionSpoils-accept = Bottino della { $region }: hai più unità di tutti. Svolgi la sua azione bonus?
RegionSpoils-choose_for_the_team = Bottino della { $region }: chi svolge l'azione bonus ({ $action }) per la squadra?
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
SendTo-choose_how_many = Esodo verso la { $region }: quante unità ({ $unit }) ci vanno?
Exodus-choose_storm = { $storm }: dove scoppia la tempesta ({ $storm_damage })?
Buy-choose_place = Dove schieri 1 { $kind }? ({ $cost } Corra)
Gather-choose_how_many = Quante unità ({ $regulars }) raduni { $source } per la { $region }? (al massimo altre { $left })
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
Verdict-choose_region = { $feat }: in quale regione infliggi i danni ({ $n })?
Knives-choose_regions = { $feat }: dove infliggi 1 danno? (al massimo altre { $most }, in ordine crescente)
Turncoats-choose_region = { $feat }: in quale regione?
Turncoats-choose_faction = { $feat }: quale fazione perde 1 regolare nella { $region }?
Turncoats-choose_how_many = { $feat }: quante unità ({ $regulars }) schieri nella { $region }?
FreeElite-choose_region = { $feat }: dove schieri 1 { $kind }?
Claws-choose_region = { $feat }: attorno a quale regione attacchi?
Claws-another = { $feat }: attacchi ancora attorno alla { $region }?
Grudge-choose_faction = { $feat }: contro quale fazione? 1 danno dovunque siete entrambi.
Rebirth-choose_how_many = { $feat }: quante unità ({ $regulars }) tornano dagli scarti alla plancia?
Swarm-choose_region = { $feat }: in quale regione?
Swarm-choose_how_many = { $feat }: quante unità ({ $regulars }) dalla { $swarm } alla { $region }?
AIDeal-choose_casualty = L'IA infligge danni nella { $region }: capitano, chi subisce il prossimo punto? (da assegnare: { $points })
AIHowl-choose_regular = { $special }: capitano, la regolare di chi fugge dalla { $origin } alla { $region }?

## Il diario: una riga per ogni effetto

did-BeginRound = Round { $round }
did-BeginPhase = Fase { $phase }: { $phase_name }
did-LayTokens = Si dispongono i gettoni PV: { $tokens }.
did-MakeFirst = Primo giocatore: { $who }.
did-TakeFeat = { $who } sceglie l'impresa { $feat }.
did-UseFeat = { $who } usa l'impresa { $feat }.
did-GainCorra = { $short ->
    [0] { $who } prende { $taken } Corra.
   *[other] { $who } prende { $taken } Corra; ne spettavano altre { $short }, ma la riserva è vuota.
}
did-PayCorra = { $who } paga { $amount } Corra.
did-PayCorra-ability = { $who } usa { $ability } per { $amount } Corra.
did-Deploy = { $who } schiera { $units } { $source } nella { $region }.
did-Move = { $who } muove { $units } dalla { $origin } alla { $region }.
did-Move-driven = { $by } fa fuggire { $units } { $who_of } dalla { $origin } alla { $region }.
did-Hit = { $defeated ->
    [yes] { $by } infligge 1 danno nella { $region }: cade 1 { $unit } { $who_of }.
   *[no] { $by } infligge 1 danno nella { $region }: a 1 { $unit } { $who_of } resta vitalità { $left }.
}
did-Discard = { $units } { $who_of } nella { $region }: negli scarti.
did-Recall = 1 { $unit } { $who_of } nella { $region }: di nuovo sulla plancia.
did-Recover = { $who } riporta { $units } dagli scarti alla plancia.
did-Heal = { $units } { $who_of } nella { $region }: recupero di 1 vitalità.
did-Settle = { $units } { $who_of } nella { $region }: in azione dal prossimo turno.
did-SetOmni = { $who }, discernimento: { $omni }.
did-SpendOmni = { $who } spende il dado onnisciente.
did-RollPool = Riserva di selezione: { $dice }.
did-TakeDie = { $who } prende un dado: { $action }.
did-SpendDie = { $how ->
    [action] { $who } spende un dado: { $action }.
    [discard] { $who } scarta un dado senza effetto: { $action }.
    [exodus] { $who } spende un dado per l'Esodo: { $action }.
   *[ai] { $who } rimette il suo dado al centro.
}
did-TurnDie = { $who } tira il suo dado: { $action }.
did-CountPurchase = { $who } compra 1 { $kind } per { $cost } Corra.
did-Score = { $side } +{ $total } PV nella { $region } ({ $parts }).
score-token = gettone { $n }
score-domination = dominio { $n }
score-bonus = bonus { $n }
did-MoveBase = La base di schieramento ora è la { $region }.
did-TurnChaos = Il dado caos mostra { $value }.
did-Remember = { $value ->
    [0] L'IA non tiene ciò che la sua missione richiede.
   *[other] L'IA tiene ciò che la sua missione richiede: ancora un round, e vince.
}
did-Finish = { $n ->
    [one] Vince { $winners }!
   *[other] Vittoria condivisa: { $winners }.
}
did-Finish-humans = Vincono gli umani!

told-turn = Turno { $who_of }
told-skip = { $who } non ha più dadi e salta il turno.
told-tie = Nessuno segna nella { $region }: la maggioranza è in parità.
told-spoils = Bottino della { $region }: { $who } svolge { $action }.
told-spoils-tie = Bottino della { $region }: la maggioranza è in parità, nessuno agisce.
told-last-die-tie = Parità per i PV più bassi: l'ultimo dado non va a nessuno.
told-foresight = { $who } tira di nuovo il dado onnisciente ({ $ability }).
told-ability = { $who }: { $ability } nella { $region }.
told-ai-turn = Turno { $who_of }
told-ai-action = { $who } svolge { $action }.
told-ai-omni = { $who } usa il dado onnisciente: { $omni }.
told-ai-idle = { $who } non può fare nulla.
told-ai-saves = { $who } vuole 1 { $kind }, ma non ha abbastanza Corra e risparmia.
told-ai-attack = { $who } attacca la { $region } per { $damage }.
told-no-target = { $who } non trova nessuno da attaccare.
told-chaos = Dado caos { $n }: { $row }
told-too-few-humans = Troppo pochi umani: ne servono { $n }.
told-cull = { $who } marcia dalla { $region } alla { $to }.
told-special = { $who }: { $ability }.
told-disperse = { $who } disperde la { $region }.

## Come ragiona l'IA

weighed-threat = minaccia più alta: { $chosen } ({ $value })
weighed-low-threat = minaccia più bassa: { $chosen } ({ $value })
weighed-units = più unità IA: { $chosen } ({ $value })
weighed-tie = { $choice }, in parità, quindi il numero più basso
weighed-among = { $choice }; confronto: { $candidates }

## La tabella del dado caos di uno scenario

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
chaos-attack = l'IA attacca la { $at } per { $damage }
chaos-attack-all = l'IA attacca { $regions }, per { $damage } ciascuna
chaos-attack-units = l'IA attacca per { $damage } ogni regione dove ha { $names }
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
scenario-chaos = Dado caos:

## Che cosa non si può concordare

settings-in-an-expansion = { $name } è in un'espansione, non in questa scatola
settings-no-faction = la fazione { $name } non esiste; scegli tra { $known }
settings-same-faction = due giocatori non possono guidare la stessa fazione
settings-standard-seats = in modalità standard si gioca da due a quattro
settings-scenario-without-ai = uno scenario si gioca contro una fazione IA: indica anche quella
settings-coop-seats = in solitario e in cooperativa si gioca da uno a quattro
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
