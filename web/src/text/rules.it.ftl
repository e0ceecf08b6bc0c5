rules-title = Le regole di { $game }
rules-lead = Ogni regola a parole nostre, con il codice che la mette in pratica, i test che la mostrano, e quante volte il gioco l'ha incontrata.
rules-loading = Prendiamo le regole e contiamo quante volte il gioco le incontra…
rules-unknown = Questa regola non è nel registro.
rules-search = Cerca nelle regole
rules-search-hint = Una parola, o una sigla come { $rule }
rules-show = Che cosa mostrare
rules-games = Giochi
rules-tab-guide = Il gioco
rules-tab-ledger = Regole
rules-word-by-word = Parola per parola:
rules-primer-loading = La prepariamo…
rules-primer-none = Questa pagina non l'ha ancora scritta nessuno; le regole sono a un clic.
rules-primer-turn = Il tuo turno
rules-primer-know = Cinque cose da sapere
rules-learn-title = { $game } in una pagina
rules-learn-begin = Comincia la prima partita
rules-tab-rules = Regole ({ $n })
rules-tab-cards = Carte e unità ({ $n })
rules-chapters = Capitoli
rules-none = Non si trova niente. Prova con meno parole.
rules-not-code = Nessun codice la mette in pratica:
rules-book = Regolamento:
rules-figure-done = messa in pratica
rules-figure-allowed = ha permesso
rules-figure-refused = ha vietato
rules-where = Dove sta: { $code ->
    [one] un punto
   *[other] { $code } punti
} nel codice, { $tests ->
    [one] un test
   *[other] { $tests } test
}
rules-code = codice
rules-test = test
rules-total-rules = regole
rules-total-coded = messe in pratica dal codice
rules-total-tested = mostrate da un test
rules-total-met = incontrate giocando a caso

rules-kind-setup = preparazione
rules-kind-legality = che cosa si può
rules-kind-effect = che cosa succede
rules-kind-scoring = punteggio
rules-kind-visibility = che cosa si vede
rules-kind-ruling = interpretazione
rules-kind-content = contenuto
rules-from-rulebook = regolamento
rules-from-public = pubblicata altrove
rules-from-house = nostra
rules-from-inferred = dedotta
rules-from-pack = della tua scatola
