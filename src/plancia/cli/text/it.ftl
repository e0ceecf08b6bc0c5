# Il terminale in italiano: ciò che sta attorno a una partita. Le parole di un gioco stanno con il gioco.

list = { $most } e { $last }

## Il tavolo disegnato

map-adjacent = Adiacenti su questa mappa: { $pairs }

## Al tavolo

whose-turn = {" "}{ $name }: decidi tu.{" "}
no-such-option = «{ $said }» non è tra le scelte. Scrivi un numero o un nome dell'elenco, oppure aiuto.
option-which = «{ $said }» può voler dire più di una cosa: { $listed }
wound-back = { $table } sta di nuovo come dopo la voce { $to }.
wind-back-refused = { $table }: { $why }
picked-so-far = Scelti: { $n }, { $least ->
    [0] al massimo { $most }
   *[other] { $least ->
        [one] almeno uno
       *[other] almeno { $least }
    }, al massimo { $most }
}. In qualsiasi ordine; lo stesso numero lo rimette a posto, e «1 3 4» ne nomina più d'uno insieme.
picks-too-few = { $least ->
    [one] Prima scegline almeno uno.
   *[other] Prima scegline almeno { $least }.
}
picks-refused = Così non si può scegliere ({ $rule }): { $least ->
    [0] al massimo { $most }
   *[other] da { $least } a { $most }
}, ciascuno non più volte di quante ce ne sono.
picked-together = In tutto { $n }, { $bound ->
    [least] almeno { $wanted }
   *[most] al massimo { $wanted }
} ({ $rule }).
picks-beyond = Così non si può scegliere ({ $rule }): { $bound ->
    [least] in tutto serve almeno { $wanted }.
   *[most] in tutto si può arrivare al massimo a { $wanted }.
}
cannot-be-played = Il tavolo non riesce a portare a termine questa mossa. Non è cambiato nulla. Segnalacelo, per favore.
refused = Non si può: { $label }. { $rule }: { $text }
allowed = Si può: { $label }
nothing-refused = Qui non è vietato nulla.
nothing-to-undo = Non c'è nulla da annullare.
undone = Annullato.
undo-agree = Da allora qualcuno ha saputo qualcosa: si sono tirati dadi, o altri hanno deciso. Il tavolo è d'accordo? (sì/no)
no-thoughts = Nessuna IA ha ancora avuto qualcosa da valutare.
game-is-over = La partita è finita. Puoi ancora dire annulla, diario, mappa, salva FILE o esci.
game-over = La partita è finita dopo { $length }.
plain-over = { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}
plain-examples = con la sua sigla o il suo nome
hand-over = {" "}Lo schermo passa a: { $name }. Premi Invio quando nessun altro guarda.{" "}
position-as-known = Contiene ciò che puoi sapere; ciò che è nascosto sta come potrebbe stare.
orders-title = Ordini permanenti: { $name }
orders-how = ordina N dà un ordine, revoca N lo ritira; ✓ è dato. Se più d'uno è adatto, vale il primo della lista; solo tu vedi i tuoi.
order-given = Ordinato: { $label }.
order-revoked = Ritirato: { $label }.
order-given-already = È già ordinato: { $label }.
order-not-given = Non è ordinato: { $label }.
order-which = Di' quale: un numero dell'elenco che mostra ordini.
no-orders = In questo gioco non c'è nulla da ordinare in anticipo.
resumed = La partita continua. Che cosa è appena successo:
saved = Salvata in { $file }.
save-where = Di' dove: salva FILE.
record-where = Di' dove: registra FILE.
record-later = La registrazione rivela ciò che è nascosto: si può avere a partita finita.
not-kept = La partita non si può conservare in { $file }: { $why }. Continua, ma prima di uscire salvala altrove.
goodbye = Per continuare: plancia play { $game } --resume last
since-yours = A te ({ $name }), dalla tua ultima decisione:
since-spared = Niente ti è stato tolto, e niente dato.
help-at-the-table =
    Un numero o un nome dell'elenco è una risposta. Una riga vuota ripete la domanda.
      perché           che cosa qui è vietato, e da quale regola
      perché NOME      perché una scelta è vietata
      annulla          torna alla tua ultima risposta, prima di bot e dadi
      diario [N]       le ultime N righe del diario, con le loro regole
      intanto          che cosa è successo dalla tua ultima decisione, e a te per primo
      regole NOME      una regola o una carta: { $examples }
      compendio        il gioco in una pagina
      mappa            ridisegna il tavolo
      elenco           il tavolo a parole, senza disegno
      guarda [NOME]    tutto ciò che sta davanti a un posto; senza nome, davanti a te
      ordini           gli ordini permanenti; ordina N ne dà uno, revoca N lo ritira
      suggerisci       fino a tre risposte, ciascuna con la probabilità di vincere
      pensa            che cosa ha valutato l'IA, con ogni candidata
      salva FILE       salva la partita
      registra FILE    la partita come testo, una riga per ogni risposta e ogni tiro
      posizione        la posizione come testo, da tenere, cambiare e giocare
      esci             lascia il tavolo; si continua con --resume last
    { $drawing }

## Imparare

hint-thinking = Un momento …
hint-chance = { $percent } % di vincere (più o meno { $error })
no-hint = Adesso non è chiesto niente a nessuno.
not-taught = Nessuno ha scritto come si insegna questo gioco. «plancia play GIOCO --quick» comincia una partita consueta.
primer-goal = Lo scopo
primer-turn = Il tuo turno
primer-know = Cinque cose da sapere
lesson-advice = Fai così:
lesson-strayed = Hai fatto altro rispetto al consiglio ({ $label }). Va bene lo stesso; «annulla» torna indietro.
lesson-learned = Che cosa hai imparato
lesson-next = A che cosa giocare adesso

## Una nuova partita

choose-between = Scegli un numero da { $least } a { $most }.
new-welcome = { $game }. Una riga vuota vale la risposta tra parentesi.
new-what = Che cosa vuoi giocare?
new-own = Un tavolo a modo tuo
new-settings = Che cosa si concorda? Scegli che cosa cambiare.
new-go-on = Va bene così
new-your-seat = Con chi giochi?
new-seat = Con chi gioca la persona { $number }?
setting-how = «{ $value }» non va bene per { $name }; scrivi per esempio { $example }
no-such-value = { $name } non può essere «{ $value }»; scegli tra { $choices }
new-people = Quante persone siedono a questo schermo?
new-people-n = { $n ->
    [one] 1 persona
   *[other] { $n } persone
}
new-bots = Quanti bot giocano?
new-bots-n = { $n ->
    [0] nessuno
    [one] 1 bot
   *[other] { $n } bot
}
new-strength = Come giocano i bot?
new-thumb = con giudizio, a regole pratiche (thumb)
new-learning = principiante: non oltre la risposta stessa (learning)
new-casual = tranquillo: a regole pratiche (casual)
new-good = bravo: prova qualche seguito fino alla fine del giro (good)
new-sharp = acuto: ne prova molti, gli sfugge poco (sharp)
new-expert = esperto: fino a due secondi per mossa (expert)
new-random = a caso, per un primo sguardo (random)

