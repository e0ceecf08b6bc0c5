### Perché thumb trova buona una risposta, in Verrix.

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

### Perché thumb trova buona una risposta, in Nova Aetas.

nova-end = Nient'altro vale i tuoi PA{ $n ->
    [0] {""}
    [one] : quello che non spendi ti fa tornare prima sull'Horologium
   *[other] : i { $n } che non spendi ti fanno tornare prima sull'Horologium
}.
nova-go = Vai in { $square }.
nova-nearer = È più vicino di { $n } PA a dove la missione ti chiama: { $goal }.
nova-in-reach = Da lì { $weapon } raggiunge { $who }.
nova-struck = { $n ->
    [one] Ma mentre te ne vai ti attacca { $who }.
   *[other] Ma mentre te ne vai ti attaccano { $who }.
}
nova-exposed = { $n ->
    [one] Lì potrebbe colpirti un Nemico.
   *[other] Lì potrebbero colpirti { $n } Nemici.
}
nova-safe = Lì nessun Nemico può colpirti nella prossima Attivazione.
nova-blow = { $who }: Ferite in media { $wounds }; riesce in { $percent } tiri su 100 e sconfigge in { $defeats }.
nova-help = Aiuta un compagno che ne ha bisogno.
nova-wanted = La missione lo vuole: { $goal }
nova-reload = Ciò che è di nuovo carico si può usare di nuovo.
nova-inside = Quello che cerchi è dentro.
nova-outside = È la via più corta per tornare dove la missione ti chiama.
nova-card = Non costa altro che la carta.
nova-rescue = Un Eroe a Terra può rialzarsi.
nova-fire = Il fuoco ferisce alla fine di ogni Attivazione.
nova-keep = Tienilo per un momento in cui conta di più.
nova-keep-dice = Sotto la soglia: { $low } su { $of }. Non vale quello che costa un rilancio.
nova-re-roll = { $low ->
    [one] 1 dado su { $of } è sotto la soglia e può migliorare.
   *[other] { $low } dadi su { $of } sono sotto la soglia e possono migliorare.
}
nova-as-good = A occhio, qui la differenza è poca.
nova-kind-move = Ti porta più vicino a dove la missione ti chiama.
nova-kind-square = Da qui non è lontano dove la missione ti chiama.
nova-kind-hero = Chi agisce per primo apre la strada agli altri.
nova-kind-before-roll = Conta prima che i dadi cadano, e solo allora.
nova-kind-die = Il dado più basso ha più da guadagnare.
nova-kind-symbol = Qui il simbolo serve a qualcosa.
nova-kind-parry = Ti toglie delle Ferite.
nova-kind-gear = Ciò che indossi subisce le Ferite prima di te.
nova-kind-reaction = Chi risponde a un attacco ne soffre meno.
nova-kind-martyr = Chi ha più Salute la sopporta meglio.
nova-kind-saviour = Un Eroe in piedi vale più di una carta.
nova-kind-skill = Rende l'attacco più forte, e puoi pagarla.
nova-kind-settlement = C'è ancora qualcosa da fare in paese, oppure niente più e la via è libera.
nova-kind-place = Ha quello che serve a questo Eroe.
nova-kind-goods = Puoi pagarlo, e sul campo aiuta.
nova-kind-formula = Hai ciò che richiede.
nova-kind-training = Ciò che impari ora aiuta in ogni missione a venire.
nova-kind-pack = Quello che resta nel baule non aiuta nessuno.
nova-kind-service = Puoi pagarlo.
nova-kind-stage-test = Delle due è la possibilità migliore.
nova-kind-destiny = Non costa altro che la carta.
