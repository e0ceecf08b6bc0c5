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
reason-near = Da qui la via per Portum Itium costa { $n } Alimenti.
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
reason-event = Vedi che cosa c'è in cima al mazzo Eventi.
reason-event-card = È facile che arrivi il suo momento.
reason-stop = Niente di ciò che resta in questo Mese vale le sue unità.
reason-stop-too = Tiene a casa le tue unità, dove possono difendere.
reason-same = Ciò che hai resta com'è.
