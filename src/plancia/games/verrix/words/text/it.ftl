# Verrix in italiano. Le domande hanno la chiave del passo che le pone, il diario quella dell'effetto.

list = { $most } e { $last }

## Nomi

# Una tribù all'inizio di una frase, dentro una frase, dopo «di» e dopo «a».
name-tribe = La tribù { $name }
name-mid = la tribù { $name }
name-of = della tribù { $name }
name-to = alla tribù { $name }
class = { $name ->
    [commoner] popolani
    [artisan] artigiani
    [warrior] guerrieri
    [merchant] mercanti
   *[mystic] mistici
}
a-class = { $name ->
    [artisan] artigiano
    [warrior] guerriero
    [merchant] mercante
   *[mystic] mistico
}
bonus = { $bonus ->
    [movement] movimento
    [force] FORZA
    [fame] fama
    [carrying] trasporto
   *[battle] Battaglia
}
type = { $n ->
    [0] Sviluppo
    [1] Commercio
    [2] Razzia
   *[3] Battaglia
}
place = { $place ->
    [home] al tuo villaggio
    [tribe] al villaggio di un'altra tribù
    [port] a Portum Itium
    [free] in un territorio libero confinante
   *[battle] in una Battaglia
}
phase = { $phase ->
    [0] Preparazione
    [1] Fase Eventi
    [2] Fase Azioni
    [3] Fase Ripristino
   *[4] Festività
}
counted = { $n } { $thing }
no-food = Nessun Alimento
commoners = { $n ->
    [one] 1 popolano
   *[other] { $n } popolani
}
hostages = { $n ->
    [one] 1 ostaggio della tribù { $name }
   *[other] { $n } ostaggi della tribù { $name }
}
own-commoners = { $n ->
    [one] 1 popolano della tribù { $name }
   *[other] { $n } popolani della tribù { $name }
}
own-commoners-back = { $n ->
    [one] 1 suo popolano
   *[other] { $n } suoi popolani
}
kidnapped = { $n ->
    [one] 1 popolano rapito
   *[other] { $n } popolani rapiti
}
divine-will = { $n } Volere Divino
a-trophy = 1 trofeo ({ $trophy })
nobody = nessuno
nothing = nulla
vp = { $n } PV
vp-track = { $n } PV ({ $laps } + { $space })
# Verso chi va il disco di una Battaglia.
towards = { $side ->
    [attacker] chi attacca
   *[defender] chi difende
}
with-market = il mercato
with-tribe = { $mid }
to-battle = Battaglia
to-support = Supporto

## Che cosa si sa prima di scegliere

force = FORZA { $n }
pays = { $n ->
    [0] nessun Alimento da pagare
    [one] paga 1 Alimento
   *[other] paga { $n } Alimenti
}
carries = trasporta { $n }
worth = vale { $n }
there-are = { $n ->
    [one] ce n'è 1
   *[other] ce ne sono { $n }
}
you-have = ne hai { $n }
at-the-market = al mercato: { $n }
village-of = villaggio { $of }
way-costs = { $n ->
    [one] 1 Alimento
   *[other] { $n } Alimenti
} prima dei bonus delle unità
in-tribute = in tributo { $tributes }
either = { $most }, oppure { $last }
path-tribute = 1 a { $name }
path-cost = { $n ->
    [0] nessun Alimento
    [one] 1 Alimento
   *[other] { $n } Alimenti
}
path-cost-most = { $n ->
    [0] nessun Alimento
    [one] ≤ 1 Alimento
   *[other] ≤ { $n } Alimenti
}
far-from-market = { $n ->
    [one] 1 Alimento
   *[other] { $n } Alimenti
} fino a Portum Itium
raid-odds = { $attack } contro { $defence } e un gettone · successo { $percent } %
resists = contro FORZA { $defence }
guard-odds = difesa { $defence } e un gettone · respinta { $percent } %
round-odds = { $ours } contro { $theirs } e un gettone
loses = per chi resta perdi { $n } PV
slot = { $good } ({ $bonus ->
    [movement] movimento
    [force] FORZA
    [fame] fama
    [carrying] trasporto
   *[battle] Battaglia
})
wears = { $character }: { $goods }
wears-nothing = Nessun equipaggiamento
as-now = come ora
tribute = { $n ->
    [one] 1 Alimento
   *[other] { $n } Alimenti
} { $to }
card-of = { $card } ({ $of })

## Opzioni

label-card = { $cost ->
    [none] { $type } · { $card }: { $text }
   *[other] { $type } · { $card } · { $cost }: { $text }
}
label-battle-card = { $card }: { $text }
label-lesson = { $card } · { $needs }: { $text }
label-declare = Dichiara Battaglia al villaggio di un'altra tribù
label-play-event = Gioca la tua Carta Evento { $event }: { $text }
label-route = Passando per { $places } · { $tribute ->
    [none] nessun tributo
   *[other] { $tribute }
}
label-straight = Direttamente · nessun tributo
label-trophy = { $trophy }: { $text }
label-kidnap = Rapisci un popolano { $of }
giver-market = Il mercato
label-free-own = { $hostage }, prigioniero { $holder }: è tuo, subito disponibile
label-free = { $hostage }, prigioniero { $holder }: va al mercato
label-everyone = Tutti: { $who }
label-with-event = { $who }, con { $event }
label-second-token = { $tokens ->
    [1] Un gettone · respinta { $percent } %
   *[other] Spendi 1 Volere Divino, pescane due e usa il più alto · respinta { $percent } %
}
label-plunder-goods = Beni, fino a { $n }; { $vp } PV se di almeno { $kinds } tipi
label-plunder-hostages = { $n ->
    [one] 1 popolano dal mercato
   *[other] Fino a { $n } popolani dal mercato
}
label-support = { $side ->
    [attacker] Sostieni l'attacco { $of }
   *[defender] Sostieni la difesa { $of }
}
label-accept = Accetta il Supporto { $of }
label-refuse = Rifiuta il Supporto { $of }
label-by-ability = { $ability }: due gettoni, senza pagare
label-pay = Paghi 1 Volere Divino (ne hai { $will }): due gettoni
label-pays = { $tribe } paga 1 Volere Divino (ne ha { $will }): due gettoni
label-event = { $event }: { $text }
label-show-event = Giocala
label-draw-event = Paga 3 Volere Divino e pesca una Carta Evento
label-keep-event = Tienila
label-replace-event = Scartala e pescane un'altra
label-into-the-box = Nella scatola: esce dal gioco
label-at-hand = Un popolano disponibile
label-at-home = Un popolano impegnato al villaggio
pass = No
pass-Turn-choose_act = Passa la mano per questo mese
pass-BuyEvent-draw_or_pass = Non pescare
pass-Develop-use_the_cauldron = Nessun altro Alimento
pass-Develop-put_away = Nella pila degli scarti
pass-ClanPact-put_away = Nella pila degli scarti
pass-Bargain-choose_sale = Nient'altro da vendere
pass-Bargain-choose_purchase = Nient'altro da acquistare
pass-Raid-choose_loot = Non prendere altro
pass-PlunderMarket-choose_loot = Non prendere altro
pass-Support-propose = Restane fuori
pass-BlessRound-play_or_keep = Tienila coperta
pass-Benefit-play_or_keep = Tienila coperta
pass-LastEvent-play_or_keep = Non giocarla
pass-DrawFate-ask_for_a_second_token = Un solo gettone