## File

why-missing = il file non c'è
why-forbidden = non è permesso
why-folder = è una cartella
why-other = il sistema non lo permette
file-too-much = { $file } richiede più di { $seconds } secondi o troppa memoria per aprirsi, e resta com'è
file-not-read = { $file } non si può leggere: { $why }
file-not-written = { $file } non si può scrivere: { $why }
file-no-text = { $file } non è un testo in UTF-8
file-is-no-save = { $file } esiste e non è un file di Plancia di questo tipo: scegli un altro nome
file-line = { $file }, riga { $line }
no-last-save = non c'è una partita da continuare: nessuna è ancora stata conservata
kept-over = finita
kept-unreadable = non si può leggere
kept-elsewhere = { $game } · { $players } · con pacchetti, o di un'altra versione · { $when }
kept-how = Per continuarne una: plancia play --resume { $name }
save-not-ours = { $where }: questo non è un file di Plancia
save-other-rules = { $where }: giocata con un'altra versione delle regole
save-other-content = { $where }: giocata con contenuti diversi da quelli installati qui
save-refused = { $where }: una mossa che le regole vietano
save-no-game = { $where }: questo gioco qui non è installato
save-breaks-off = { $where }: il file si interrompe
save-changed = { $where }: il file è stato cambiato dopo essere stato scritto
save-damaged = { $where }: questo non si può giocare
replay-unfinished = { $n ->
    [one] 1 risposta giocata
   *[other] { $n } risposte giocate
}; la partita non è finita.
replay-hash = Impronta { $hash }
verify-good = { $n ->
    [one] L'unico tiro viene
   *[other] Tutti i { $n } tiri vengono
} dalla chiave la cui impronta era stata mostrata.
verify-borrowed = { $n ->
    [one] Un altro è preso
   *[other] Altri { $n } sono presi
} sulla parola: il tavolo da cui questo si è diramato gioca ancora con quella chiave.
verify-no-hash = { $file } non mostra l'impronta di una chiave: non c'è nulla da verificare
verify-no-key = { $file } non dice ancora la sua chiave: la dice a partita finita
verify-differs = { $where }: il caso non ha detto questo
verify-other-key = { $where }: questa non è la chiave la cui impronta era stata mostrata
review-not-over = { $file } non è ancora finita: si può rivedere una partita solo alla fine
review-no-mind = { $game } non si può rivedere: i suoi bot non sanno che cosa sia una probabilità di vittoria
review-progress = Sto rivedendo la partita: { $percent } %
review-curve = La probabilità di vittoria, dalla prima domanda alla fine
review-company = Tutti insieme
review-sums = Fortuna e bravura, in centesimi della probabilità di vittoria
review-seat = { $name }: da { $first } a { $last }. Fortuna { $luck }, scelte proprie { $own }, scelte altrui { $others }.
review-seat-together = { $name }: da { $first } a { $last }. Fortuna { $luck }, scelte proprie { $own }.
review-sums-why = La fortuna è ciò che dadi e carte hanno dato in più o in meno del previsto; le scelte si misurano con quelle che si farebbero a occhio. ± è un intervallo al 95 %.
review-turning = Che cosa l'ha decisa
review-played = Mossa giocata: «{ $label }»; { $moved }.
review-moved = la probabilità va da { $before } a { $after }
review-better = Meglio era: «{ $label }». Dà { $chance } invece di { $instead }, per quel che si poteva sapere.
review-good = Era la migliore che c'era, e migliore di quella che si farebbe a occhio.
review-none-better = Niente era chiaramente meglio.
review-reply = Che cosa permette: { $who } risponde «{ $label }» (nel { $share } delle partite che continuano da lì), e resta il { $chance }.
review-line-better = Poteva continuare così: { $line }.
review-line = Poteva anche continuare così: { $line }.
review-look = Per vederla: plancia replay FILE --until { $number }
review-strokes = Colpi di fortuna
review-lucky = { $round }, dopo «{ $label }» ({ $by }): { $name } guadagna { $n } centesimi per fortuna.
review-unlucky = { $round }, dopo «{ $label }» ({ $by }): { $name } perde { $n } centesimi per sfortuna.
review-accuracy = Precisione
review-accuracy-of = { $name }: { $said }, su { $n ->
    [one] una scelta
   *[other] { $n } scelte
}.
review-accuracy-none = niente da sbagliare
review-accuracy-why = 100 % vuol dire sempre la risposta migliore, 0 % scegliere a caso; una scelta pesa quanto c'era da perdere.
report-of = Una segnalazione su { $game }, scritta da Plancia { $version } dopo la voce { $number }.
report-holds-seat = Contiene solo ciò che { $seat } può sapere; ciò che è nascosto sta come potrebbe stare.
report-holds-spectators = Contiene solo ciò che uno spettatore può sapere; ciò che è nascosto sta come potrebbe stare.
report-note = Dice: { $note }
report-no-face = { $game } non si può mostrare in un terminale
position-which = indica un file di posizione, o prendila da un salvataggio con --from FILE
position-good = { $file } è una buona posizione.

## Accordi

settings-refused = { $rule }: { $text }
no-such-player = «{ $kind }» non è un giocatore; scegli tra { $kinds }
no-such-seat = «{ $name }» non siede a questo tavolo; qui siedono { $names }
seat-which = «{ $name }» può voler dire: { $names }
no-packs = { $game } non ha carte proprie, quindi nessun pacchetto gli si adatta.
check-line = { $name ->
    [declared] dichiarazioni
    [laws] leggi
    [secrets] segreti
    [languages] entrambe le lingue
    [text] gioco per testo
    [written] salvataggi, verbali, posizioni
    [bots] i bot finiscono
   *[fuzz] fuzz
}: { $wrong ->
    [0] bene
   *[other] NON VA
} ({ $seconds } s)
check-passed = { $title } supera la prova.
check-failed = { $title } non supera la prova: { $n ->
    [one] 1 difetto
   *[other] { $n } difetti
}.
new-title-name = «{ $name }» non può essere il nome di un titolo: lettere minuscole e cifre, parole unite da trattini, e all'inizio una lettera
new-title-there = un titolo «{ $name }» c'è già
new-title-taken = Python conosce già un modulo «{ $name }»: scegli un altro nome
new-title-folder = { $folder } c'è già: non si sovrascrive nulla
new-title-next =
    Si gioca già. Che cosa fare adesso:
        pip install -e { $folder }
        plancia check { $name }
        plancia play { $name } --seats first=human,second=thumb
research-needed = servono Gymnasium, PettingZoo e NumPy: pip install 'plancia[research]'
no-such-game = non c'è un gioco «{ $game }»; scegli tra { $names }
no-such-language = non c'è una lingua «{ $lang }»; scegli tra { $known }
seat-twice = { $name } è nominata due volte

## Regole

