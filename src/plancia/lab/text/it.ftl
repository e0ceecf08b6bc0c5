# Che cosa dice il laboratorio in italiano.

crew-lost = un processo è stato ucciso; ciò che aveva in mano viene rifatto
progress = { $n } di { $of } { $what ->
    [games] partite
    [missions] missioni
    [campaigns] campagne
    [pairs] coppie
    [submissions] invii
    [messages] messaggi
    [clients] client
    [kills] uccisioni
   *[things] cose
}{ $more }
to-go = , ancora { $seconds } s
and-decisions = , { $n } decisioni
and-faults = , guasti: { $n }
and-cuts = , interruzioni: { $n }
and-acknowledged = , mosse confermate: { $n }
broken = { $trial }: GUASTO, difetti: { $n }
more-faults = ... e altri { $n }

## Fuzz

fuzz-progress = { $n } di { $of } decisioni, { $games } partite, { $rare } troppo rare, { $pace }/s
fuzz-head-met = { $least } volte
fuzz-head-of = su
fuzz-head-least = la più rara
fuzz-pace = { $decisions } decisioni in { $games } partite, la più lunga { $longest }; { $seconds } s
fuzz-all = tutte le { $n } cose sono successe almeno { $least ->
    [1] una volta
   *[other] { $least } volte
}
fuzz-rare = successe meno di { $least ->
    [1] una volta
   *[other] { $least } volte
} ({ $n }):
fuzz-violation = violazione: { $wrong }
fuzz-mended = non c'è più nulla che non va

## Segreti

secrets-pairs = { $game }: { $pairs } coppie di stato e posto in { $games } partite; { $seconds } s
secrets-differed = diversi: { $fields }
secrets-answers = { $answers } risposte date su entrambi i tavoli; { $pairs } tavoli immaginati
nobody-tells = nessuno li distingue
honesty-asked = risposte confrontate: { $bots }
honesty-well = nessuno risponde in base a ciò che non vede
honesty-fault = { $bot } a { $question } risponde qui { $one }, e { $other } dove cambia solo ciò che non può vedere
better-pairs = coppie con la stessa partenza: { $won } vinte, { $lost } perse, { $even } pari: { $share } { $interval }
better-games = { $one } vince { $points } di { $games } partite
better-yes = { $one } è più forte di { $other }: abbastanza sicuro, p < 0,01
better-no = { $one } non è chiaramente più forte di { $other }: abbastanza sicuro, p < 0,01
better-open = non è ancora chiaro se { $one } sia più forte di { $other }: servono altre partite
chances-brier = { $name }: { $games } partite. Punteggio di Brier in partite non usate per la taratura: { $before } come dice il bot, { $after } con la taratura
chances-end = in { $games } di esse: { $end } giocando fino alla fine della partita, { $here } fino alla fine del round
chances-columns = { "  " }promesso, avvenuto, quante volte:

## Arena ed equilibrio

series-no-bot = non c'è un bot «{ $bot }»; scegli tra { $known }
series-no-scenario = non c'è uno scenario { $scenario } contro { $ai ->
    [none] l'IA
   *[other] { $ai }
}; scegli tra { $known }
series-no-mission = non c'è una missione «{ $mission }»; scegli tra { $known }
series-humans = contro il gioco stesso si gioca insieme da { $least } a { $most }
series-no-side = in { $game } nessuno gioca contro il gioco stesso
series-no-rivals = in { $game } nessuno gioca contro nessuno: si vince o si perde tutti insieme
column = { $name ->
    [bot] bot
    [faction] fazione
    [seat] posto
    [tribe] tribù
    [place] per turno
    [scenario] scenario
    [mission] missione
    [humans] umani
    [games] partite
    [won] vinte
   *[ratio] rapp.
}
interval = intervallo al 95 %
as-a-human = , come uno degli umani
against-share = contro { $share }
bot-against-bot = { $one } contro { $other }: { $share } a { $others }, { $p }
averages = { $games } partite: in media { $rounds } round, { $decisions } decisioni, { $vp }
averages-plain = { $games } partite: in media { $rounds } round, { $decisions } decisioni
averages-vp = PV { $everyone }, del migliore { $best }
averages-vp-ai = PV umani { $humans }, IA { $ai }
balance-players = { $n } giocatori. { $averages }
balance-order = in ordine di turno: { $shares }
balance-ai = Contro l'IA. { $averages }
balance-humans = { $n ->
    [one] 1 umano
   *[other] { $n } umani
}
balance-each = { $n } partite ciascuno; ! fuori da { $low } - { $high }, !! con tutto l'intervallo
missions-broken-off = interrotto dopo { $n } di { $of } missioni
missions-nothing = non si è giocato nulla
missions-by-company = { $bot }, per compagnia
missions-by-players = { $bot }, per giocatori
missions-outside = ! fuori da { $low } - { $high }
campaigns-sum = { $n } campagne, { $decisions } decisioni, { $missions } missioni
campaigns-no-ending = nessun finale
campaigns-broken = campagna { $seed }: { $trouble }
campaigns-good = nessun errore