## Domande

Supply-choose_hostages = { $most ->
    [one] Di quale tribù è il popolano che prendi in ostaggio dal mercato?
   *[other] Di quali tribù sono i popolani che prendi in ostaggio dal mercato? ({ $most } da scegliere)
}
FirstVillage-choose_territory = Dove metti il tuo primo villaggio?
BuyEvent-draw_or_pass = Fase Eventi: hai { $will } Volere Divino. Ne paghi 3 per pescare una Carta Evento?
BuyEvent-be_benevolent = Hai pescato { $event }: { $text } La tieni?
HandleEvent-choose_which_to_keep = Puoi tenere una sola Carta Evento. Quale?
Occur-choose-giver = { $event }: da dove viene?
Occur-choose-take = { $event }: che cosa prendi?
Occur-choose-hostage = { $event }: quale ostaggio fugge?
Occur-choose-number = { $event }: quanti Alimenti rimetti al mercato?
Occur-choose-tribe = { $event }: chi perde i PV?
Occur-choose-thing = { $event }: quale trofeo prendi?
Occur-choose_escort = { $event }: chi l'accompagna?
Foresee-choose_card = Quale di queste carte peschi? L'altra torna in cima al mazzo.
Reorder-choose_order = In che ordine rimetti le carte? (La prima sarà pescata per prima.)
Turn-choose_act = { $shown ->
    [none] Tocca a te: gioca una carta, dichiara Battaglia o passa. ({ $festival } ora ti darebbe { $vp } PV.)
   *[other] Hai mostrato { $shown }: per quale azione?
}
Journey-choose_destination = { $card }: dove? (Hai { $food ->
    [one] 1 Alimento
   *[other] { $food } Alimenti
}.)
Journey-choose_route = { $card }: per quale via verso { $place }?
Journey-choose_units = { $battle ->
    [yes] { $card } ({ $place }): chi combatte? (almeno 4 tra { $classes }; Alimenti: { $food }{ $tribute ->
            [none] {""}
           *[other] ; { $tribute }
        })
   *[no] { $force ->
        [0] { $card } ({ $place }): chi va? ({ $classes }; Alimenti: { $food }{ $tribute ->
            [none] {""}
           *[other] ; { $tribute }
        })
       *[other] { $card } ({ $place }): chi va? (almeno FORZA { $force }: { $classes }; Alimenti: { $food }{ $tribute ->
            [none] {""}
           *[other] ; { $tribute }
        })
    }
}
Develop-choose_lesson = Quale carta Speciale apprendi?
Develop-choose_units = { $card }: chi impegni? (almeno FORZA { $force }: { $classes })
Develop-choose_what-character = { $card }: quale personaggio ottieni?
Develop-choose_what-take = { $card }: che cosa prendi dal mercato?
Develop-choose_what-offering = { $card }: che cosa metti al mercato?
Develop-use_the_cauldron = Calderone di Murias: da chi prendi un altro Alimento?
Develop-put_away = Hai appreso tutto. Dove va { $card }?
Bargain-choose_sale = Scambio con { $partner }: che cosa vendi? ({ $carried ->
    [one] al massimo una cosa
   *[other] al massimo { $carried } cose
}{ $wanted ->
    [0] {""}
   *[other] , per un valore complessivo di almeno { $wanted }
}{ $bonus ->
    [0] {""}
   *[other] ; il tuo bonus aggiunge { $bonus }
})
Bargain-choose_purchase = Scambio con { $partner }: che cosa acquisti? ({ $carried ->
    [one] al massimo una cosa
   *[other] al massimo { $carried } cose
}, per un valore complessivo di al massimo { $value })
ClanPact-choose_gift = { $card }: che cosa prendi?
ClanPact-put_away = Hai piazzato tutti i villaggi. Dove va { $card }?
Raid-react = { $raider } ti razzia con { $card }, FORZA { $attack }. Chi difende? (già al villaggio: FORZA { $defence })
Raid-ask_for_a_second_token = { $raider } ha FORZA { $attack }, tu { $defence } e un gettone. Paghi per un secondo gettone?
Raid-choose_loot = La Razzia contro { $target } riesce: che cosa prendi? ({ $most ->
    [one] al massimo una cosa
   *[other] al massimo { $most } cose
})
PlunderMarket-choose_what = { $card }: che cosa saccheggi?
PlunderMarket-choose_loot = { $card }: che cosa prendi dal mercato? ({ $most ->
    [one] al massimo una cosa
   *[other] al massimo { $most } cose
})
Battle-react = { $attacker } ti dichiara Battaglia ({ $place }). Chi combatte? (perdi 1 PV per ogni unità trattenuta)
Support-propose = { $refused ->
    [yes] Il tuo Supporto è stato rifiutato. Lo proponi all'altra Fazione?
   *[no] Battaglia ({ $place }): { $attacker } attacca { $defender }. Proponi un Supporto?
}
Support-accept_or_refuse = { $supporter } ti propone un Supporto nella Battaglia ({ $place }). Accetti?
BattleRound-choose_card = { $due ->
    [yes] Round { $round }: quale carta Battaglia gioca la tua Fazione?
   *[no] Round { $round }: l'altra Fazione non può giocare carte. Quale gioca la tua?
}
BlessRound-play_or_keep = { $now ->
    [yes] Hai { $event }: { $text } La giochi per questo round?
   *[no] Hai { $event }: { $text } Non è il suo momento.
}
DrawFate-ask_for_a_second_token = La tua Fazione pesca un gettone. Qualcuno paga per un secondo?
Restore-equip = Come sono equipaggiati i tuoi personaggi?
Benefit-play_or_keep = { $now ->
    [yes] Hai { $event }: { $text } La giochi ora?
   *[no] Hai { $event }: { $text } Non è il suo momento.
}
Benefit-choose = { $event }: che cosa prendi?
LastEvent-play_or_keep = { $now ->
    [yes] La partita è finita. Hai { $event }: { $text } La giochi?
   *[no] La partita è finita. Hai { $event }: { $text } Il suo momento non c'è stato.
}