no-such-rule = { $meant ->
    [none] non c'è una regola o carta «{ $id }»
   *[other] non c'è una regola o carta «{ $id }»; intendevi { $meant }?
}
rule-which = «{ $id }» può voler dire: { $listed }{ $n ->
    [0] {""}
    [one] {" "}e 1 altra
   *[other] {" "}e altre { $n }
}
from = { $from_ ->
    [rulebook] dal regolamento
    [public] da fonti pubbliche
    [pack] da un pacchetto
    [inferred] deduzione dal regolamento
   *[house] nostra invenzione
}
rule-from = { $kind ->
    [ruling] interpretazione nostra
   *[rule] { $from_ ->
        [rulebook] dal regolamento
        [public] da fonti pubbliche
        [inferred] deduzione nostra dal regolamento
       *[house] regola nostra
    }
}
rule-kind = { $kind ->
    [setup] preparazione
    [legality] che cosa è permesso
    [effect] che cosa succede
    [scoring] punteggio
    [visibility] che cosa si vede
    [ruling] interpretazione nostra
   *[content] vincolo di ogni scatola
}
rules-kind = Tipo
rules-book = Regolamento
rules-from = Fonte
rules-rulings = Chiarita da
rules-option = Opzione del tavolo
rules-not-code = Non è codice
rules-code = Codice
rules-tests = Mostrata dai test
rules-play = Incontrata giocando: eseguita { $done }, candidate permesse { $allowed }, vietate { $refused }
rules-playing = gioco { $games } partite a caso
rules-column-id = Regola
rules-column-where = Codice
rules-column-tests = Test
rules-column-done = Eseguita
rules-column-allowed = Permesse
rules-column-refused = Vietate
rules-chapter = { $code } di { $n } nel codice
rules-table-not-code = non è codice
rules-table-hole = DA NESSUNA PARTE
rules-holes = { $n ->
    [one] 1 buco
   *[other] { $n } buchi
}, senza codice e senza spiegazione:
rules-no-hole = Nessun buco: tutte le { $n } sono citate dal codice o dicono perché no.

## Pacchetti

pack-good = { $title } ({ $name }) è un buon pacchetto.
pack-bad = { $n ->
    [one] 1 problema
   *[other] { $n } problemi
}
pack-changes = { $n ->
    [0] Non cambia nulla.
    [one] Cambia 1 valore.
   *[other] Cambia { $n } valori.
}
problem-syntax = { $why }: { $near }
problem-not-text = { $why }
problem-refused = così non può essere
problem-too-big = troppo ({ $what }): { $size }, al massimo { $most }
problem-too-deep = tabelle ed elenchi uno dentro l'altro vanno più a fondo di { $most }
problem-too-many = più di { $most } problemi; comincia da questi
problem-not-a-file = è un collegamento o una cartella; il contenuto dev'essere un file semplice
problem-not-a-folder = la cartella non c'è
problem-unreadable = non si può leggere ({ $why })
problem-not-a-pack = un pacchetto ha bisogno di un file pack.toml con name, game, title e plancia = 1
problem-wrong-game = questo pacchetto è per { $value }, non per { $wanted }
problem-wrong-format = questo pacchetto è scritto nel formato { $value }; questa Plancia legge il formato { $wanted }
problem-unknown-kind = genere sconosciuto { $value }
problem-unknown-id = non c'è { $kind } { $value } da cambiare, e un pacchetto non può aggiungerne
problem-unknown-key = chiave sconosciuta { $value }
problem-bad-id = { $value } non è un buon nome: lettere, cifre, - e _, al massimo 64
problem-duplicate = già scritto in { $first }
problem-missing = manca: { $wanted }
problem-wrong-type = { $value } dovrebbe essere { $wanted }
problem-out-of-range = { $value } dovrebbe essere { $wanted }
problem-wrong-length = { $value } dovrebbe essere { $wanted }
problem-wrong-form = { $value } dovrebbe essere { $wanted }
problem-not-a-word = { $value } dovrebbe essere { $wanted }
problem-or = {" "}oppure{" "}
problem-guess = ; intendevi { $guess }?
problem-why-twice = questo è scritto due volte
problem-why-value = un valore manca o non è ben scritto (i testi vogliono le virgolette)
problem-why-equals = dopo la chiave ci vuole =
problem-why-left-over = qualcosa avanza in fondo a questa riga
problem-why-statement = questo non è né una chiave né una [tabella]
problem-why-no-key = manca una chiave
problem-why-header-open = questa [tabella] non è chiusa con ]
problem-why-list-open = questo elenco non è chiuso con ]
problem-why-table-open = questa tabella non è chiusa con {"}"}
problem-why-text-open = questo testo non è chiuso con le virgolette
problem-why-escape = in un testo \ sta davanti a una di b t n f r " \ u U (o usa 'apici semplici')
problem-why-date = questa data non esiste
problem-why-utf-8 = non è UTF-8: salva il file in UTF-8
problem-why-utf-16 = questo è UTF-16: salva il file in UTF-8
problem-why-bom = il file comincia con un BOM: salvalo in UTF-8 senza
problem-why-nul = c'è un byte NUL: questo non è un file di testo
problem-why-control = c'è un carattere che non si stampa
problem-what-bytes = byte in questo file
problem-what-marks = chiavi, valori e righe in tutto
problem-what-files = file TOML in questa cartella
problem-what-records = voci
problem-what-answers = risposte
wanted-words = una tra { $words }
wanted-form = un testo di un'altra forma
wanted-whole-number = un numero intero
wanted-number = un numero
wanted-finite-number = un numero finito
wanted-text = un testo tra virgolette
wanted-true-or-false = true o false
wanted-list = un elenco [...]
wanted-table = una tabella
wanted-date = una data
wanted-anything = qualcosa
wanted-length = { $noun } di lunghezza { $bounds }
wanted-bounds = { $noun }, { $bounds }
bound-least = almeno { $n }
bound-most = al massimo { $n }
bound-above = sopra { $n }
bound-below = sotto { $n }
bound-multiple = divisibile per { $n }

## Aiuto

help-usage = Uso
help-command = COMANDO
help-flag-help = questa pagina
help-flag-version = la versione di Plancia
help-commands = Comandi
help-options = Opzioni
help-arguments = Argomenti
help-language = --lang it o --lang en sceglie la lingua, con ogni comando.
usage-UnknownOptionError = non c'è un'opzione { $value }; --help le elenca
usage-UnknownCommandError = non c'è un comando «{ $value }»; --help li elenca
usage-UnusedCliTokensError = «{ $value }» qui è di troppo; --help dice che cosa ci vuole
usage-MissingArgumentError = { $name } manca o non ha un valore; --help dice che cosa ci vuole
usage-ValidationError = il valore di { $name } non è possibile
usage-RepeatArgumentError = { $name } è dato due volte
usage-CoercionError = { $choices ->
    [none] «{ $value }» non va bene per { $name }
   *[other] «{ $value }» non va bene per { $name }; scegli tra { $choices }
}
usage-other = questo comando non si capisce ({ $value } { $name }); --help dice che cosa ci vuole

cmd-plancia = Un tavolo per giochi impegnativi in cui ogni regola è rispettata.
cmd-play = Siediti e gioca.
cmd-play---resume = Elenca le partite che puoi continuare, o ne continua una.
    .usage = [NOME]
    .name = un nome dell'elenco, un file, o «last»
