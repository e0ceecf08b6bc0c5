room-skip = Vai alla pagina
room-nav = Pagine
room-menu = Menu
room-home = All'inizio
room-start = Inizio
room-lobby = Sala
room-mine = Le mie partite
room-rules = Regole
room-credits = Crediti
room-language = Lingua
room-theme = Chiaro o scuro
room-theme-light = Chiaro
room-theme-dark = Scuro
room-theme-system = Come il dispositivo
room-waiting-here = { $n ->
    [one] una partita aspetta te
   *[other] { $n } partite aspettano te
}
room-foot = Plancia è libera e non ufficiale. I giochi appartengono ai loro autori ed editori.

room-offline = In questo momento non c'è collegamento. Le tue partite sono al sicuro; riprova tra poco.
room-fault = Qualcosa di nostro si è rotto. Della tua partita non è andato perso niente.
room-again = Riprova
room-nowhere = Qui non c'è niente
room-nowhere-why = L'indirizzo è sbagliato, o quel che c'era si è spostato.
room-no-game = Questo gioco non è sullo scaffale.
room-close = Chiudi
room-save = Salva

room-guest-1 = Volpe Curiosa
room-guest-2 = Gufo Quieto
room-guest-3 = Lepre Audace
room-guest-4 = Airone Paziente
room-guest-5 = Lontra Allegra
room-guest-6 = Tasso Tenace
room-guest-7 = Tartaruga Saggia
room-guest-8 = Gheppio Svelto
room-guest-9 = Orso Gentile
room-guest-10 = Gazza Furba
room-guest-11 = Capra Testarda
room-guest-12 = Martora Scaltra

room-hello = I grandi giochi da tavolo, giocati a regola.
room-hello-more = Plancia fa rispettare ogni regola e ti dice perché una mossa non vale. I bot prendono i posti vuoti, agli amici basta un link, e un account non ti serve.
room-own-table = Prepara un tavolo tuo
room-read-rules = Leggi le regole
room-go-on = Riprendi a giocare
room-new-game = Comincia una partita
room-all-mine = Tutte le mie partite
room-invited = Ti hanno invitato?
room-invited-hint = Incolla qui il link
room-join = Entra
room-not-a-link = Non è né un invito né l'indirizzo di un tavolo.

room-your-turn = Tocca a te
room-you = { $name } (tu)
room-here = { $name } (al tuo schermo)
room-bot = Bot
room-open-seat = Posto libero
room-somebody = Qualcuno
room-mine-clear = Togli di vista quelle finite
room-mine-show = { $n ->
    [one] Rimostra 1 partita finita
   *[other] Rimostra { $n } partite finite
}
room-result-won = Hai vinto
room-result-lost = Hai perso
room-result-by = { $n ->
    [one] Ha vinto { $who }
   *[other] Hanno vinto { $who }
}
room-result-nobody = Finita
room-status-open = aspetta giocatori
room-status-playing = in corso
room-status-over = finita
room-sit = Siediti: { $seat }
room-watch = Guarda
room-continue = Continua
room-look-back = Rivedi
room-more = Mostra altro
room-refresh = Aggiorna
room-tables = Tavoli
room-lobby-more = Tavoli pubblici. Prendi un posto libero, o guarda.
room-lobby-empty = Adesso non c'è nessun tavolo pubblico. Preparane uno e gli altri lo trovano qui.
room-mine-asked = Tocca a te
room-mine-waiting = Aspetti gli altri
room-mine-over = Finite
room-mine-empty = Non ti sei ancora seduto da nessuna parte.
room-mine-begin = Comincia una partita

room-invitation = Invito
room-invitation-none = Il link non è completo. Incollalo qui tutto intero.
room-invitation-scan = Inquadra il codice sullo schermo di chi ospita, oppure incolla qui il link.
room-invites = { $name } ti invita a questo tavolo
room-invitation-taken = Questo posto è occupato
room-invitation-yours = Sei già seduto qui
room-invitation-ask = Un invito dà un posto una volta sola, e questo è già stato usato. { $name } te ne può mandare un altro.
room-your-seat = Il tuo posto: { $seat }
room-you-watch = Sei invitato a guardare.
room-sit-down = Siediti
room-name = Il tuo nome al tavolo
room-name-hint = Se lo lasci vuoto, te ne troviamo uno