## Il diario: una riga per ogni effetto

did-BeginPhase = { $opens ->
    [yes] Turno { $turn }: { $phase_name }
   *[no] { $phase_name }
}
did-BeginPhase-festival = Turno { $turn }: Festività { $festival }
did-SetOrder = Ordine di gioco: { $order }.
did-ShuffleEvents = Si mescola il mazzo delle Carte Evento.
did-Transfer = { $way ->
    [sell-market] { $giver } vende al mercato: { $things }.
    [sell] { $giver } vende { $taker_to }: { $things }.
    [buy-market] { $taker } acquista dal mercato: { $things }.
    [buy] { $taker } acquista { $things } dalla tribù { $giver_name }.
    [steal] { $taker } ruba { $things } alla tribù { $giver_name }.
    [plunder] { $taker } porta via dal mercato: { $things }.
    [put] { $giver } mette al mercato: { $things }.
    [free] Fugge dalla tribù { $giver_name }: { $things }.
    [reserve] { $taker } prende dalla Riserva Comune: { $things }.
    [market] { $taker } prende dal mercato: { $things }{ $because }.
   *[tribe] { $taker } prende { $things } dalla tribù { $giver_name }{ $because }.
}
did-PayMovement = { $food ->
    [0] { $who } va verso { $place } senza pagare.
    [one] { $tribute ->
        [none] { $who } paga 1 Alimento e va verso { $place }.
       *[other] { $who } paga 1 Alimento e va verso { $place }; in tributo: { $tribute }.
    }
   *[other] { $tribute ->
        [none] { $who } paga { $food } Alimenti e va verso { $place }.
       *[other] { $who } paga { $food } Alimenti e va verso { $place }; in tributo: { $tribute }.
    }
}
did-MoveUnits = { $way ->
    [village] { $who } impegna al villaggio: { $units }.
    [travel] { $who } mette in viaggio: { $units }.
    [leaves] { $who } fa partire dal villaggio: { $units }.
    [line-up] { $who } schiera: { $units }.
    [forced] { $who } deve schierare chi è impegnato al villaggio: { $units }.
    [back-home] Sulla Carta Villaggio { $who_of }: { $units }.
    [back-travel] Sulla Carta In Viaggio { $who_of }: { $units }.
   *[joins] Nuove unità disponibili { $who_of }: { $units }.
}
did-Kidnap = { $who } rapisce un popolano { $target_of }.
did-Promote = { $who } promuove un popolano, che va al mercato: arriva { $character }.
did-Equip = { $goods ->
    [none] { $character } ({ $who_short }) non porta equipaggiamento.
   *[other] { $character } ({ $who_short }), equipaggiamento: { $goods }.
}
did-TakeWill = { $taken ->
    [0] { $who } non prende Volere Divino: la Riserva Comune non ne ha più.
   *[other] { $who } prende { $taken } Volere Divino{ $because }{ $short ->
        [0] .
        [one] ; gliene spettava ancora 1, ma la Riserva Comune non ne ha più.
       *[other] ; gliene spettavano ancora { $short }, ma la Riserva Comune non ne ha più.
    }
}
did-SpendWill = { $who } spende { $n } Volere Divino{ $because }.
did-Score = { $loss ->
    [yes] { $n ->
        [0] { $who } non perde PV{ $because }: non si scende sotto 1.
       *[other] { $who } perde { $n } PV{ $because }{ $spared ->
            [0] .
           *[other] ; sarebbero { $due }, ma non si scende sotto 1.
        }
    }
   *[no] { $who } guadagna { $n } PV{ $because }.
}
did-PlaceVillage = { $who } piazza un villaggio: { $place }.
did-BuildPalisade = { $who } alza una palizzata: +{ $force } FORZA contro le Razzie.
did-Return = { $who } riporta tutto a casa; tutte le sue unità sono di nuovo disponibili.
did-JoinFaction = { $own ->
    [yes] { $who } comanda una Fazione.
   *[no] { $who } entra nella Fazione { $commander_of }.
}
did-MoveDisc = { $n ->
    [0] Il disco resta in fondo al tracciato, dalla parte di { $towards }.
    [one] Il disco va di 1 spazio verso { $towards }{ $short ->
        [0] .
       *[other] , fino in fondo al tracciato.
    }
   *[other] Il disco va di { $n } spazi verso { $towards }{ $short ->
        [0] .
       *[other] , fino in fondo al tracciato.
    }
}
did-ClearBattle = Si sgombera la Plancia della Battaglia.
did-UseArdour = { $who } usa { $ability }: un secondo gettone senza pagare.
did-DrawTokens = { $count ->
    [one] { $who } pesca il gettone Mórrígan { $drawn }.
   *[other] { $who } pesca i gettoni Mórrígan { $drawn } e usa { $used }.
}
did-ReturnTokens = Il gettone torna nel sacchetto.
did-Compared = { $battle ->
    [yes] { $tied ->
        [yes] FORZA: { $attacker } { $attack }, { $defender } { $defence }. Il disco resta dov'è.
       *[no] FORZA: { $attacker } { $attack }, { $defender } { $defence }.
    }
   *[no] { $won ->
        [yes] FORZA { $attack } contro { $defence }: la Razzia { $attacker_of } riesce.
       *[no] FORZA { $attack } contro { $defence }: { $defender } respinge la Razzia { $attacker_of }.
    }
}
did-PlayCard = { $who } gioca { $card }.
did-DiscardCard = { $card }: negli scarti { $who_of }.
did-RemoveCard = { $who } elimina { $card } dal gioco.
did-LearnCard = { $who } apprende { $card }.
did-TakeBackCards = { $who } riprende le sue Carte Azione.
did-DrawEvent = La Carta Evento pescata è { $event }.
did-DrawForeseen = La Carta Evento pescata è { $event }.
did-LookAtEvents = In cima ci sono, dalla prima: { $events }.
did-PutBackEvents = { $who } rimette in cima, da pescare in quest'ordine: { $events }.
did-KeepEvent = { $who } tiene coperta { $event }.
did-ShowEvent = { $who } mostra { $event }: { $text }
did-TakeBackEvent = { $who } riprende { $event }.
did-DiscardEvent = { $event }: negli scarti.
did-DropEvent = { $who } scarta { $event } senza effetto.
did-LayTile = Tassello Costo Movimento { $tile }: { $land ->
    [one] 1 Alimento
   *[other] { $land } Alimenti
} per territorio, { $sea } per area di mare.
did-Pass = { $who } passa la mano.
did-NextMonth = Torna in uso il tassello Costo Movimento { $tile }.
did-NextTurn = La Festività è finita.
did-Win = { $who } è VERRIX con { $vp } PV{ $because }!

