rules-title = Le regole di { $game }
rules-lead = Ogni regola a parole nostre, con il codice che la mette in pratica, i test che la mostrano, e quante volte il gioco l'ha incontrata.
rules-loading = Prendiamo le regole e contiamo quante volte il gioco le incontra…
rules-unknown = Questa regola non è nel registro.
rules-search = Cerca nelle regole
rules-search-hint = Una parola, o una sigla come W-ACT-07
rules-show = Che cosa mostrare
rules-tab-rules = Regole ({ $n })
rules-tab-cards = Carte e unità ({ $n })
rules-chapters = Capitoli
rules-none = Non si trova niente. Prova con meno parole.
rules-not-code = Nessun codice la mette in pratica:
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
rules-kind-ruling = interpretazione
rules-kind-content = contenuto
rules-from-rulebook = regolamento
rules-from-public = pubblicata altrove
rules-from-house = nostra
rules-from-inferred = dedotta
rules-from-pack = della tua scatola

rules-chapter-W-GEN = In generale
rules-chapter-W-CORRA = Corra
rules-chapter-W-SETUP = Preparazione
rules-chapter-W-UNIT = Unità e vitalità
rules-chapter-W-ROUND = Il round
rules-chapter-W-UPKEEP = Fase 1: Mantenimento
rules-chapter-W-SPOILS = Fase 2: Bottino
rules-chapter-W-PREP = Fase 3: Preparativi
rules-chapter-W-DRAFT = Fase 4: Selezione
rules-chapter-W-ACT = Fase 5: Azioni
rules-chapter-W-EXODUS = Esodo
rules-chapter-W-BUY = Comprare élite e abilità
rules-chapter-W-OMNI = Il dado onnisciente
rules-chapter-W-VP = Fase 6: Punti vittoria
rules-chapter-W-MAP = La mappa
rules-chapter-W-SHORE = La regione Costiera
rules-chapter-W-MOVE = Muovere e schierare
rules-chapter-W-FEAT = Imprese
rules-chapter-W-DMG = Attacco e danni
rules-chapter-W-MUSTER = Radunare
rules-chapter-W-COOP-SETUP = Insieme: preparazione
rules-chapter-W-SCEN = Insieme: carte scenario
rules-chapter-W-THREAT = Insieme: minaccia
rules-chapter-W-COOP-UPKEEP = Insieme: Mantenimento
rules-chapter-W-COOP-SPOILS = Insieme: Bottino
rules-chapter-W-COOP-PREP = Insieme: Preparativi
rules-chapter-W-COOP-DRAFT = Insieme: Selezione
rules-chapter-W-COOP-ACT = Insieme: Azioni
rules-chapter-W-AI-TURN = L'IA: il suo turno
rules-chapter-W-AI-OMNI = L'IA: il dado onnisciente
rules-chapter-W-AI-BUY = L'IA: comprare
rules-chapter-W-AI-DMG = L'IA: i danni
rules-chapter-W-AI-GATHER = L'IA: radunare
rules-chapter-W-COOP-VP = Insieme: Punti vittoria
rules-chapter-W-DISPERSE = Disperdere
rules-chapter-W-SCEN-RUN1 = Scenario: Dimostrazione di forza
rules-chapter-W-C = A che cosa si attiene il contenuto
rules-chapter-W-AIC = La carta riassunto dell'IA
rules-chapter-W-A = Interpretazioni