room-new = Nuovo tavolo: { $game }
room-seats = Chi gioca
room-seats-help = In senso orario. Sposta un posto con le frecce.
room-who-plays = Chi gioca { $seat }
room-kind-me = Tu
room-kind-here = Qualcuno a questo schermo
room-kind-bot = Un bot
room-kind-open = Libero per qualcuno in rete
room-kind-nobody = Nessuno
room-automa = Lo gioca il gioco, con le sue regole
room-their-name = Il suo nome
room-which-bot = Quale bot
room-earlier = { $seat }: un posto prima
room-later = { $seat }: un posto dopo
room-how = Che cosa giocate
room-readings = { $n ->
    [one] Un punto che il regolamento lascia aperto
   *[other] { $n } punti che il regolamento lascia aperti
}
room-clock = Orologio
room-clock-none = Nessuno
room-clock-live = Dal vivo
room-clock-days = A giorni
room-clock-help-none = Ognuno si prende il tempo che gli serve.
room-clock-help-live = Per una serata insieme: a tempo scaduto un bot fa le veci di chi manca, finché non torna.
room-clock-help-days = Una mossa ogni tanto, per giorni. Nelle ore di quiete il tempo non passa.
room-per-move = Minuti per mossa (0: quanti vuoi)
room-in-all = Minuti in tutto (0: quanti vuoi)
room-days-per-move = Giorni per mossa
room-quiet = Ore di quiete
room-quiet-from = Dalle
room-quiet-to = Alle
room-door = Alla porta
room-title = Nome del tavolo
room-public = Pubblico
room-public-help = Sta nella sala; chiunque può guardare e prendere un posto libero.
room-make = Apri il tavolo
room-ready = Il tuo tavolo è pronto
room-ready-more = Manda un link a ogni giocatore. Chi lo apre si siede; un account non serve.
room-invite = Invita
room-to-table = Vai al tavolo

room-no-open-seat = Tutti i posti sono presi. Puoi ancora invitare qualcuno a guardare.
room-to-watch = Per guardare
room-seat-link-help = Per una persona, una volta sola.
room-watch-link-help = Per quante persone vuoi.
room-link = Link dell'invito
room-copy = Copia il link
room-copied = Copiato
room-code = Codice QR
room-code-of-seat = Codice del link per { $seat }
room-code-to-watch = Codice del link per guardare
room-share = Condividi
room-revoke = { $n ->
    [one] Ritira il link
   *[other] Ritira { $n } link
}

room-who = Il tuo nome
room-account = Tu
room-renamed = D'ora in poi tutti leggono il tuo nuovo nome.
room-account-new = Ritrovami
room-account-old = Ho un account
room-account-new-help = Puoi giocare anche senza. Con un nome utente o una passkey ritrovi le tue partite su un altro dispositivo.
room-account-old-help = Le partite di questo dispositivo restano all'ospite che sei ora.
room-account-is = Il tuo nome utente è { $login }.
room-login = Nome utente
room-password = Password
room-keep = Conserva le mie partite
room-kept = Fatto. Da un altro dispositivo entri con questo nome utente.
room-log-in = Entra
room-log-out = Esci
room-log-out-everywhere = Esci da tutti i dispositivi
room-password-change = Cambia la password
room-password-old = Password attuale
room-password-new = Nuova password
room-password-help = Ti verrà chiesta su ogni altro dispositivo.
room-password-changed = Fatto. Gli altri dispositivi sono stati scollegati.
room-watching = { $n ->
    [one] Una persona guarda
   *[other] { $n } persone guardano
}
room-show-out = Fai uscire
room-show-out-whom = Fai uscire { $name }
room-welcome = Bentornato, { $name }.
room-keys = { $n ->
    [0] Ancora nessuna passkey.
    [one] Una passkey.
   *[other] { $n } passkey.
}
room-key-add = Aggiungi una passkey
room-key-in = Entra con la passkey
room-key-added = La passkey è aggiunta.

room-credits-lead = Chi ringraziamo, e che cosa è di chi.
room-unofficial = Non ufficiale
room-unofficial-text = Plancia è fatta da giocatori e non ha legami con nessun editore.
room-unofficial-more = Qui non c'è una loro immagine né una loro frase: le regole sono raccontate a parole nostre, tutto è ridisegnato, e quel che il regolamento non stampa è nostro e porta un segno. Se un gioco ti piace, compra la scatola.
room-pictures = Figure
room-pictures-text = Le piccole figure su plance e pezzi vengono da game-icons.net, con licenza CC BY 3.0; le abbiamo colorate e ridimensionate. Icone di:
room-pictures-interface = I segni dell'interfaccia vengono da Lucide, con licenza ISC.
room-letters = Caratteri
room-letters-text = Nomi e titoli sono in Fraunces, tutto il resto in Source Sans 3, entrambi con licenza SIL Open Font License 1.1.
room-ours = Plancia stessa
room-ours-text = Programma, disegni delle mappe e testi sono software libero con licenza MIT.
