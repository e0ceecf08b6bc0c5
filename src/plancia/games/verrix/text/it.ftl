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
zone-market = il mercato
zone-village = la Carta Villaggio { $of }
zone-travel = la Carta In Viaggio { $of }
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
with-tribute = con tributo
far-from-market = { $n ->
    [one] 1 Alimento
   *[other] { $n } Alimenti
} fino a Portum Itium
raid-odds = { $attack } contro { $defence } e un gettone · successo { $percent } %
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
label-lesson = { $card } · { $needs }: { $text }
label-declare = Dichiara Battaglia al villaggio di un'altra tribù
label-play-event = Gioca la tua Carta Evento { $event }: { $text }
label-route = Paga tributo lungo la via: { $tributes }
label-no-tribute = Una via senza tributi
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
label-plunder-goods = Beni, fino a { $n }; { $vp } PV se di { $kinds } tipi
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
label-event-1 = Giocala
label-draw-1 = Paga 3 Volere Divino e pesca una Carta Evento
label-replace-0 = Tienila
label-replace-1 = Scartala e pescane un'altra
pass = No
pass-Turn-choose_act = Passa la mano per questo mese
pass-BuyEvent-draw_or_pass = Non pescare
pass-Develop-use_the_cauldron = Nessun altro Alimento
pass-Bargain-choose_sale = Nient'altro da vendere
pass-Bargain-choose_purchase = Nient'altro da comprare
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
    [yes] { $card } ({ $place }): chi combatte? (almeno 4 tra { $classes }; Alimenti: { $food })
   *[no] { $force ->
        [0] { $card } ({ $place }): chi va? ({ $classes }; Alimenti: { $food })
       *[other] { $card } ({ $place }): chi va? (almeno FORZA { $force }: { $classes }; Alimenti: { $food })
    }
}
Develop-choose_lesson = Quale carta Speciale apprendi?
Develop-choose_units = { $card }: chi impegni? (almeno FORZA { $force }: { $classes })
Develop-choose_what-character = { $card }: quale personaggio ottieni?
Develop-choose_what-take = { $card }: che cosa prendi dal mercato?
Develop-choose_what-offering = { $card }: che cosa metti al mercato?
Develop-use_the_cauldron = Calderone di Murias: da chi prendi un altro Alimento?
Bargain-choose_sale = Scambio con { $partner }: che cosa vendi? (finora { $sold }, { $bonus ->
    [0] valore { $value }
   *[other] valore { $value } con il tuo bonus di { $bonus }
}; { $can_sell ->
    [one] al massimo un'altra cosa
   *[other] al massimo altre { $can_sell } cose
})
Bargain-choose_purchase = Scambio con { $partner }: che cosa compri? (finora { $bought }; resta { $left } di { $value }; { $can_buy ->
    [one] al massimo un'altra cosa
   *[other] al massimo altre { $can_buy } cose
})
ClanPact-choose_gift = { $card }: che cosa prendi?
Raid-react = { $raider } ti razzia con { $card }, FORZA { $attack }. Chi difende? (già al villaggio: { $defence })
Raid-ask_for_a_second_token = { $raider } ha FORZA { $attack }, tu { $defence } e un gettone. Paghi per un secondo gettone?
Raid-choose_loot = La Razzia contro { $target } riesce: che cosa prendi? ({ $most ->
    [one] al massimo un'altra cosa
   *[other] al massimo altre { $most } cose
})
PlunderMarket-choose_what = { $card }: che cosa saccheggi?
PlunderMarket-choose_loot = { $card }: che cosa prendi dal mercato? ({ $most ->
    [one] al massimo un'altra cosa
   *[other] al massimo altre { $most } cose
})
Battle-react = { $attacker } ti dichiara Battaglia ({ $place }). Chi combatte? (perdi 1 PV per ogni unità trattenuta)
Support-propose = { $refused ->
    [yes] Il tuo Supporto è stato rifiutato. Lo offri all'altra parte?
   *[no] Battaglia ({ $place }): { $attacker } attacca { $defender }. Offri Supporto?
}
Support-accept_or_refuse = { $supporter } ti offre Supporto nella Battaglia ({ $place }). Accetti?
BattleRound-choose_card = { $due ->
    [yes] Round { $round }: quale carta Battaglia gioca la tua Fazione?
   *[no] Round { $round }: l'altra Fazione non può giocare carte. Quale gioca la tua?
}
BlessRound-play_or_keep = Hai { $event }: { $text } La giochi per questo round?
DrawFate-ask_for_a_second_token = La tua Fazione pesca un gettone. Qualcuno paga per un secondo?
Restore-equip = Come sono equipaggiati i tuoi personaggi?
Benefit-play_or_keep = Hai { $event }: { $text } La giochi ora?
Benefit-choose = { $event }: che cosa prendi?
LastEvent-play_or_keep = La partita è finita. Hai { $event }: { $text } La giochi?

## Il diario: una riga per ogni effetto