## Da quando manchi: che cosa è toccato a chi

upshot-called = chiamati in Battaglia dal villaggio: { $units }
upshot-will = { $n } Volere Divino
upshot-village = il villaggio: { $place }
upshot-palisade = una palizzata da { $n } FORZA
upshot-card = { $card } (Carta Azione)
upshot-event = { $event } (Carta Evento)

## Perché: la fine di una frase del diario

because-Score-V-SETUP-22 = {" "}come primo giocatore
because-Score-V-ACT-06 = {" "}per aver passato la mano per prima
because-Score-V-ACT-16 = {" "}({ $card })
because-Score-V-TRADE-10 = {" "}({ $card })
because-Score-V-DEV-08 = {" "}per aver appreso una carta
because-Score-V-EVENT-04 = {" "}({ $card })
because-Score-V-END-01 = {" "}({ $card })
because-Score-V-RESTORE-07 = {" "}per gli ostaggi sulla sua Carta Villaggio
because-Score-V-RESTORE-08 = {" "}per le Fibule dei suoi personaggi
because-Score-V-RESTORE-09 = {" "}per il trofeo { $trophy }
because-Score-V-FEST-01 = {" "}per l'obiettivo
because-Score-V-BATTLE-07 = {" "}per le unità che non ha schierato
because-Score-V-BATTLE-27 = {" "}per la Battaglia vinta
because-Score-V-BATTLE-28 = {" "}per la Battaglia in parità
because-TakeWill-V-RESTORE-06 = {" "}per il trofeo { $trophy }
because-Transfer-V-RESTORE-06 = {" "}({ $ability })
because-Transfer-V-AREA-06 = {" "}({ $trophy })
because-SpendWill-V-EVENT-01 = {" "}per una Carta Evento
because-SpendWill-V-RAID-08 = {" "}per un secondo gettone Mórrígan
because-SpendWill-V-BATTLE-16 = {" "}per un secondo gettone Mórrígan
because-Win-V-END-03 = {" "}e, a parità di PV, più Volere Divino
because-Win-V-END-04 = {" "}e, a parità, più trofei
because-Win-V-END-05 = {" "}e, a parità, più animali
because-Win-V-END-06 = {" "}e, a parità di tutto, il posto più in basso nell'Ordine di Gioco

told-no-event = { $n ->
    [0] { $who } non ha abbastanza Volere Divino per una Carta Evento.
   *[other] { $who } non pesca Carte Evento.
}
told-event-drawn = { $who } pesca una Carta Evento.
told-event-kept = { $who } tiene una Carta Evento coperta.
told-events-seen = { $n ->
    [0] { $who } trova vuoto il mazzo delle Carte Evento.
    [one] { $who } guarda la prima carta del mazzo delle Carte Evento.
   *[other] { $who } guarda le prime { $n } carte del mazzo delle Carte Evento.
}
told-battle-declared = { $who } dichiara Battaglia { $other_to } ({ $place }).
told-support-proposed = { $who } propone un Supporto { $other_to }.
told-support-refused = { $who } rifiuta il Supporto { $other_of }.
told-battle-round = Battaglia, round { $n }
told-roles-swapped = I ruoli si invertono: la Fazione di turno non può giocare carte, ne gioca una quella { $who_of }.
told-open-round = Nessuna Fazione può giocare carte: combattono tutte le unità.
told-battle-won = { $winner ->
    [none] La Battaglia finisce in parità.
   *[other] La Fazione { $who_of } vince la Battaglia.
}
told-objective = { $who } raggiunge un obiettivo di { $festival }: { $text }.

## Carte