cmd-play-title = Gioca a { $game }. Senza opzioni fa prima qualche domanda.
    .usage = [OPZIONI]
    .quick = comincia subito al tavolo consueto
    .learn = una prima partita guidata, dalla prima idea all'ultima conta
    .seats = chi gioca che cosa, in senso orario: POSTO=human,POSTO=good (human, learning, casual, good, sharp, expert; thumb, random)
    .seed = rende la sorte uguale ogni volta
    .resume = continua una partita salvata: un file, un nome elencato da «plancia play --resume», o «last»
    .position = gioca da un file di posizione
    .pack = stende una cartella di contenuti sulla scatola; si può ripetere
    .delay = secondi di attesa dopo ogni riga del diario
    .plain = frasi al posto del tavolo disegnato
    .setting = ciò che si concorda: { $settings }
cmd-replay = Rigioca una registrazione o un salvataggio e verifica che finisca come dice.
    .usage = FILE [OPZIONI]
    .file = la registrazione, o un salvataggio; anche il nome di una partita giocata qui, o «last»
    .until = si ferma dopo tante risposte
    .steps = stampa ogni risposta con ciò che ha fatto
    .pack = i pacchetti con cui è stata giocata
cmd-position = Mostra e verifica una posizione.
    .usage = [FILE] [OPZIONI]
    .file = un file di posizione
    .from- = stampa invece la posizione di un salvataggio
    .play = gioca da lì
    .seats = chi gioca che cosa; persone dove non si dice nulla
    .seed = rende la sorte uguale ogni volta
    .plain = frasi al posto della mappa disegnata
cmd-verify = Ripete dalla chiave ogni tiro di una partita finita.
    .usage = FILE [OPZIONI]
    .file = la registrazione, o un salvataggio; anche il nome di una partita giocata qui, o «last»
    .pack = i pacchetti con cui è stata giocata
cmd-review = Rivede una partita finita: la probabilità di vittoria nel tempo, i momenti decisivi, la fortuna distinta dalla bravura.
    .usage = FILE [OPZIONI]
    .file = la registrazione, o un salvataggio; anche il nome di una partita giocata qui, o «last»
    .json = per un programma, come dice docs/review.md
    .seed = lo stesso seme dà la stessa analisi
    .pack = i pacchetti con cui è stata giocata
cmd-report = Apre una segnalazione e ne mostra il tavolo.
    .usage = FILE [OPZIONI]
    .file = la segnalazione
    .play = continua a giocare da lì
    .plain = frasi al posto della mappa
    .pack = i pacchetti con cui è stata giocata
cmd-backup = Tutti i tavoli e le persone di un server in un solo file, fatto mentre gira.
    .usage = FILE [OPZIONI]
    .file = dove si scrive; lì non deve esserci ancora niente
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-restore = Una copia di riserva, in una banca dati ancora vuota.
    .usage = FILE [OPZIONI]
    .file = ciò che ha scritto plancia backup
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-wind-back = Un tavolo di un server che non si apre più: si torna all'ultima voce buona.
    .usage = TAVOLO [OPZIONI]
    .table = l'identificativo del tavolo, come sta nel suo indirizzo
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin = Le persone e i tavoli di un server, anche mentre gira.
cmd-admin-people = Le persone di un server, dall'ultima arrivata.
    .usage = [PAROLE] [OPZIONI]
    .words = che stanno nel nome o nel login; oppure un identificativo
    .json = per i programmi
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-tables = I tavoli di un server, prima quelli dove si è mosso qualcosa da poco.
    .usage = [PAROLE] [OPZIONI]
    .words = che stanno nel titolo o nel nome di chi lo ha aperto; oppure un gioco o un identificativo
    .json = per i programmi
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-rename = Dà un altro nome a una persona. Dove siede già, il tavolo tiene quello vecchio.
    .usage = PERSONA NOME [OPZIONI]
    .person = un identificativo, come lo mostra plancia admin people, o un login
    .name = il nome nuovo
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-revoke = Chiude tutte le sessioni di una persona e annulla i suoi gettoni per i posti.
    .usage = PERSONA [OPZIONI]
    .person = un identificativo o un login
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-export = Tutto ciò che si conserva di una persona, in JSON.
    .usage = PERSONA FILE [OPZIONI]
    .person = un identificativo o un login
    .file = dove si scrive; lì non deve esserci ancora niente
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-delete = Cancella una persona e tutto ciò che si conserva di lei. Gli altri continuano; le copie di riserva restano come sono.
    .usage = PERSONA --yes [OPZIONI]
    .person = un identificativo o un login
    .yes = davvero: non si torna indietro
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-close = Chiude un tavolo: nessuno ci gioca, lo guarda o lo trova in un elenco.
    .usage = TAVOLO [OPZIONI]
    .table = l'identificativo del tavolo, come sta nel suo indirizzo
    .undo = lo riapre
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-ban = Non lascia più entrare una persona, o chiunque venga da un indirizzo.
    .usage = PERSONA|INDIRIZZO [OPZIONI]
    .whom = un identificativo o un login, oppure un indirizzo; di IPv6 la sua rete di 64 bit
    .until = un giorno, o un giorno e un'ora, come 2030-01-31 o 2030-01-31T18:00; altrimenti per sempre
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-unban = Toglie un divieto.
    .usage = PERSONA|INDIRIZZO [OPZIONI]
    .whom = un identificativo o un login, oppure un indirizzo
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-bans = Chi non può entrare.
    .usage = [OPZIONI]
    .json = per i programmi
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-admin-prune = Toglie i tavoli finiti o abbandonati da tanti giorni, e gli ospiti che non sono più da nessuna parte.
    .usage = [OPZIONI]
    .finished = giorni dopo l'ultima voce di un tavolo finito; altrimenti PLANCIA_KEEP_FINISHED
    .abandoned = giorni dopo l'ultima voce di ogni altro tavolo; altrimenti PLANCIA_KEEP_ABANDONED
    .dry-run = dice soltanto che cosa toglierebbe
    .json = per i programmi, con ogni identificativo
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
cmd-doctor = Esamina un'installazione: che cosa non va, e che cosa fare. Non cambia nulla.
    .usage = [OPZIONI]
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; senza, il file di plancia serve
    .data = la cartella di ciò che il server conserva
    .host = dove deve ascoltare
    .port = su quale porta
    .origin = l'indirizzo che si digita
    .json = per i programmi
cmd-serve = Mette i tavoli in rete, per tutti quelli che vi si possono sedere.
    .usage = [OPZIONI]
    .database = sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME; altrimenti un file suo
    .host = dove ascolta; altrimenti 127.0.0.1, cioè solo questa macchina
    .port = su quale porta; 0 ne prende una libera
    .origin = l'indirizzo che si digita, come https://plancia.example; serve dove altri lo raggiungono
    .data = la cartella di ciò che conserva
    .browser = aprilo anche nel browser
    .lan = una partita in casa: i telefoni nella stessa rete entrano con un invito, e non possono fare altro; --host dice quale indirizzo di questo computer digitano
