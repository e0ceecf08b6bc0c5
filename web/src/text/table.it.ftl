# La cornice di ogni gioco: quello che dice il tavolo stesso, in italiano.

table-table = Un tavolo
table-loading = Si apparecchia il tavolo…
table-one-moment = Un momento…
table-close = Chiudi
table-next = Avanti
table-previous = Indietro
table-skip = Salta
table-keep = Conserva
table-understood = Va bene
table-details = Da vicino
table-rule = Regola { $rule }: leggila
table-parts = Parti del tavolo

# la linea con il server
table-lost = Connessione persa, si riprova…
table-again = Riprova
table-to-my-games = Le mie partite
table-ended-0 = La linea con questo tavolo è finita
table-ended-0-help = Niente è perduto: il tavolo è come l'hai lasciato.
table-ended-4400 = Questa pagina è più vecchia del server
table-ended-4400-help = Ricaricala, e parlerà la lingua del server.
table-ended-4403 = Questo posto non è più tuo
table-ended-4403-help = È passato ad altri, o la sua chiave è stata ritirata. Puoi ancora guardare, se il tavolo è pubblico.
table-ended-4404 = Qui non c'è questo tavolo
table-ended-4404-help = Forse è privato, e ti serve un invito.
table-ended-4409 = Questo tavolo non si può aprire
table-ended-4409-help = È stato fatto con un'altra versione di Plancia, o con contenuti che qui mancano.
table-damaged-looking = Questo tavolo non si apre. Cerco l'ultima mossa buona…
table-damaged = Questo tavolo non si apre più
table-damaged-why = { $good ->
    [0] Quello che ne è conservato è rovinato: nemmeno la prima mossa si può leggere o giocare.
   *[other] Quello che ne è conservato è rovinato: l'ultima mossa buona è la numero { $good }, e quella dopo non si può leggere o giocare.
}
table-damaged-help = { $good ->
    [0] L'hai aperto tu, quindi puoi riportarlo indietro: sarà come all'inizio
   *[other] L'hai aperto tu, quindi puoi riportarlo indietro: sarà come dopo la mossa { $good }
}, e { $lost ->
    [one] l'unica voce che segue, una mossa o una parola, non conterà più.
   *[other] le { $lost } voci che seguono, mosse e parole, non conteranno più.
}
table-damaged-wind = { $good ->
    [0] Riporta all'inizio
   *[other] Riporta alla mossa { $good }
}
table-damaged-sure = { $lost ->
    [one] Una voce non conterà più, per nessuno al tavolo.
   *[other] { $lost } voci non conteranno più, per nessuno al tavolo.
} Non si può tornare su questa scelta.
table-damaged-yes = Riporta indietro
table-damaged-waits = Questo tavolo aspetta chi l'ha aperto
table-damaged-waits-help = Quello che ne è conservato è rovinato, e il tavolo non si apre. Chi l'ha aperto può riportarlo all'ultima mossa buona; gli altri non devono fare nulla, e il tuo posto resta tuo.

# la domanda
table-question = La domanda
table-not-your-question = Non tocca a te
table-picked = Scelto finora:
table-enough = Basta così
table-picked-of = { $n } { $n ->
    [one] scelto
   *[other] scelti
}, { $least ->
    [0] al massimo { $most }
   *[other] da { $least } a { $most }
}
table-together = In tutto { $n }, { $bound ->
    [least] almeno { $wanted }
   *[most] al massimo { $wanted }
}
table-still-sending = La tua ultima risposta è ancora in viaggio
table-on-its-way = in viaggio…
table-look-ahead = Che cosa ne verrebbe: { $option }
table-preview = Se scegli questo
table-preview-more = { $n ->
    [one] e un'altra cosa
   *[other] e altre { $n } cose
}
table-not-now = { $n ->
    [one] Adesso no (1)
   *[other] Adesso no ({ $n })
}
table-which = Quale?
table-why-not = Perché no?
table-sure = Va bene questo?
table-do-it = Procedi
table-not-yet = Non ancora
table-we-wait = Si aspetta { $who }
table-seat-is-open = Posto libero: { $who }
table-thinks = { $who } pensa
table-since = da { $time }
table-over = La partita è finita.
table-nobody-asked = Adesso nessuno deve decidere.
table-time-seconds = { $n ->
    [one] 1 secondo
   *[other] { $n } secondi
}
table-time-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
table-time-hours = { $n ->
    [one] 1 ora
   *[other] { $n } ore
}
table-time-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
table-clock-left = ancora { $time }