did-BeginPhase = { $opens ->
    [yes] Turno { $turn }: { $phase_name }
   *[no] { $phase_name }
}
did-BeginPhase-festival = Turno { $turn }: Festività { $festival }
did-SetOrder = Ordine di gioco: { $order }.
did-ShuffleEvents = Si mescola il mazzo Evento.
did-Transfer = { $way ->
    [sell-market] { $giver } vende al mercato: { $things }.
    [sell] { $giver } vende { $taker_to }: { $things }.
    [buy-market] { $taker } compra dal mercato: { $things }.
    [buy] { $taker } compra { $things } dalla tribù { $giver_name }.
    [steal] { $taker } ruba { $things } alla tribù { $giver_name }.
    [plunder] { $taker } porta via dal mercato: { $things }.
    [put] { $giver } mette al mercato: { $things }.
    [free] Fugge dalla tribù { $giver_name }: { $things }.
    [reserve] { $taker } prende dalla Riserva Comune: { $things }.
    [market] { $taker } prende dal mercato: { $things }.
   *[tribe] { $taker } prende { $things } dalla tribù { $giver_name }.
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
    [line-up] { $who } schiera: { $units }.
    [forced] { $who } deve schierare chi è impegnato al villaggio: { $units }.
    [back-home] Di nuovo al villaggio { $who_of }: { $units }.
    [back-travel] Sulla Carta In Viaggio { $who_of }: { $units }.
   *[joins] { $who } ha di nuovo disponibile: { $units }.
}
did-Kidnap = { $who } rapisce un popolano { $target_of }.
did-Promote = { $who } promuove un popolano: arriva { $character }.
did-Equip = { $goods ->
    [none] { $character } ({ $who_short }) non porta equipaggiamento.
   *[other] { $character } ({ $who_short }), equipaggiamento: { $goods }.
}
did-TakeWill = { $short ->
    [0] { $who } prende { $taken } Volere Divino.
   *[other] { $who } prende { $taken } Volere Divino; ne spettavano altri { $short }, ma la Riserva Comune è vuota.
}
did-SpendWill = { $who } spende { $n } Volere Divino.
did-Score = { $loss ->
    [yes] { $who } perde { $n } PV.
   *[no] { $who } guadagna { $n } PV.
}
did-PlaceVillage = { $who } fonda un villaggio: { $place }.
did-BuildPalisade = { $who } alza una palizzata: +{ $force } FORZA contro le Razzie.
did-Return = { $who } riporta tutto a casa; tutte le sue unità sono di nuovo disponibili.
did-JoinFaction = { $own ->
    [yes] { $who } comanda una Fazione.
   *[no] { $who } entra nella Fazione { $commander_of }.
}
did-MoveDisc = { $side ->
    [attacker] Il disco va di { $n } verso chi attacca.
   *[defender] Il disco va di { $n } verso chi difende.
}
did-ClearBattle = Si sgombera la Plancia della Battaglia.
did-UseArdour = { $who } usa { $ability }: un secondo gettone senza pagare.
did-DrawTokens = { $count ->
    [one] { $who } pesca il gettone { $drawn }.
   *[other] { $who } pesca i gettoni { $drawn } e usa { $used }.
}
did-ReturnTokens = Il gettone torna nel sacchetto.
did-Compared = { $battle ->
    [yes] FORZA: { $attacker } { $attack }, { $defender } { $defence }.
   *[no] { $won ->
        [yes] FORZA { $attack } contro { $defence }: la Razzia { $attacker_of } riesce.
       *[no] FORZA { $attack } contro { $defence }: { $defender } respinge la Razzia { $attacker_of }.
    }
}
did-PlayCard = { $who } gioca { $card }.
did-DiscardCard = { $card }: negli scarti { $who_of }.
did-RemoveCard = { $card } { $who_of }: fuori dal gioco.
did-LearnCard = { $who } apprende { $card }.
did-TakeBackCards = { $who } riprende le sue Carte Azione.
did-DrawEvent = { $who } pesca { $event }.
did-DrawForeseen = { $who } pesca { $event }.
did-LookAtEvents = { $who } vede: { $events }.
did-PutBackEvents = { $who } rimette in cima, da pescare in quest'ordine: { $events }.
did-KeepEvent = { $who } tiene coperta { $event }.
did-ShowEvent = { $who } mostra { $event }: { $text }
did-TakeBackEvent = { $who } riprende { $event }.
did-DiscardEvent = { $event }: negli scarti.
did-DropEvent = { $who } scarta { $event } senza effetto.
did-LayTile = Tassello Costo Movimento { $tile }: Alimenti per territorio { $land }, per area di mare { $sea }.
did-Pass = { $who } passa la mano.
did-NextMonth = Il mese è finito.
did-NextTurn = La Festività è finita.
did-Win = { $who } vince: è VERRIX!

told-no-event = { $who } non pesca Carte Evento.
told-event-drawn = { $who } pesca una Carta Evento.
told-event-kept = { $who } la tiene coperta.
told-events-seen = { $n ->
    [0] { $who } trova vuoto il mazzo Evento.
    [one] { $who } guarda la prima carta del mazzo Evento.
   *[other] { $who } guarda le prime { $n } carte del mazzo Evento.
}
told-battle-declared = { $who } dichiara Battaglia { $other_to } ({ $place }).
told-support-proposed = { $who } offre Supporto { $other_to }.
told-support-refused = { $who } rifiuta il Supporto { $other_of }.
told-roles-swapped = Round { $n }: la Fazione di turno non può giocare carte, ne gioca una { $who_mid }.
told-open-round = Round { $n }: nessuna Fazione può giocare carte; combattono tutte le unità.
told-battle-won = { $winner ->
    [none] La Battaglia finisce in parità: { $n } PV a tutti i partecipanti.
   *[other] La Fazione { $who_of } vince la Battaglia: { $n } PV a ciascuno dei suoi giocatori.
}
told-objective = { $who } raggiunge un obiettivo di { $festival }: { $text }.

## Carte

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
order-no-support = Non offrire mai Supporto
order-no-events = Non pescare Carte Evento
order-keep-event = Se ti viene chiesto, tieni coperta la tua Carta Evento
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