cmd-primer = Un gioco in una pagina: lo scopo, un turno, come si fanno i punti, cinque cose da sapere.
    .usage = [GIOCO]
    .game = il gioco
cmd-rules = Il registro delle regole: che cosa dice una regola, il suo codice, i suoi test, quante volte si incontra.
    .usage = [GIOCO [ID o NOME]] [OPZIONI]
    .game = il gioco
    .id = una regola, una carta, un'unità, per sigla o per nome, o l'inizio di una sigla come W-DMG; senza, tutte le regole
    .games = quante partite a caso contare
cmd-new-title = Prepara un titolo tuo: un pacchetto che si gioca già, con regole, parole in entrambe le lingue, un disegno, un bot e test.
    .usage = NOME [OPZIONI]
    .name = il nome: lettere minuscole e cifre, parole unite da trattini
    .to = la cartella; senza, il nome
cmd-check = Ciò che ogni titolo deve superare: dichiarazioni, leggi, segreti, entrambe le lingue, gioco per testo, salvataggi e posizioni, bot, un breve fuzz. Esce con 1 quando qualcosa non va.
    .usage = TITOLO
    .title = il titolo
cmd-lab = Partite a caso sotto sorveglianza, bot contro bot, e quanto è equo il contenuto.
cmd-lab-mutants = Guasta le regole una alla volta e guarda se i test che le citano se ne accorgono. Esce con 1 quando se ne nota meno del 95 % di divieti e passi o dell'85 % del resto.
    .usage = GIOCO [OPZIONI]
    .game = di quale gioco
    .rule = solo il codice che porta questa regola, o quelle che cominciano così: W-DMG
    .file = solo questo file del gioco
    .kind = solo questo genere: open, shut, step, effect, comparison, number, tie-break; si può ripetere
    .sample = solo tanti, tirati a sorte
    .seed = del sorteggio
    .others = anche contro tanti test che passano di lì senza citare la regola: quale se ne accorgerebbe?
    .jobs = processi
cmd-lab-fuzz = Gioca a caso in ogni modalità, preparazione e variante, e controlla il tavolo dopo ogni effetto. Alla fine elenca ciò che è successo troppo di rado: meno di una volta in 50.000 decisioni. Esce con 1 quando qualcosa è guasto o l'elenco non è vuoto.
    .usage = GIOCO [OPZIONI]
    .game = il gioco
    .decisions = quante decisioni, esattamente; in 1.000.000 ogni cosa dovrebbe succedere almeno 20 volte
    .seed = lo stesso seme gioca le stesse partite, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore
    .replay = invece: la registrazione di una violazione, per rivederla
    .key = con una registrazione: il seme della sua partita
    .then = con una registrazione: l'ultima risposta
cmd-lab-secrets = Tavoli diversi solo in ciò che un posto non può sapere, e tavoli immaginati da un posto: li distingue? Confronta vista, domanda e diario, byte per byte. Esce con 1 se un posto o uno spettatore ci riesce.
    .usage = GIOCO [OPZIONI]
    .game = il gioco
    .pairs = quante coppie di stato e posto, esattamente
    .seed = lo stesso seme guarda le stesse coppie, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore
cmd-lab-honesty = Tavoli che per il posto interrogato sono uguali: ogni bot, con lo stesso seme, dà la stessa risposta? I più forti, diversi solo nel tempo che prendono, sono interrogati di tanto in tanto. Stato 1 se uno non lo fa.
    .usage = GIOCO [OPZIONI]
    .game = il gioco
    .pairs = quanti tavoli
    .bots = solo questi, separati da virgole
    .seed = lo stesso seme guarda le stesse coppie, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore
cmd-lab-encoding = Che cosa significano ogni azione e ogni posto di un'osservazione per chi addestra su un gioco: due tabelle, in inglese. Le spiega docs/research.md.
    .usage = GIOCO
    .game = il gioco
cmd-lab-dataset = Posizioni da cui imparare: giocano i bot, un modo di gioco dopo l'altro, e ciò che vede il posto interrogato si conserva con la sua risposta e la sua parte di vittoria, in un file di NumPy. Lo spiega docs/research.md.
    .usage = GIOCO --into FILE [OPZIONI]
    .game = il gioco
    .into = il file, per esempio partite.npz
    .games = quante partite
    .bots = chi gioca, separati da virgole; cambiano posto di partita in partita
    .every = si conserva una decisione ogni tante
    .seed = lo stesso seme scrive le stesse righe, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore
cmd-lab-chances = Una probabilità di vittoria si avvera tante volte quante dice? Partite tra bot, secondo quanti giocano: come ricavarla da ciò che i bot vedono, e quanto regge in partite non usate per la taratura.
    .usage = GIOCO [OPZIONI]
    .game = il gioco
    .games = quante
    .ends = in quante di esse giocare anche fino alla fine della partita
    .into = un file per il risultato, come chances.toml nella stanza bot del titolo
    .seed = lo stesso seme gioca le stesse partite, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore
cmd-lab-arena = Bot contro bot, ogni bot in ogni posto dell'ordine di turno, fazioni o tribù assegnate in modo uniforme.
    .usage = GIOCO [OPZIONI]
    .game = il gioco
    .seats = i bot, separati da virgole; contro l'IA si ripetono fino a riempire i posti
    .games = quante; contro l'IA, per ogni scenario e ogni numero di umani
    .scenario = contro il gioco stesso, in questo scenario
    .all-scenarios = contro il gioco stesso, in ogni scenario
    .ai = contro il gioco stesso, in ogni scenario di questa fazione
    .humans = contro l'IA: quanti umani, da 1 a 4; altrimenti tanti quanti i posti
    .seed = lo stesso seme gioca le stesse partite, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore
    .better = due bot: il primo è più forte del secondo? Le stesse partenze a posti scambiati, finché è chiaro; GAMES dice allora quante coppie al massimo. Stato 1 se non lo è
    .players = con --better: quanti siedono; da tre in su il primo bot siede da solo contro gli altri
cmd-lab-balance = Quanto sono eque tra loro le parti di un gioco; e, dove il gioco stesso tiene una parte, quanto è difficile ogni scenario con ogni numero di umani.
    .usage = GIOCO [OPZIONI]
    .game = il gioco
    .games = tante con ogni numero di giocatori; un ventesimo per ogni scenario e numero di umani
    .bot = chi gioca tutti i posti
    .seed = lo stesso seme gioca le stesse partite, qualunque sia il numero di processi
    .jobs = processi
    .compiled = sulla copia compilata del motore
cmd-lab-kill = Uccide un server sotto le mani di chi scrive, più e più volte, e guarda che nulla di confermato vada perso. Esce con 1 se qualcosa è perso, doppio, fuori posto o non si può rigiocare.
    .usage = [OPZIONI]
    .kills = quante volte; alcune colpiscono un server che si sta avviando
    .database = PostgreSQL si avvia per l'occasione
    .seed = di chi scrive e dei momenti; la macchina ci aggiunge del suo
    .plant = un server con questo difetto, per vedere che lo si trova
