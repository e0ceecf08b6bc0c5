# Il tavolo in italiano: ciò che accade intorno a una partita. Le parole di un gioco stanno con il gioco.

list = { $most } e { $last }

who = { $name } ({ $title })
opened = { $how ->
    [branch] Il tavolo si dirama da un altro, dopo la sua voce { $at }.
    [position] Il tavolo comincia da una posizione.
   *[new] Il tavolo è aperto.
}
ordered = Il tuo ordine permanente d'ora in poi: { $words }.
revoked = Il tuo ordine permanente è revocato: { $words }.
obeyed = Il tuo ordine permanente ha risposto per te.
wound-back = Il tavolo non si apriva più ed è stato riportato indietro: si riparte da dopo la voce { $at }.
took-back = { $who } ritira l'ultima risposta.
asked-back = { $who } chiede di ritirare l'ultima risposta.
agreed = { $who } accetta di tornare indietro.
went-back = { $who } accetta: il tavolo torna indietro.
refused-back = { $who } non accetta di tornare indietro.
withdrew-back = { $who } non chiede più di tornare indietro.
sat-online = { $name } si siede come { $title }.
sat-here = { $name } si siede allo schermo condiviso come { $title }.
sat-nameless = Qualcuno si siede come { $title }.
sat-bot = { $bot ->
    [thumb] D'ora in poi un bot giudizioso guida { $title }.
    [learning] D'ora in poi un bot principiante guida { $title }.
    [casual] D'ora in poi un bot tranquillo guida { $title }.
    [good] D'ora in poi un bot bravo guida { $title }.
    [sharp] D'ora in poi un bot acuto guida { $title }.
    [expert] D'ora in poi un bot esperto guida { $title }.
    [random] D'ora in poi un bot che gioca a caso guida { $title }.
   *[other] D'ora in poi il bot { $bot } guida { $title }.
}
sat-stand-in = { $bot ->
    [thumb] Un bot giudizioso sostituisce { $who }.
    [learning] Un bot principiante sostituisce { $who }.
    [casual] Un bot tranquillo sostituisce { $who }.
    [good] Un bot bravo sostituisce { $who }.
    [sharp] Un bot acuto sostituisce { $who }.
    [expert] Un bot esperto sostituisce { $who }.
    [random] Un bot che gioca a caso sostituisce { $who }.
   *[other] Il bot { $bot } sostituisce { $who }.
}
sat-open = Posto libero: { $title }.
kept = { $who } conserva questo momento con il nome «{ $name }».
came-back = { $who } è di nuovo qui.
rekeyed = Da qui in poi il caso ha una chiave tutta sua.
stopped = Il server è stato fermo per { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}; nessun orologio è andato avanti.
report-head = Una segnalazione. Plancia la apre con: plancia report FILE
report-everything = Questa segnalazione contiene tutta la partita, ma non la chiave del caso.
report-finished = Questa segnalazione contiene tutta la partita, che è finita.
report-seat = La partita continua e gli altri hanno segreti: questa segnalazione contiene solo ciò che { $title } può sapere. Ciò che è nascosto vi sta come potrebbe stare.
report-spectator = La partita continua e i posti hanno segreti: questa segnalazione contiene solo ciò che uno spettatore può sapere. Ciò che è nascosto vi sta come potrebbe stare.

# Che cosa viene dopo una risposta che si guarda soltanto.
preview-chance = Poi decide il caso, o ciò che è nascosto.
preview-sealed = Poi si scoprono le risposte di tutti.
preview-other = Poi decide { $who }.
preview-question = Poi ti si chiede: «{ $prompt }»
preview-over = Poi la partita è finita.
set-too-few = { $wanted ->
    [one] Devi sceglierne almeno uno.
   *[other] Devi sceglierne almeno { $wanted }.
}
set-too-many = { $wanted ->
    [one] Puoi sceglierne al massimo uno.
   *[other] Puoi sceglierne al massimo { $wanted }.
}
set-not-offered = Non ce ne sono così tanti.
set-too-little = In tutto fanno { $found }: serve almeno { $wanted }.
set-too-much = In tutto fanno { $found }: si può arrivare al massimo a { $wanted }.