# il tabellone e i posti
table-board = Il tabellone: le frecce lo spostano, più e meno lo ingrandiscono, F lo adatta
table-marks = Che cosa dicono i segni sul tabellone
table-ruler = Righello
table-ruler-away = Metti via il righello
table-ruler-from = Da
table-ruler-to = A
table-ruler-touch = Tocca il tabellone, o scegli
table-ruler-everything = Tutto ciò che si vede
table-zoom = Grandezza del tabellone
table-larger = Più grande
table-smaller = Più piccolo
table-fit = Adatta
table-centre = Tavolo
table-seats = Posti
table-is-asked = deve decidere
table-sheet-of = Scheda: { $who }
table-chair-open = libero
table-chair-bot = { $bot ->
    [learning] principiante
    [casual] tranquillo
    [good] bravo
    [sharp] acuto
    [expert] esperto
   *[other] bot
}
table-chair-automated = gioca da regolamento
table-kind-online = { $name }, in rete
table-kind-here = { $name }, a questo schermo
table-kind-bot = { $bot ->
    [thumb] un bot giudizioso
    [learning] un bot principiante
    [casual] un bot tranquillo
    [good] un bot bravo
    [sharp] un bot acuto
    [expert] un bot esperto
    [random] un bot che gioca a caso
   *[other] un bot ({ $bot })
}
table-kind-stand-in = { $bot ->
    [thumb] un bot giudizioso tiene il posto di { $name }
    [learning] un bot principiante tiene il posto di { $name }
    [casual] un bot tranquillo tiene il posto di { $name }
    [good] un bot bravo tiene il posto di { $name }
    [sharp] un bot acuto tiene il posto di { $name }
    [expert] un bot esperto tiene il posto di { $name }
    [random] un bot che gioca a caso tiene il posto di { $name }
   *[other] un bot ({ $bot }) tiene il posto di { $name }
}
table-kind-open = un posto libero
table-sit = Siediti qui
table-stand-in = Lascia giocare un bot al posto mio
table-come-back = Eccomi di nuovo
table-leave = Lascia questo posto
table-leave-sure = Il posto sarà libero per altri.
table-leave-yes = Lascialo
table-pull-up = Tira su la domanda
table-pull-down = Abbassa la domanda

# il diario
table-log = Diario
table-earlier = { $n ->
    [one] Una riga precedente
   *[other] { $n } righe precedenti
}
table-newest = { $n ->
    [0] Alla più recente
    [one] Una riga nuova
   *[other] { $n } righe nuove
}
table-since-you-looked = da quando hai guardato
table-undone = annullato
table-how-it-decided = Come ha deciso
table-chosen = scelto
table-step-of = { $n } di { $of }
table-write = Scrivi al tavolo
table-send = Manda