cmd-lab-race = Risposte contemporanee, ripetute, in ritardo e in anticipo alle stesse domande, a più server su un PostgreSQL. Esce con 1 se una versione ha due vincitori, o se ciò che i client hanno visto non poteva essere.
    .usage = [OPZIONI]
    .submissions = quante in tutto
    .processes = server
    .seed = degli invii; la macchina ci aggiunge del suo
cmd-lab-resume = Interrompe i client a metà parola, riavvia il server, e guarda che ognuno ritrovi tutta la verità. Esce con 1 se ciò che ha un client alla fine è diverso da ciò che riceve uno nuovo.
    .usage = [OPZIONI]
    .clients = quanti, 200 alla volta
    .database = PostgreSQL si avvia per l'occasione
    .seed = dei client e delle interruzioni; la macchina ci aggiunge del suo
cmd-lab-load = Molti tavoli con quattro persone ciascuno, una mossa ogni due secondi: quanto ci vuole per la conferma? Esce con 1 a ogni errore, o se una su cento aspetta più di 150 ms.
    .usage = [OPZIONI]
    .tables = quanti alla volta, un numero dopo l'altro; 50, 100 e 200 se non si dice altro
    .seconds = per quanto ogni volta, dopo un po' di riscaldamento
    .siege = senza, poi con un assedio: intestazioni che non finiscono mai, e a ogni punto d'accesso chi manda una lettera alla volta e chi non legge mai; 50 tavoli se non si dice altro. Esce con 1 se una su cento aspetta più del doppio
    .connections = quelle a metà dell'assedio
    .database = PostgreSQL si avvia per l'occasione
    .seed = dei giocatori
cmd-lab-away = Il database se ne va mentre si gioca, e torna: il suo disco è pieno, resta immobile, viene fermato. Esce con 1 se qualcuno non lo sa entro tre secondi, se qualcosa di confermato va perso, o se il gioco non riprende da sé.
    .usage = [OPZIONI]
    .how = full (un piccolo file system, dove si può montare, altrimenti come limited), limited (file che non possono crescere), frozen o stopped (PostgreSQL); si può ripetere; tutti se non si dice altro
    .times = quante volte ciascuno
    .seed = di chi gioca; la macchina ci aggiunge del suo
    .plant = un server con questo difetto, per vedere che lo si trova
cmd-lab-clock = L'ora salta di ore e di giorni, avanti e indietro, mentre si gioca contro il tempo; ogni tanto un server viene intanto ucciso. Esce con 1 se un posto ci rimette tempo, se qualcuno viene buttato fuori, se un orologio resta fermo, o se il diario è fuori ordine.
    .usage = [OPZIONI]
    .jumps = quanti
    .database = con PostgreSQL due server, i cui orologi possono differire
    .seed = dei salti e di chi gioca
cmd-lab-upgrade = Due versioni del server su un PostgreSQL: la più nuova migra mentre la più vecchia serve, e servono entrambe gli stessi tavoli. Esce con 1 se qualcosa va perso, se qualcuno aspetta più di tre secondi, o se un server più vecchio parte su uno schema più nuovo.
    .usage = [OPZIONI]
    .seconds = per quanto con la più vecchia, con tutte e due, e con la più nuova
    .older = l'albero dei sorgenti di una versione precedente; senza, la più vecchia è quella installata, e la più nuova ha una versione dello schema in più
    .seed = di chi gioca; la macchina ci aggiunge del suo
    .plant = una versione più nuova che ha bisogno di ciò che la più vecchia non scrive, per vedere che lo si trova
cmd-lab-hostile = Pacchetti, registrazioni, salvataggi e posizioni scritti per fare danni. Esce con 1 se uno non è rifiutato, o lo è senza riga e motivo, o tardi, o se fa altro. Con un gioco: i suoi veri, un po' cambiati, che non devono bloccarsi, cadere, prendere troppa memoria o diventare un tavolo che non si riapre.
    .usage = [GIOCO] [OPZIONI]
    .game = di quale gioco cambiare posizioni, salvataggi e registrazioni; senza, quelli scritti a mano
    .cases = quanti cambiarne
    .seed = delle partite e dei cambiamenti
cmd-lab-leaks = Tavoli diversi solo in ciò che chi guarda non può sapere: attraverso HTTP e WebSocket, li distingue? Esce con 1 se un posto, uno spettatore o un bot ci riesce.
    .usage = GIOCO [OPZIONI]
    .game = il gioco
    .pairs = quante coppie di stati guardare, e fino a sette in più: un tavolo si guarda per intero
    .seed = lo stesso seme fa gli stessi tavoli
cmd-lab-abuse = Messaggi sbagliati via WebSocket, e richieste fatte dal documento OpenAPI, buone e cattive. Esce con 1 a un crollo, un errore del server, un cambiamento, o un rifiuto senza motivo.
    .usage = [OPZIONI]
    .messages = quanti via WebSocket
    .examples = quante richieste di ogni tipo, per ogni operazione e ogni genere di chiamante
    .connections = quante alla volta che non finiscono mai, non leggono mai, o non dicono nulla di leggibile
    .database = PostgreSQL si avvia per l'occasione
    .seed = dei messaggi e delle richieste
cmd-lab-faults = Mette uno alla volta i difetti di tests/faults in una copia dei sorgenti, e guarda che i test e le prove lì indicati li trovino tutti. Esce con 1 se uno sopravvive, o se qualcosa fallisce senza alcun difetto.
    .usage = [OPZIONI]
    .only = solo questo; si può ripetere
    .jobs = quanti alla volta; ciò che è a tempo può fallire per mancanza di tempo, e sembrare che abbia trovato un difetto
cmd-bench = Quanto sono veloci i tre giochi, accanto a Catanatron e python-chess, su un core: decisioni al secondo, copie, viste, memoria. Gli altri due si installano la prima volta in un ambiente a parte.
    .usage = [OPZIONI]
    .rounds = ogni motore a turno, tante volte
    .seconds = quanto gioca ognuno in un giro
    .beside = una copia di un altro stato di Plancia: le stesse partite a caso là e qui, e nient'altro
cmd-pack = La tua scatola: cartelle di TOML stese sui contenuti.
cmd-pack-check = Verifica un pacchetto e dice che cosa cambia.
    .usage = CARTELLA
    .folder = la cartella del pacchetto

## Il laboratorio

lab-crew-lost = un processo dopo l'altro è stato ucciso senza concludere nulla: c'è abbastanza memoria? Prova con meno --jobs
lab-needs-trials = questa prova ha bisogno di altri pacchetti Python: pip install "plancia[lab]"

## Il server