## Le prove del server

kill-kills = { $database }: { $kills } uccisioni, { $at_start } durante l'avvio
kill-moves = { $acknowledged } mosse confermate a { $tables } tavoli, { $again } chieste di nuovo
kill-rows = { $rows } righe nei diari; di nuovo in servizio dopo { $seconds } s (95 volte su 100)
kill-well = nulla di perso, doppio o mancante
race-submissions = { $n } invii, { $rate } al secondo, a { $processes } server
race-accepted = { $accepted } mosse accettate, { $repeated } confermate di nuovo; rifiutate: { $refused ->
    [none] nessuna
   *[other] { $refused }
}
race-well = un vincitore ciascuna, e tutti gli altri lo hanno saputo
resume-clients = { $clients } client, interrotti { $cuts } volte, { $messages } messaggi
resume-restarts = { $restarts } riavvii, { $views } viste nuove per il confronto; { $seconds } s
resume-well = ogni vista è uguale a una nuova, byte per byte
leaks-pairs = { $game }: { $pairs } coppie di stati su { $tables } coppie di tavoli in { $seconds } s
leaks-differed = { $differed } con altre cose nascoste, { $keys } con un'altra chiave
leaks-messages = { $messages } messaggi e { $bots } risposte di bot a confronto
abuse-socket = WebSocket: { $messages } messaggi; risposte: { $answers }; chiusi: { $closed }
abuse-http = HTTP: { $requests } richieste a { $operations } operazioni; { $statuses }
abuse-rough = TCP: { $n } connessioni che non sono conversazioni; finite con { $ends }; intanto { $looks } sguardi di un altro, il più lento { $ms } ms
abuse-rough-so-many = { $n } connessioni
abuse-well = nessun crollo, nessun cambiamento, ogni rifiuto dice perché
hostile-things = { $n } cose ostili: { $made }
hostile-kind = { $n } { $kind ->
    [pack] pacchetti
    [record] registrazioni
    [save] salvataggi
    [position] posizioni
   *[other] { $kind }
}
hostile-slowest = la più lenta { $seconds } s ({ $name })
hostile-largest = la più grande { $mb } MB ({ $name })
mutants = { $game }: { $n } cambiati ({ $made }): { $refused } rifiutati, { $taken } accettati
mutants-answers = { $taken } risposte accettate, { $refused } rifiutate perché non si potevano portare a termine
mutants-so-far = { $n } di { $of }, { $faults } guasti
mutants-well = nessun blocco, nessuna caduta, e ogni tavolo si apre
hostile-well = tutte rifiutate, nessuna ha fatto nulla
faults-first = prima ciò che dovrebbe trovarli, senza difetti
faults-so-many = { $n } difetti su { $of }, non trovati: { $lived }
faults-found = { $id }: trovato da { $by }
faults-lives = { $id } ({ $file }) SOPRAVVIVE: nulla se ne accorge in { $by }
faults-spoilt = { $id } ({ $file }) impedisce ogni prova: { $by }
faults-failing = fallisce senza alcun difetto: { $test }
faults-planted = { $n ->
    [one] 1 difetto messo
   *[other] { $n } difetti messi
}, { $found } trovati, { $seconds } s
faults-well = ogni difetto messo è stato trovato
load-head =
    {"               per confermare, ms       agli altri, ms                         core           MB    kB"}
    tavoli  mosse     p50     p99     max     p50     p99     max errori tardi server  client    mem vista