# strumenti
table-tools = Strumenti del tavolo
table-undo = Torna indietro
table-undo-ask = Chiedi di tornare indietro; devono acconsentire: { $who }
table-undo-short-ask = Chiedi di tornare indietro
table-you-ask-back = Chiedi di tornare indietro
table-asks-back = { $who } chiede di tornare indietro
table-agreed = D'accordo: { $who }.
table-missing = Devono ancora rispondere: { $who }.
table-agree = D'accordo
table-refuse = No
table-withdraw = Lascia perdere
table-menu = Altro
table-history = Guarda indietro
table-saved-moments = I momenti conservati
table-save-moment = Conserva questo momento
table-save-name = Come si chiama questo momento
table-save-it = Conserva
table-save-not = Lascia stare
table-as-it-was = Com'era
table-as-it-was-help = Guardi un momento passato. La partita continua da dove l'hai lasciata.
table-back-to-now = Torna a ora
table-turn-before = Il turno prima
table-play = Fai scorrere
table-speed = Velocità
table-speed-slow = lenta
table-speed-normal = media
table-speed-fast = veloce
table-move-of = Mossa { $n } di { $of }
table-step-before = Un passo indietro
table-moment = Momento della partita
table-step-after = Un passo avanti
table-turn-after = Il turno dopo
table-branch = Gioca da qui
table-share = Link a questo momento
table-copied = Link copiato
table-invite = Invita qualcuno
table-text-mode = Gioca solo a parole
table-board-mode = Gioca con il tabellone
table-record = Scarica il verbale
table-position = Scarica la posizione
table-lesson-strayed = Hai fatto altro invece di «{ $label }». Va bene lo stesso: la lezione continua.
table-lesson-back = Torna indietro
table-lesson-learned = Che cosa hai imparato
table-lesson-next = A che cosa giocare adesso
table-primer = Il gioco in una pagina
table-rules = Le regole
table-note = Un appunto per te
table-note-help = Lo leggi solo tu.
table-note-kept = Conservato.
table-note-not = Non si è potuto conservare. Hai detto chi sei?
table-report = Segnala un problema
table-report-help = Ricevi un file con la posizione e quello che scrivi. Mandalo a chi cura questo server.
table-report-what = Che cosa è successo, e che cosa ti aspettavi?
table-report-download = Scarica la segnalazione
table-habits = Come ti piace giocare
table-pace = Ciò che succede si mostra
table-pace-instant = subito
table-pace-brisk = in fretta
table-pace-calm = con calma
table-pace-step = passo a passo
table-since-decided = Dalla tua ultima decisione
table-since-yours = A te
table-since-others = Tutti
table-since-lost = perso:
table-since-won = guadagnato:
table-since-spared = Niente ti è stato tolto, e niente dato.
table-since-nothing = Da allora non è successo niente.
table-since-cannot = Adesso non si può raccontare.
table-since-film = Mostra tutto da lì
table-missed = { $n ->
    [0] Che cosa è successo dalla tua ultima decisione
    [one] Dalla tua ultima decisione hai perso 1 cosa
   *[other] Dalla tua ultima decisione hai perso { $n } cose
}
table-key-again = Mostra di nuovo che cosa è venuto dalla tua ultima risposta
table-key-since = Che cosa è successo dalla tua ultima decisione
table-film = Che cosa è successo
table-film-of = { $n } di { $of }
table-film-yours = L'effetto della tua risposta
table-film-again = Dall'inizio
table-film-line-before = Una riga indietro
table-film-line = Una riga avanti
table-film-on = Continua
table-film-pause = Pausa
table-film-skip = Salta
table-sound = Piccoli suoni
table-careful = Chiedi conferma prima di ogni mossa

# su questo tavolo
table-info = Su questo tavolo
table-info-title = Nome
table-info-seen = Chi può guardare
table-info-public = Tutti
table-info-private = Solo chi siede qui o è invitato
table-info-seats = Posti
table-info-number = Voci nel suo registro
table-fair = Caso verificabile
table-fair-before = Ogni tiro segue da una chiave segreta. La sua impronta è fissata da prima della partita; alla fine ricevi la chiave e puoi rifare ogni tiro.
table-fair-after = La partita è finita e la chiave non è più segreta. La sua impronta (SHA-256) è quella mostrata dall'inizio.
table-fair-key = La chiave
table-fair-verify = Scarica il verbale e rifai ogni tiro sul tuo computer:

# tasti
table-keys = Tasti
table-key-number = Scegli l'opzione con quel numero
table-key-pass = Passa, o basta così, dove è una risposta
table-key-enter = Prendi il numero scritto fin qui, o il pulsante a fuoco
table-key-question = Vai alla domanda
table-key-board = Vai al tabellone
table-key-pan = Sul tabellone: sposta, ingrandisci, adatta
table-key-ruler = Prendi il righello, mettilo via (dove il gioco misura)
table-key-film = In ciò che si mostra: pausa e avanti; una riga indietro, una riga avanti
table-key-undo = Torna indietro
table-key-history = Un passo indietro, un passo avanti
table-key-escape = Chiudi, salta ciò che si mostra, torna a ora
table-key-help = Questi tasti

# lo schermo condiviso
table-pass-device = Passa lo schermo a: { $name }
table-pass-device-help = { $seat } deve decidere. Adesso nessun altro dovrebbe guardare.
table-hand-over-film = Prima mostrami che cosa è successo
table-i-am = Sono { $name }
table-now-asked = Adesso decide { $name }.
table-went-on = Il tavolo è andato avanti: guarda di nuovo.

# solo parole
table-in-words = Il tavolo a parole
table-type-number = Scrivi un numero, oppure «perché» e un numero
table-text-not-understood = Qui nessuna opzione ha quel numero.
table-why-n = { $n }.
table-why = Perché no?
table-why-of = Perché no: { $option }