backed-up = { $file } contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} e { $people ->
    [one] una persona
   *[other] { $people } persone
}.
restored = { $file } è ripristinato: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, { $people ->
    [one] una persona
   *[other] { $people } persone
}.
serving = plancia: { $url }
serving-no-browser = Apri questo indirizzo in un browser. Ctrl-C lo chiude.
serving-browser = Il tavolo si apre nel browser; se non succede, scrivi lì l'indirizzo qui sopra. Ctrl-C lo chiude.
serving-lan = I telefoni nella stessa rete lo trovano a { $url }
serving-lan-help = Apri qui un tavolo e scegli «Invita»: ogni posto libero ha un codice da inquadrare. Da un telefono non si può fare altro. Se un telefono non arriva qui, è in un'altra rete, oppure lo ferma il firewall di questo computer.
serve-lan-origin = --lan è per la rete intorno a questo computer, { $value } per gli altri: o l'uno o l'altro
serve-lan-host = «{ $value }» non è un indirizzo di questo computer nella rete intorno: ad esempio 192.168.1.5
serve-lan-none = questo computer non è in nessuna rete; se non è vero, --host dice il suo indirizzo
serve-no-origin = altri raggiungono { $value }: di' con --origin quale indirizzo digitano, come https://plancia.example
serve-bad-origin = «{ $value }» non è un'origine: schema, host e porta, come https://plancia.example
serve-bad-port = «{ $value }» non è una porta: un numero da 0 a 65535; 0 prende una porta libera
serve-in-use = un'altra plancia serve già questi tavoli: { $value }
serve-bad-patience = «{ $value }» non è per quanto può pensare un bot: un numero di secondi, più di 0 e fino a 20
serve-bad-days = «{ $value }» non è per quanto si conservano i tavoli: un numero di giorni, da 1 a 36500
serve-bad-proxy = «{ $value }» non è l'indirizzo di un proxy: ad esempio 127.0.0.1, più d'uno separati da virgole
serve-cannot-listen = non si può ascoltare su { $value }
serve-bad-store = { $place }: { $code ->
    [no-url] una banca dati è sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME
    [exists] c'è già un file
    [no-backup] non contiene una copia di riserva che questa Plancia sappia leggere
    [not-empty] contiene già persone o tavoli; una copia di riserva va in una banca dati vuota
    [no-driver] per PostgreSQL serve un altro pacchetto: pip install "plancia[postgres]"
    [no-file] i tavoli si conservano in un file
    [no-folder] la cartella non c'è
    [foreign] contiene qualcos'altro, non tavoli di Plancia
    [newer] l'ha scritta una versione più recente di Plancia
    [broken] è danneggiata ({ $why })
   *[other] { $why }
}

## Mutanti

faults-unknown = nell'elenco non c'è un difetto con questo nome: { $ids }
faults-bad-list = l'elenco dei difetti non corrisponde più ai sorgenti: { $what }
mutants-no-tree = si può cercare solo in un albero di sorgenti con i suoi test, e non nella copia compilata
mutants-none = niente da guastare: nessun codice porta una regola simile, o il file non c'è
mutants-unread =
    pytest non riesce a raccogliere i test:
    { $tests }
mutants-of-rule = { $rule }: notati { $died } su { $made }
mutants-equivalent = non cambia nulla, { $place }: { $was } → { $now }
mutants-failing = { $n ->
    [one] Un test fallisce con le regole intatte; è stato lasciato fuori:
   *[other] { $n } test falliscono con le regole intatte; sono stati lasciati fuori:
}
mutants-uncited = { $n ->
    [one] Una regola ha codice e nessun test che la citi:
   *[other] { $n } regole hanno codice e nessun test che le citi:
}
mutants-stale = { $n ->
    [one] Un equivalente in elenco non corrisponde più a nulla:
   *[other] { $n } equivalenti in elenco non corrispondono più a nulla:
}
mutants-denied = { $n ->
    [one] Un equivalente in elenco è stato comunque notato:
   *[other] { $n } equivalenti in elenco sono stati comunque notati:
}
mutants-so-many-tests = { $n } test su { $of } provati così come sono
mutants-so-many-mutants = { $n } mutanti su { $of }, { $lived } vivi
mutants-other = se ne accorge { $test }, che non la cita
mutants-sum = { $n } dei { $made } mutanti del gioco, in { $seconds } s
mutants-kind = { $kind ->
    [open] divieto che non vieta più
    [shut] divieto che vieta sempre
    [step] passo saltato
    [effect] effetto saltato
    [comparison] confronto rovesciato
    [number] numero cambiato
    [tie-break] spareggio rovesciato
    [guards] divieti e cose saltate
   *[turned] confronti, numeri, spareggi
}
mutants-fate = { $how ->
    [passed] { $n ->
        [one] un test che la cita passa di qui e non si accorge di nulla
       *[other] { $n } test che la citano passano di qui e non si accorgono di nulla
    }
    [unmade] non si è potuto mettere al suo posto: un difetto di questo strumento
    [elsewhere] nessun test che la cita passa di qui
   *[uncited] nessun test la cita
}
mutants-column-kind = guasto
mutants-column-made = fatti
mutants-column-died = morti
mutants-column-equivalent = uguali
mutants-column-lived = vivi
mutants-column-share = notati

## Chi gestisce un server

admin-no-database = nessun server conserva i suoi tavoli in { $place }: di' con --data o --database dove sono
admin-away = la banca dati non si raggiunge ({ $why }); non è cambiato nulla
admin-nobody = non c'è nessuno con l'identificativo o il login «{ $said }»; plancia admin people elenca tutti
admin-no-table = non c'è un tavolo con l'identificativo «{ $said }»; plancia admin tables li elenca tutti
admin-no-text = questo non è un testo
admin-none = Non si è trovato niente.
admin-more = Questi sono i primi { $n }; aggiungi parole per trovarne altri.
admin-id = identificativo
admin-name = nome
admin-login = login
admin-guest = (ospite)
admin-tables = tavoli
admin-since = dal
admin-seen = ultima visita
admin-until = fino al
admin-banned = escluso
admin-for-ever = per sempre
admin-game = gioco
admin-title = titolo
admin-owner = di chi è
admin-status = stato
admin-changed = ultima mossa
admin-is-open = posti liberi
admin-is-playing = si gioca
admin-is-over = finito
admin-is-closed = chiuso
admin-bad-name = questo non può essere un nome: { $why }
admin-renamed = { $old } ora si chiama { $name }. I tavoli dove siede già tengono il nome vecchio.
admin-revoked = { $name } è fuori: sono finite tutte le sessioni e i gettoni per i posti. Un server che gira chiude le pagine aperte in pochi secondi.
admin-revoked-guest = Era un ospite, senza login: non può tornare ai suoi posti. Chi ha aperto quei tavoli può liberarli.
admin-file-exists = { $file } esiste già: scegli un altro nome
admin-exported = Tutto ciò che si conserva di { $name } è in { $file }. Nessun altro può leggere il file.
admin-delete-sure = così { $name } ({ $id }) è cancellato per sempre: aggiungi --yes. plancia admin export mette da parte ciò che potrebbe volere
admin-deleted = { $name } non c'è più. { $removed ->
    [0] Nessun tavolo se n'è andato insieme.
    [one] Se n'è andato anche un tavolo dove non c'era nessun altro.
   *[other] Se ne sono andati anche { $removed } tavoli dove non c'era nessun altro.
} { $changed ->
    [0] Nessun altro tavolo ne sapeva qualcosa.
    [one] A un tavolo restano altri: lì il suo nome e ciò che ha scritto sono una lineetta, e se la partita continua gioca un bot al suo posto.
   *[other] A { $changed } tavoli restano altri: lì il suo nome e ciò che ha scritto sono una lineetta, e se la partita continua gioca un bot al suo posto.
} Le sue mosse restano. Le copie di riserva tengono ciò che contengono.
admin-closed-already = il tavolo { $table } è già chiuso
admin-not-closed = il tavolo { $table } non è chiuso
admin-closed = Il tavolo { $table } è chiuso; --undo lo riapre. Un server che gira chiude le pagine aperte in pochi secondi.
admin-reopened = Il tavolo { $table } è di nuovo aperto.
admin-ban = { $until ->
    [none] { $whom } non può più entrare. Un server che gira chiude le pagine aperte in pochi secondi.
   *[other] { $whom } non può entrare fino al { $until }. Un server che gira chiude le pagine aperte in pochi secondi.
}
admin-unban = { $whom } può entrare di nuovo.
admin-no-ban = { $whom } non è tra chi non può entrare
admin-ban-proxy = { $address } è questa macchina o il tuo proxy: resterebbe fuori chiunque passi di lì
admin-ban-network = «{ $network }» non è un solo indirizzo: indica un indirizzo, o una rete IPv6 di 64 bit
admin-prune-nothing = tutto si conserva per sempre: di' con --finished o --abandoned per quanti giorni si conservano i tavoli
admin-prune = { $done ->
    [yes] Sono stati tolti
   *[no] Sarebbero tolti
}: { $finished ->
    [one] un tavolo finito
   *[other] { $finished } tavoli finiti
}, { $abandoned ->
    [one] un tavolo abbandonato
   *[other] { $abandoned } tavoli abbandonati
}, { $guests ->
    [one] un ospite che non è più da nessuna parte
   *[other] { $guests } ospiti che non sono più da nessuna parte
}.
admin-bad-moment = «{ $said }» non è un giorno né un'ora: scrivi 2030-01-31 o 2030-01-31T18:00
admin-past-moment = { $said } è già passato