card-kind = { $kind ->
    [ability] abilità
    [action] Carta Azione
    [character] personaggio
    [event] Carta Evento
    [festival] Festività
    [good] bene
    [sea] area di mare
    [territory] territorio
    [trophy] trofeo
    [word] parola del gioco
   *[tribe] tribù
}
sheet-action = { $type }, { $band ->
    [base] carta Base
   *[special] carta Speciale
}, rarità { $rarity }; { $tribes }. { $needs }, { $place }.
sheet-no-cost = FORZA e unità della carta da apprendere
sheet-event = { $kind ->
    [immediate] Effetto immediato.
   *[delayed] Effetto ritardato.
}
sheet-character = { $owner }, { $class }, FORZA { $force }. Spazi: { $slots }.
grey = Personaggio grigio
sheet-good = Vale { $value }; { $count } tasselli.
sheet-territory = Confini: { $borders }. Mari: { $seas }. Alimenti fino a Portum Itium: { $port }.
sheet-sea = Tocca: { $links }.
none = nessuno
sheet-tribe = { $trait }. Personaggio: { $character }. Abilità: { $ability }. Parte con { $supply }, in uno tra { $territories }.
sheet-cards = { $base ->
    [base] Carte Base: { $cards }.
   *[special] Carte Speciali: { $cards }.
}
sheet-festival = Turno { $turn }.
sheet-objective = { $vp } PV: { $text }.
sheet-hostages = { $n ->
    [one] 1 ostaggio
   *[other] { $n } ostaggi
}

## Ordini permanenti

order-guard-everyone = Contro una Razzia, difendi con tutti quelli che possono
order-guard-nobody = Contro una Razzia, non aggiungere nessuno a chi è al villaggio
order-raid-will-never = Contro una Razzia, non pagare mai per un secondo gettone
order-raid-will-always = Contro una Razzia, paga sempre per un secondo gettone
order-line-up-everyone = Se ti dichiarano Battaglia, schiera tutti
order-battle-will-never = In Battaglia, nessuno paghi per un secondo gettone
order-stay-out = Resta fuori dalle Battaglie { $of }
order-will-never = Non spendere mai Volere Divino (secondi gettoni e Carte Evento)
order-no-support = Non proporre mai un Supporto
order-no-events = Non pescare Carte Evento
order-keep-event = Se ti viene chiesto, tieni coperta la tua Carta Evento
order-refuse-against = Rifiuta il Supporto contro { $mid }
order-accept-against = Accetta il Supporto contro { $mid }
order-refuse = Rifiuta il Supporto { $of }
order-accept = Accetta il Supporto { $of }

## Che cosa non si può concordare

settings-no-tribe = la tribù { $name } non esiste; scegli tra { $known }
settings-same-tribe = due giocatori non possono avere la stessa tribù
settings-how-many-seats = a Verrix si gioca da due a cinque
settings-does-not-play = { $name } non gioca
settings-unreadable = un'impostazione non va bene ({ $said })

## La tavola, per chi la disegna

month = Mese
because-round = Battaglia, round { $n }
because-battle = Battaglia di { $place }

# Parole di una riga che stanno per qualcosa sulla tavola.
word-will = Volere Divino
word-vp = PV
word-reserve = Riserva Comune
word-deck = mazzo delle Carte Evento
word-market = mercato
word-disc = disco

## La tavola in frasi

text-turn = Turno { $turn } di 12: { $phase }.
text-order = Ordine di gioco: { $tribes }.
text-passed = Hanno passato, ed è l'ordine del prossimo mese fin qui: { $tribes }.
text-won = Verrix, re dei Celti: { $who }.
text-raid = { $raider } razzia { $target } in { $place } con { $card }: { $band }. FORZA { $attack } contro { $defence } e un gettone.
text-battle = Battaglia di { $place }, { $round ->
    [0] schieramento
   *[other] round { $round } di 3
}. Il disco è { $side ->
    [none] al centro
    [attacker] a { $n } dalla parte di chi attacca
   *[defender] a { $n } dalla parte di chi difende
}, vale { $vp } PV.
text-camp = { $side ->
    [attacker] Chi attacca
   *[defender] Chi difende
}: { $members }. FORZA { $force } prima del gettone. { $cards ->
    [none] Nessuna carta giocata.
   *[other] Carte giocate: { $cards }.
}
text-festival = { $name }, Turno { $turn }.
text-objective = { $vp } PV per { $text }; adesso { $met ->
    [none] per nessuno
   *[other] per { $met }
}.
text-market = Al mercato: { $goods }; persone: { $people }.
text-reserve = Riserva Comune: { $will } Volere Divino. Trofei: { $trophies }. Personaggi grigi: { $greys }.
text-deck = { $n ->
    [one] 1 carta nel mazzo delle Carte Evento
   *[other] { $n } carte nel mazzo delle Carte Evento
}, { $spent ->
    [one] 1 scartata
   *[other] { $spent } scartate
}.
text-known = Sai che si pescano per prime: { $events }
text-open = In corso: { $events }
text-bag = Gettoni nel sacchetto: { $tokens }.
text-tribe = { $name }: { $vp }, { $will } Volere Divino.
text-villages = Villaggi: { $villages }.
text-ready = Disponibili: { $units }, FORZA { $force }.
text-home = Impegnati al villaggio: { $units }.
text-travel = In viaggio: { $units }.
text-board = Sulla Plancia della Battaglia: { $units }.
text-returning = { $n ->
    [one] 1 popolano torna nella Fase Ripristino.
   *[other] { $n } popolani tornano nella Fase Ripristino.
}
text-goods = Sulla Carta Villaggio: { $goods }.
text-carried = Sulla Carta In Viaggio: { $goods }.
text-character = { $character }.
text-who = { $name } ({ $class }, FORZA { $force }; { $slots })
text-filled = { $slot }, occupato
text-palisade = Una palizzata aggiunge { $n } FORZA contro le Razzie.
text-ability = { $name }: { $text }
text-cards = Carte Azione { $of }.
text-ready-cards = In mano: { $cards }.
text-lying-cards = In gioco: { $cards }.
text-discarded-cards = Scartate: { $cards }.
text-unlearned-cards = Non ancora apprese: { $cards }.
text-card = { $card } ({ $type }, { $needs }, { $place }): { $text }
text-held = { $events ->
    [none] { $n ->
        [one] Una Carta Evento coperta.
       *[other] { $n } Carte Evento coperte.
    }
   *[other] { $n ->
        [one] La tua Carta Evento: { $events }
       *[other] Le tue Carte Evento: { $events }
    }
}
text-waiting = Deve decidere: { $who }.