# consigli e quello che viene
table-advice = Consigli
table-advice-off = Basta consigli
table-advice-more = Di più sul consiglio
table-advised = È il consiglio
table-hand = Mano
table-hand-of = Che cosa ha { $who }
table-hand-whose = Le carte di chi
table-hand-none = Qui non c'è ancora niente.
table-hand-playable = si può giocare ora
table-hand-play = Un clic e la giochi.
table-silence = { $part ->
    [none] Rispondi sempre così fino alla fine del turno
   *[other] Rispondi sempre così fino alla fine di «{ $part }»
}
table-silenced = { $label }: risposto per te.
table-nearer = Ora è più grande: tocca di nuovo.
table-advice-think = Pensaci più a lungo
table-advice-chance = { $percent } % di vincere, più o meno { $error }
table-advice-wait = Non tocca a te. Guarda che cosa fanno gli altri: il diario lo dice a parole.
table-first-see = Che cosa vedi
table-first-see-text = Il tabellone al centro, i posti in alto, e la domanda con le sue risposte. Quello che puoi scegliere ha una linea blu punteggiata sul tabellone.
table-first-want = Che cosa vuoi
table-first-want-text = Vincere, secondo l'obiettivo che sta sul tavolo. Tocca una cosa qualunque sul tabellone e leggi che cos'è e quanto vale.
table-first-answer = Come rispondi
table-first-answer-text = Tocca la risposta nella lista, o il suo luogo sul tabellone, o scrivi il suo numero. Puoi tornare indietro finché nessuno scopre qualcosa di nuovo.
table-begin = Comincia
table-forecast = Che cosa viene dopo
table-forecast-help = Quello che l'IA farebbe se niente cambiasse.
table-forecast-none = Qui niente si può prevedere: dipende dalle persone, o da quello che ancora non si sa.
table-certain = Di sicuro

# la fine
table-result = La fine
table-won = Vittoria: { $who }
table-you-won = Hai vinto! { $who }
table-nobody-won = Nessuno ha vinto
table-you-won-together = { $n ->
    [one] Hai vinto!
   *[other] Avete vinto insieme!
}
table-you-lost = { $n ->
    [one] Hai perso
   *[other] Avete perso insieme
}
table-they-won-together = { $n ->
    [one] Chi gioca ha vinto
   *[other] I giocatori hanno vinto insieme
}
table-they-lost = { $n ->
    [one] Chi gioca ha perso
   *[other] I giocatori hanno perso insieme
}
table-everyone = Voi tutti insieme
table-points = Punti
table-n-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
table-once-more = Ancora, con le stesse impostazioni
table-look-back = Guarda dall'inizio
table-decided = Qui è nato il vantaggio: { $round } (+{ $n }).
table-decided-look = Guarda lì
table-play-on = Gioca da un momento passato
table-review = Rivedi la partita
table-reviewed = La partita rivista
table-review-coming = Sto rivedendo la partita. Prima viene ciò che conta di più.
table-review-curve = La probabilità di vittoria
table-review-curve-how = Tocca una curva per vedere quel momento sul tavolo.
table-review-moment = Momento della partita
table-review-turning = Che cosa l'ha decisa
table-review-to = a
table-review-played = Mossa giocata: «{ $label }».
table-review-better = Meglio era «{ $label }»: { $chance } % invece di { $instead } %.
table-review-good = Era la migliore che c'era, e migliore di quella che si farebbe a occhio.
table-review-none = Niente era chiaramente meglio.
table-review-reply = Che cosa permette: { $who } risponde «{ $label }» (nel { $share } % delle partite che continuano da lì), e resta il { $chance } %.
table-review-line-better = Come poteva continuare da lì
table-review-line = Come poteva continuare altrimenti
table-review-look = Guardala
table-review-strokes = Colpi di fortuna
table-review-lucky = { $who } +{ $n }: fortuna dopo «{ $label }» ({ $by })
table-review-unlucky = { $who } −{ $n }: sfortuna dopo «{ $label }» ({ $by })
table-review-skill = Fortuna e bravura
table-part-luck = Fortuna
table-part-own = Scelte proprie
table-part-others = Scelte altrui
table-review-accuracy = Precisione { $n } %, su { $of ->
    [one] una scelta
   *[other] { $of } scelte
}
table-review-accuracy-none = Precisione: non c'era niente da sbagliare
table-review-skill-why = In centesimi della probabilità di vittoria. La fortuna è ciò che dadi e carte hanno dato in più o in meno del previsto; le scelte si misurano con quelle che si farebbero a occhio; ± è un intervallo al 95 %. Precisione: 100 % vuol dire sempre la risposta migliore, 0 % scegliere a caso.

table-orders = Ordini permanenti
table-orders-n = { $n ->
    [0] Ordini permanenti
   *[other] Ordini permanenti ({ $n })
}
table-orders-help = Risposte che dai in anticipo. Nessun altro le vede; puoi cambiarle quando vuoi. Se più d'una è adatta, vale la prima qui.
table-orders-ask = Chiedimelo