## Che cosa non va in un'installazione

doctor-python = Plancia { $plancia } su Python { $python }; serve Python 3.11 o più recente.
doctor-packages = Tutti i pacchetti che servono sono installati.
doctor-packages-missing = Mancano dei pacchetti: { $names }. Installa di nuovo Plancia: pip install --force-reinstall plancia
doctor-compiled = Il motore è compilato.
doctor-not-compiled = Il motore non è compilato: i bot pensano circa un quarto. Lo porta un wheel compilato; in un clone lo fa tools/compile.py.
doctor-client = Il client per il browser c'è.
doctor-no-client = Il client per il browser non è in { $folder }: chi arriva non trova nessuna pagina. Prendi un wheel che lo contiene; in un clone esegui tools/client.py.
doctor-clock = L'orologio segna { $now }.
doctor-clock-behind = L'orologio segna { $now }, e non può essere. Regolalo: ne dipendono le sessioni e gli orologi dei tavoli.
doctor-clock-back = L'orologio è indietro di { $seconds } secondi rispetto a quando un server ha girato l'ultima volta. Regolalo; finché non recupera, ai tavoli il tempo scorre a metà velocità.
doctor-clock-apart = L'orologio di questa macchina e quello della banca dati differiscono di { $seconds } secondi. Falli regolare tutti e due dalla rete (NTP).
doctor-clock-same = Gli orologi di questa macchina e della banca dati concordano.
doctor-workers = I processi per i bot partono.
doctor-no-workers = Non parte nessun processo per i bot ({ $why }): c'è abbastanza memoria, e questo utente può avviarne altri?
doctor-settings = Con queste impostazioni nessun server parte: { $why }
doctor-data = In { $folder } si può scrivere, restano { $free } GiB.
doctor-data-little = Dove sta { $folder } restano solo { $free } GiB. Fai spazio: su un disco pieno non si conferma più nulla.
doctor-data-not-writable = In { $folder } non si può scrivere ({ $why }). Dalla all'utente del server, o indica un'altra cartella con --data.
doctor-no-database-yet = In { $place } non ci sono ancora tavoli; li prepara il primo avvio.
doctor-database = { $place } è una banca dati di questa Plancia (schema { $version }) ed è integra.
doctor-database-older = { $place } viene da una Plancia più vecchia. Il prossimo avvio la porta allo schema { $version }; fai prima una copia di riserva.
doctor-database-read-only = { $place } si può solo leggere. Dai all'utente del server il diritto di scrivere lì.
doctor-bad-store = Su questa banca dati nessun server parte. { $place }: { $code ->
    [no-url] una banca dati è sqlite:///FILE o postgresql+psycopg://UTENTE@HOST/NOME
    [no-driver] per PostgreSQL serve un altro pacchetto: pip install "plancia[postgres]"
    [no-folder] la cartella non c'è
    [foreign] contiene qualcos'altro, non tavoli di Plancia
    [newer] l'ha scritta una Plancia più recente; usa quella, o una copia di riserva più vecchia
    [broken] è danneggiata ({ $why }); ripristina una copia di riserva
    [no-server] il server non si raggiunge o non ci lascia entrare ({ $why })
   *[other] { $why }
}
doctor-served = In questo momento un server serve questi tavoli: { $url }
doctor-origin = La si trova su { $origin }.
doctor-origin-letters = I browser scrivono { $origin } così: { $better }. Indicala in questa forma, o tutto ciò che mandano viene rifiutato.
doctor-origin-here = { $origin } è il nome che ogni macchina dà a sé stessa: da lì non entra nessuno tranne te. Indica con --origin ciò che digitano gli altri.
doctor-origin-plain = { $origin } non è https: chi sta in mezzo può leggere password e sessioni, e le passkey non funzionano. Metti davanti un proxy con TLS.
doctor-origin-no-proxy = { $origin } è https, quindi davanti al server c'è un proxy: indica il suo indirizzo in PLANCIA_PROXY, o per ogni limite tutti contano come una persona sola.
doctor-origin-lookalike = I browser possono mostrare { $origin } come «{ $read }»: assicurati che nessuno lo scambi per un altro indirizzo.
doctor-port = { $where } è libera.
doctor-port-ours = Su { $where } risponde già una Plancia.
doctor-port-taken = Il server non può ascoltare su { $where }{ $who ->
    [none] { "" }
   *[other] ; lo fa { $who }
}. Scegli un'altra porta con --port, o chiudi quel programma.
doctor-webhooks = I webhook possono chiamare il mondo sulle porte { $ports }.
doctor-webhooks-private = I webhook possono chiamare macchine della rete interna: va bene in casa, non dove giocano estranei. Lo decide PLANCIA_PRIVATE_WEBHOOKS.
doctor-end = { $wrong ->
    [0] { $hints ->
        [0] Va tutto bene.
        [one] Va tutto bene; una cosa potrebbe andare meglio (!).
       *[other] Va tutto bene; { $hints } cose potrebbero andare meglio (!).
    }
    [one] Una cosa non va (✗).
   *[other] { $wrong } cose non vanno (✗).
}