## Prima di una partita

game-title = Verrix
game-blurb = Cinque tribù celtiche si contendono la Britannia. Nutri il tuo popolo, commercia a Portum Itium, razzia i vicini, schierati nelle grandi Battaglie e presentati a ogni Festività con ciò che i druidi vogliono vedere. Chi ha più Fama dopo dodici Turni è Verrix, re dei re.
setting-first = Primo giocatore
setting-first-chance = Decide il caso
setting-first-chance-help = Si estrae una delle tribù che giocano.
setting-first-tribe-help = Comincia il giocatore { $of }, se gioca.
setting-battle_units = Unità in Battaglia
setting-battle_units-everyone = Di ogni classe
setting-battle_units-everyone-help = Si schierano anche artigiani e mercanti, e trattenerli costa PV.
setting-battle_units-fighters = Solo chi combatte
setting-battle_units-fighters-help = Si schierano popolani, mistici e guerrieri; artigiani e mercanti ne restano fuori.
preset-first = La mia prima partita
preset-first-text = Gli ultimi tre Mesi, Verde contro Blu. Un'idea per volta, quando serve. Circa 15 minuti.
preset-quick = Uno contro uno
preset-quick-text = Guidi la tribù Verde, i mercanti, contro la Blu, guidata da un bot che sa il fatto suo.
preset-four = In quattro al tavolo
preset-four-text = Guidi la tribù Verde; tre bot guidano la Blu, l'Arancione e la Gialla.
preset-five = Tutte e cinque le tribù
preset-five-text = Guidi la tribù Verde contro le altre quattro: mappa piena, partita lunga.

## Gli ordini permanenti secondo la domanda

orders-V-RAID-05 = Quando ti razziano: chi difende
orders-V-AREA-03 = Volere Divino
orders-V-RAID-08 = Quando ti razziano: un secondo gettone
orders-V-BATTLE-06 = Quando ti attaccano in Battaglia: chi combatte
orders-V-BATTLE-16 = In Battaglia: un secondo gettone
orders-V-BATTLE-09 = Nelle Battaglie altrui: proporre un Supporto
orders-V-EVENT-01 = Nella Fase Eventi
orders-V-EVENT-11 = La tua Carta Evento coperta
orders-V-A-22 = Quando ti propongono un Supporto

## Per chi impara

lesson-Supply-choose_hostages = Un ostaggio ti dà 1 PV in ogni Fase Ripristino finché sta sulla tua Carta Villaggio. La sua tribù cercherà di riaverlo.
lesson-FirstVillage-choose_territory = Tutto ciò che fai lontano da casa si paga in Alimenti, secondo la lunghezza della via. Vicino a Portum Itium il commercio costa poco; vicino ad altri villaggi costano poco le Razzie, le tue e le loro.
lesson-BuyEvent-draw_or_pass = Una Carta Evento costa 3 Volere Divino. Quasi tutte giovano a chi le pesca, ma lo stesso Volere Divino paga i secondi gettoni e rende a Samhain.
lesson-BuyEvent-be_benevolent = È la tua abilità: se questa carta ti serve poco, la prossima può essere migliore. Quella però la devi tenere.
lesson-HandleEvent-choose_which_to_keep = Coperta può restarne una sola. Tieni quella il cui momento è più vicino.
lesson-Occur-choose = La carta dice che cosa succede; tu scegli ciò che ti giova di più, o che costa di più a chi è in testa.
lesson-Occur-choose_escort = Chi l'accompagna è in viaggio fino alla Fase Ripristino. Chi è già impegnato manca di meno, ma non difende più il villaggio.
lesson-Foresee-choose_card = Ne peschi una senza pagare. Quella che lasci in cima la pesca la prossima tribù.
lesson-Reorder-choose_order = La prima carta è la prossima che si pesca. Metti ciò che ti giova dove la pescherai tu.
lesson-Turn-choose_act = Gioca una carta, dichiara una Battaglia o passa. Ogni carta impegna unità fino alla Fase Ripristino, perciò un mese ha poche azioni: comincia da ciò che non può aspettare. Chi passa per primo guadagna 1 PV e comincia il mese dopo.
lesson-Journey-choose_destination = La via si paga con gli Alimenti della tua Carta Villaggio: tanti per ogni territorio e per ogni mare in cui entri. Scegli un villaggio che ha ciò che vuoi e pochi a difenderlo.
lesson-Journey-choose_route = Queste vie costano tutte uguale. Su alcune ne paghi una parte alle tribù di cui attraversi i villaggi: meglio al mercato che a chi è in testa.
lesson-Journey-choose_units = Le unità devono avere insieme la FORZA della carta, e ognuna porta a casa una cosa. Mandane abbastanza, e tieni qualcuno per le altre carte e per difenderti.
lesson-Develop-choose_lesson = Una carta Speciale è forte e resta tua per tutta la partita. Per apprenderla servono la FORZA e le unità che serviranno poi a giocarla.
lesson-Develop-choose_units = Non impegnare più di quanto chiede la carta: chi resta può agire ancora in questo mese, o difenderti. Anche chi è impegnato al villaggio difende, se la carta Razzia nomina la sua classe.
lesson-Develop-choose_what = Prendi ciò che chiede la prossima Festività, ciò che equipaggia i tuoi personaggi, o ciò che si vende bene.
lesson-Develop-use_the_cauldron = Un Alimento in più per niente. Tolto a una tribù, le accorcia anche la strada.
lesson-Develop-put_away = Non può più fare nulla. Nella scatola non ti intralcia.
lesson-Bargain-choose_sale = Ciò che vendi deve valere almeno quanto ciò che acquisti, e non si dà resto. Vendi ciò che nessuna Festività vuole più.
lesson-Bargain-choose_purchase = Spendi ciò che hai venduto: il resto va perso. Ciò che acquisti viaggia con te ed è tuo dalla Fase Ripristino.
lesson-ClanPact-choose_gift = Un tuo popolano allunga ogni mese; un trofeo agisce per tutta la partita, una volta sulla tua Carta Villaggio.
lesson-ClanPact-put_away = Non può più fare nulla. Nella scatola non ti intralcia.
lesson-Raid-react = Chi è impegnato al villaggio difende da sé, se la carta nomina la sua classe. Chi aggiungi resta poi impegnato: guarda quanto può ancora salvarti il gettone.
lesson-Raid-ask_for_a_second_token = Di due gettoni usi il più alto. Vale un Volere Divino quando i totali sono vicini.
lesson-Raid-choose_loot = Ogni unità porta una cosa. Prendi ciò che vale di più, o ciò che serve all'altro per la prossima Festività.
lesson-PlunderMarket-choose_what = Beni di tipi diversi danno anche PV; le persone diventano ostaggi e danno 1 PV ogni mese.
lesson-PlunderMarket-choose_loot = Ogni unità porta una cosa. Tipi diversi possono dare PV; guarda che cosa chiede la prossima Festività.
lesson-Battle-react = Ognuno che trattieni ti costa 1 PV. Una sconfitta non ti costa altro: in Battaglia non si perdono unità.
lesson-Support-propose = Dalla parte di chi vince guadagni tanti PV quanti il suo comandante. Ma le tue unità restano impegnate, e la via la paghi tu.
lesson-Support-accept_or_refuse = Chi ti sostiene porta FORZA e carte Battaglia, e se vinci guadagna tanti PV quanti te.
lesson-BattleRound-choose_card = In questo round combattono solo le classi indicate sulla carta, da tutte e due le parti. Scegline una adatta al tuo campo e non al loro; un piccolo vantaggio rende più di uno grande.
lesson-BlessRound-play_or_keep = La sua FORZA vale solo per questo round. Giocala in un round che cambia.
lesson-DrawFate-ask_for_a_second_token = Di due gettoni usi il più alto. Vale un Volere Divino quando i totali sono vicini.
lesson-Restore-equip = Un bene nel suo spazio dà il suo bonus e conta ancora per le Festività, ma non si può vendere né rubare. Una Fibula dà 1 PV ogni mese.
lesson-Benefit-play_or_keep = Questo è un momento per la tua carta. Ne viene un altro il mese prossimo, se la partita non sta per finire.
lesson-Benefit-choose = Prendi ciò che chiede la prossima Festività, o ciò che equipaggia i tuoi personaggi.
lesson-LastEvent-play_or_keep = Non c'è un momento dopo questo: giocala.