load-screens = { $tables } tavoli: { $screens } schermi
load-moves = { $tables } tavoli: { $moves } mosse, { $errors } errori
load-well = load: p99 entro { $ms } ms, nessun errore
load-slow = load: troppo lento, o con errori
away-times = { $how ->
    [full] disco pieno
    [limited] file che non possono crescere
    [frozen] PostgreSQL immobile
   *[stopped] PostgreSQL fermato
}, { $times ->
    [one] una volta
   *[other] { $times } volte
}: lo hanno saputo { $told } richieste, la più lenta dopo { $slowest } s
away-moves = { $acknowledged } mosse confermate; tutti giocavano di nuovo al più tardi { $again } s dopo il ritorno
away-so-many = { $n } di { $of } volte, { $acknowledged } confermate
away-well = saputo in tempo, nulla di perso, e il gioco è ripreso
clock-jumps = { $database }: { $jumps } salti dell'ora, { $restarts } server uccisi nel frattempo
clock-moves = { $moves } mosse; si sono persi al più { $lost } s oltre la durata di una mossa; finito il salto, di una riflessione si è contato almeno il { $slowest } %
clock-so-many = { $n } di { $of } salti, { $moves } mosse
clock-well = nessun tempo perso, nessuno buttato fuori, ogni orologio va, il diario in ordine
upgrade-versions = schema { $before }, poi { $after }
upgrade-moves = { $before } mosse confermate dalla più vecchia, { $together } mentre servivano entrambe, { $after } dalla più nuova; la risposta più lenta ha richiesto intanto { $slowest } s
upgrade-refused = una più vecchia arrivata troppo tardi: { $words }
upgrade-so-many = { $acknowledged } confermate
upgrade-well = nulla di perso, hanno servito entrambe, e chi è troppo vecchia non parte
siege-siege = assedio: { $opened } connessioni, di cui { $ended } chiuse dal server
siege-held = { $usual } a metà in media, mai meno di { $least }
siege-slow = { $endpoints } punti d'accesso: { $letters } lettere una alla volta, { $unread } connessioni su cui nessuno ha letto nulla
siege-well = p99 per la conferma { $times } volte quello senza, nessun errore

## La copia compilata

compiled-no-tree = la copia compilata si fa con tools/compile.py di un albero dei sorgenti; qui non c'è
compiled-fails = il motore non si può compilare

## Bench

bench-compiling = compilo il motore (la prima volta servono minuti)
bench-fetching = cerco Catanatron e python-chess (la prima volta si scaricano)
bench-round = giro { $n } di { $of }: { $engine }, ancora { $seconds } s circa
bench-left-out = mancano { $engines }: { $why }
bench-no-others = catanatron e chess non si possono installare: { $why }
bench-not-driven = si installa, ma non si può usare
bench-not-pinned = qui un processo non si può legare a un core
bench-beside-head = risposte al secondo qui, là, e quanto qui è più veloce: per la mediana di { $n } giri, per il migliore di ognuno
bench-beside-others = non sono le stesse partite
bench-head = { $python } su un core, il migliore di { $n } giri a turno (tra parentesi la mediana); x: volte Catanatron
bench-games = partite intere a caso
bench-decisions = decisioni al secondo
bench-asked = chieste a chi gioca
bench-choice = dove c'è scelta
bench-counted = contate per { $engine }: { $what }
bench-counted-Catanatron = azioni, come le contano i suoi tick, anche un tiro o una fine del turno senza alternative; in quattro, tutto a caso
bench-counted-python-chess = mosse
bench-costs = costi
bench-cost = { $what ->
    [clone] una copia di una partita in corso, µs
    [step] una copia, una risposta, e che cosa si può fare dopo, µs
    [view] ciò che vede un posto, µs
    [view_json] lo stesso come valori JSON, µs
    [dump] tutto lo stato come valori JSON, µs
    [record] la registrazione di una partita finita, µs
    [megabytes] una partita in quattro finita, con diario e storia, MB
    [activation] un'Attivazione nemica fino alla domanda dopo, ms (mediana)
   *[slowest] la più lenta, ms
}
bench-wanted = richiesto
bench-pass = bene
bench-fail = MALE
bench-times = { $engine }: { $found } volte Catanatron, almeno { $limit }
bench-most = { $engine }: { $what } { $found }, al massimo { $limit }

## Un titolo alla prova

check-no-part = TITLE non nomina la parte { $part }
check-no-rule-text = la regola { $rule } non ha testo in «{ $lang }» (ledger.toml)
check-no-text = il testo { $text } manca in { $lang }.ftl
check-text-fault = { $lang }.ftl: { $fault }
check-no-number = { $step }: un'opzione non ha un numero da digitare
check-no-label = { $step }: la domanda o un'etichetta è vuota in «{ $lang }», o due opzioni hanno la stessa etichetta
check-not-told = il tavolo non è raccontato a parole in «{ $lang }» (describe)
check-no-end = una partita di { $bot } contro se stesso non ha fine o non ha risultato

## Research

dataset-written = { $rows } posizioni di { $games } partite in { $file }, codifica { $version }