# I capitoli del registro delle regole.
chapter-V-AREA = Zone e riserve
chapter-V-UNIT = Unità, ostaggi, equipaggiamento
chapter-V-VP = Punti Vittoria
chapter-V-SETUP = Preparazione
chapter-V-MOVE = La mappa e il movimento
chapter-V-FLOW = I turni
chapter-V-EVENT = Fase Eventi
chapter-V-ACT = Fase Azioni
chapter-V-DEV = Sviluppo
chapter-V-TRADE = Commercio
chapter-V-RAID = Razzia
chapter-V-BATTLE = Battaglia
chapter-V-RESTORE = Fase Ripristino
chapter-V-FEST = Turno Festività
chapter-V-END = Fine della partita
chapter-V-A = Interpretazioni
chapter-V-C-MAP = Che cosa contiene una scatola: la mappa
chapter-V-C-GOOD = Che cosa contiene una scatola: i beni
chapter-V-C-CHR = Che cosa contiene una scatola: i Personaggi
chapter-V-C-CARD = Che cosa contiene una scatola: le Carte Azione
chapter-V-C-MOR = Che cosa contiene una scatola: i gettoni Mórrígan
chapter-V-C-TRK = Che cosa contiene una scatola: i tracciati
chapter-V-C-EVT = Che cosa contiene una scatola: gli Eventi
chapter-V-C-TRO = Che cosa contiene una scatola: i trofei
chapter-V-C-FES = Che cosa contiene una scatola: le Festività
chapter-V-C-ABI = Che cosa contiene una scatola: le Abilità
chapter-V-C-SET = Che cosa contiene una scatola: la preparazione
chapter-V-C-WORD = Che cosa contiene una scatola: le parole

## Perché thumb trova buona una risposta

reason-vp = { $n ->
    [one] Guadagni 1 PV.
   *[other] Guadagni { $n } PV.
}
reason-vp-less = { $n ->
    [one] Ma perdi 1 PV.
   *[other] Ma perdi { $n } PV.
}
reason-rival-less = { $who } { $n ->
    [one] perde 1 PV.
   *[other] perde { $n } PV.
}
reason-festival = Con ciò che hai allora, { $festival } ti dà { $n } PV in più.
reason-festival-less = Ma con ciò che resta, { $festival } ti dà { $n } PV in meno.
reason-income = Ti dà { $n } PV in più in ogni Fase Ripristino.
reason-income-less = Ma perdi { $n } PV in ogni Fase Ripristino.
reason-get = Prendi { $things }.
reason-cost = Ti costa { $things }.
reason-village = Hai un villaggio nel territorio { $place }.
reason-learn = D'ora in poi puoi giocare { $card }.
reason-force = Impegna FORZA { $n }; FORZA { $left } resta disponibile.
reason-raid = La Razzia riesce in { $percent } pescate su 100, chiunque difenda.
reason-raid-span = La Razzia riesce in { $low } pescate su 100 se difendono tutti, in { $high } se non si aggiunge nessuno.
reason-guard = Così la Razzia contro di te riesce in { $percent } pescate su 100.
reason-battle = Per come stanno le cose, la Battaglia ti promette circa { $n } PV.
reason-near = { $n ->
    [one] Da qui la via per Portum Itium costa 1 Alimento.
   *[other] Da qui la via per Portum Itium costa { $n } Alimenti.
}
reason-bonus-movement = Un bene in uno spazio rende le vie più economiche.
reason-bonus-force = Un bene in uno spazio dà 1 FORZA in più.
reason-bonus-fame = Una Fibula nel suo spazio dà 1 PV in ogni Fase Ripristino.
reason-bonus-carrying = Un bene in uno spazio ti fa trasportare di più.
reason-bonus-battle = Un bene in uno spazio rende più forti certe carte Battaglia.
reason-strip = Ciò che togli si può vendere, o può portarlo qualcun altro.
reason-as-now = Tutto resta dov'è.
reason-draw = 3 Volere Divino per una Carta Evento: quasi tutte aiutano chi le pesca.
reason-no-draw = Tieni il Volere Divino per dopo.
reason-replace = La prossima carta è probabilmente migliore.
reason-keep-it = La prossima carta è probabilmente peggiore.
reason-event = Vedi che cosa c'è in cima al mazzo delle Carte Evento.
reason-event-card = È facile che arrivi il suo momento.
reason-stop = Niente di ciò che resta in questo Mese vale le sue unità.
reason-stop-too = Tiene a casa le tue unità, dove possono difendere.
reason-same = Ciò che hai resta com'è.

## Al terminale

face-turn = Turno { $turn } di { $last } · { $phase }
face-tile = {" "}· tassello { $tile }: { $land ->
    [one] 1 Alimento
   *[other] { $land } Alimenti
} a territorio, { $sea } a mare
face-order = Ordine: { $order }{ $passed ->
    [none] {""}
   *[other] {" "}· hanno passato, e così il prossimo Mese: { $passed }
}
face-market = Mercato: { $goods }{ $commoners ->
    [none] {""}
   *[other] {" "}· popolani: { $commoners }
}
face-reserve = Riserva Comune: { $will } Volere Divino{ $trophies ->
    [none] {""}
   *[other] {" "}· { $trophies }
}
face-events = Mazzo delle Carte Evento: { $deck }, scartate { $discard } · gettoni nel sacchetto: { $bag }
face-known = In cima al mazzo sai che c'è: { $cards }
face-festival = { $name } (Turno { $turn }): { $goals }. Ora pagherebbe: { $pays }
face-would = Le altre, se fosse ora: { $festivals }
face-later = { $name } (Turno { $turn }) { $pays ->
    [none] nulla
   *[other] { $pays }
}
face-goal = { $vp } PV per { $text }
face-raid = Razzia in { $place }: { $raider } ({ $card }, { $band }) FORZA { $attack } contro { $target } { $defence } e un gettone
face-battle = Battaglia in { $place }{ $round ->
    [0] {""}
   *[other] , round { $round }
}{ $side ->
    [nobody] {" "}· disco al centro: { $vp } PV a tutti
    [attacker] {" "}· disco a { $disc } verso chi attacca: { $vp } PV
   *[defender] {" "}· disco a { $disc } verso chi difende: { $vp } PV
}
face-camp = { $role ->
    [attacker] Attacco
   *[defender] Difesa
} (FORZA { $force }): { $members }{ $cards ->
    [none] {""}
   *[other] {" "}· carte: { $cards }
}
face-column-name = {" "}Tribù
face-column-vp = PV
face-column-will = VD
face-column-ready = Disponibili
face-column-village = Carta Villaggio
face-column-travel = In Viaggio
face-column-cards = Carte
face-palisade = {" "}+{ $force }
face-engaged = impegnati: { $who }
face-returning = { $n } di ritorno
face-commoners = { $n ->
    [one] 1 popolano
   *[other] { $n } popolani
}
face-hostage = { $n ->
    [one] 1 ostaggio ({ $tribe })
   *[other] { $n } ostaggi ({ $tribe })
}
face-cards = { $used ->
    [0] { $ready }
    [one] { $ready }, 1 usata
   *[other] { $ready }, { $used } usate
}
face-held = { $events ->
    [none] { $n ->
        [one] 1 Evento
       *[other] { $n } Eventi
    }
   *[other] { $events }
}
face-nothing = nulla
face-full-tribe = { $name } ({ $trait }) · { $vp } PV · { $will } Volere Divino
face-full-villages = Villaggi: { $villages }
face-full-village-card = Carta Villaggio: { $things }
face-full-travelling-card = Carta In Viaggio: { $things }
face-full-ready = Disponibili: { $who } (FORZA { $force })
face-full-lined-up = Sulla Plancia della Battaglia: { $who }
face-full-palisade = Palizzata: +{ $force } FORZA contro le Razzie
face-full-ability = Abilità { $name }
face-full-character = { $class }, FORZA { $force }, { $where ->
    [ready] disponibile
    [home] al villaggio, impegnato
    [travel] in viaggio
    [battle] sulla Plancia della Battaglia
   *[reserve] nella Riserva Comune
}; spazi: { $slots }
face-full-slot = {" "}{ $good } ({ $bonus })
face-full-event = Carta Evento { $name }
face-full-hidden = { $n ->
    [one] 1 Carta Evento coperta
   *[other] { $n } Carte Evento coperte
}
face-full-cards = { $state ->
    [ready] Carte Azione da giocare ({ $n })
    [lying] In corso, o sulla Plancia della Battaglia ({ $n })
    [discarded] Scartate fino alla Fase Ripristino ({ $n })
    [unlearned] Carte Speciali da apprendere ({ $n })
   *[removed] Fuori dal gioco ({ $n })
}
face-full-needs = FORZA { $force } ({ $classes })
face-full-taught = FORZA e unità della carta da apprendere
face-full-house = {" "}(nostra)
face-legend = ⌂ un villaggio, con le lettere della tribù · le linee sono confini e coste · ··· tra aree di mare · ► decide
face-over = { $rounds } Turni
face-examples = regole V-RAID-05, regole Cucinare, regole Iceni
face-drawing = Sulla mappa: i luoghi con una linea in comune si toccano; ⌂Ve è un villaggio della tribù Verde; ! è dove c'è una Razzia o una Battaglia.

## The lab

bench-counted = domande, anche quelle con una sola risposta, che il motore dà da sé; quattro giocatori, tutto a caso
