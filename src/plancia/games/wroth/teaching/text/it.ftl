# Come si insegna Wroth: una pagina, poi i capitoli delle regole, poi una prima partita.

# -- in una pagina

primer-goal = Tieni le regioni che valgono di più. Alla fine di ogni round si contano; quando qualcuno ha 30 punti, vince chi ne ha di più.
primer-caption = Il gettone di ogni regione dice quanto vale. Koda, gli orsi rossi, tiene la regione 3; nella 5 non c'è nessun altro.
primer-turn-draft = A turno si sceglie da un mucchio di dadi tirati: di solito tre a testa. Quello che un dado mostra è quello che ci potrai fare dopo.
    .title = Prima scegli i dadi
primer-turn-turns = Nel tuo turno spendi un dado: Estrazione prende una Corra, Avanzata aggiunge due unità dove sei già, Manovra ne muove due, Battaglia infligge 1 danno.
    .title = Poi li spendi, uno per turno
primer-turn-extras = Una volta per round il dado onnisciente ti dà un'azione in più. E quando è il tuo turno puoi acquistare unità d'élite.
    .title = Qualcosa in più
primer-turn-count = Quando i dadi sono finiti, si contano le regioni dalla 1 alla 8.
    .title = Poi si conta
primer-points = Come si fanno i punti
primer-points-control = Chi ha più unità in una regione prende il numero del suo gettone.
    .title = Più unità degli altri
primer-points-alone = Se lì non c'è proprio nessun altro, è 1 punto in più.
    .title = Nessun altro
primer-points-elites = Certe élite valgono punti loro, dove sei il più forte.
    .title = Élite
primer-know-ties = Avere tante unità quante un altro non basta: i punti non li prende nessuno. Decide un'unità in più.
    .title = La parità non paga nessuno
primer-know-shores = Le tue unità cominciano nella tua zona della regione Costiera. Lì nessuno può colpirle, ma non segnano punti: da lì sbarcano nelle regioni da 1 a 6.
    .title = La Costiera è solo la porta
primer-know-corra = Ogni round ricevi una Corra. Le élite costano Corra; contano come un'unità, ma per abbatterle ci vogliono più colpi.
    .title = Con le Corra si acquistano élite
primer-know-fallen = Un'unità regolare che cade in battaglia è persa. Le élite tornano sulla tua plancia, e si possono riacquistare.
    .title = Chi cade è perso
primer-know-last = Chi agisce per ultimo in un round vede che cosa hanno fatto gli altri. Tieni per la fine un dado che muove o colpisce.
    .title = L'ultimo dado decide

# -- capitoli

chapter-aim =
    Guidi una fazione su cinque: una folla di unità regolari e poche élite. Le regolari sono tutte uguali; sono le élite, l'impresa e l'abilità della tua fazione a renderti diverso dagli altri.
    Un round fa così: Mantenimento, Bottino, Preparativi, Selezione, Azioni, Punti Vittoria. I round si susseguono finché, dopo una conta, qualcuno ha 30 punti o più.
    .title = Di che cosa si tratta
chapter-aim-caption = La regione 4 è di Runen: tre unità verdi, e nessun altro.
chapter-map =
    Otto regioni hanno un numero e un gettone. Il gettone dice quanto vale la regione, e durante la partita non cambia. Le unità passano da una regione a una confinante; i ponti valgono come confini.
    Tutt'intorno c'è la regione Costiera. È una regione sola, ma ognuno vi ha una zona sua. Nella Costiera nessuna unità può essere colpita, e nessuna può attaccare. Da ogni zona si sbarca in una qualsiasi delle regioni da 1 a 6; la 7 e la 8 sono nell'interno. Chi ha lasciato la Costiera non ci torna più.
    .title = La mappa
chapter-map-caption = Le unità di Koda aspettano nella loro zona. Da lì sbarcano nella regione 1, o in un'altra fino alla 6.
chapter-before =
    Ogni round comincia con piccole cose che vanno da sole. Il segnalino di primo giocatore passa al prossimo.
    Bottino: certi gettoni hanno un simbolo. Chi da solo ha più unità lì può fare subito quell'azione, senza spendere niente.
    Preparativi: ognuno mette altre due unità nella sua zona, tira il dado onnisciente e prende una Corra.
    .title = Come comincia un round
chapter-before-caption = Il gettone della regione 1 ha un simbolo: chi lì è il più forte fa quell'azione all'inizio di ogni round.
chapter-dice =
    Tutti i dadi azione si tirano in mezzo al tavolo, e si sceglie a turno. In due se ne prendono tre a testa; l'ultimo va a chi ha meno punti, se non sono pari.
    Nel tuo turno ne spendi esattamente uno. Estrazione: una Corra. Avanzata: fino a due unità dalla plancia in una regione dove sei già. Manovra: fino a due tue unità in una regione vicina, o due dalla plancia nella tua zona. Battaglia: 1 danno in una regione dove sei, o accanto.
    Un dado si può anche scartare. Senza dadi salti il turno; il round finisce quando non ne ha più nessuno.
    .title = I dadi sono le tue azioni
chapter-more =
    Il dado onnisciente è in più, una volta per round, in un momento qualsiasi del tuo turno. Estrazione: una Corra. Attacco: 1 danno dovunque sulla mappa. Assalto: 2 danni alla tua portata. Raddoppio: ancora una volta l'azione appena fatta.
    L'Esodo costa due dadi, qualunque cosa mostrino. Quante unità vuoi lasciano una regione, ognuna verso una vicina. È così che in tanti si esce insieme dalla Costiera.
    L'impresa è una carta forte, solo tua. Certe valgono per tutta la partita, altre una volta: quelle tienile per il momento in cui ribaltano una regione.
    .title = Dado onnisciente, Esodo, impresa
chapter-fight =
    Dici una regione e una fazione che è lì: tutto qui. Non si tirano dadi e nessuno risponde: ogni punto di danno abbatte un'unità regolare, o toglie una vitalità a un'élite.
    Chi colpisce sceglie anche quale unità, a meno che qualcuno non stia davanti agli altri.
    .title = Attacco e danni
chapter-fight-caption = Runen ha tre unità nella regione 4. Una è uno Stoico: un'élite conta come un'unità, qualunque vitalità abbia.
chapter-elites =
    Nel tuo turno, in qualsiasi momento, puoi spendere Corra: per un'élite, o per l'abilità della tua fazione, se ne ha una. Puoi acquistare finché puoi pagare.
    Ogni tipo ha il suo costo, la sua vitalità e un posto dove arriva; tocca l'élite sulla tua plancia per leggere che cosa fa. Le Corra sono venti in tutto: se la riserva è vuota, non ce n'è.
    .title = Corra ed élite
chapter-elites-caption = Un Grigio di Koda nella regione 3. Il numero del suo dado è la vitalità che gli resta.
chapter-points =
    Le regioni si contano in ordine. Chi ha più unità prende il numero del gettone, e 1 punto in più se non c'è nessun altro. Certe élite aggiungono il loro bonus dove chi le guida è il più forte, ogni tipo una volta per regione.
    In parità con un altro? Non prende niente nessuno. Dopo la conta, chi ha 30 punti o più vince; fra più d'uno chi ne ha di più, poi chi tiene più regioni.
    .title = I punti e la fine
chapter-points-caption = La regione 2 paga Runen, la 3 e la 5 pagano Koda. Dove si è soli, 1 punto in più.
chapter-together =
    Da soli o insieme si gioca uno scenario contro una fazione che nessuno guida: la guidano le regole. Va dove la minaccia è più grande, e la minaccia è un numero che si vede sulla mappa.
    Che cosa farà dopo si può sempre leggere: apri «Che cosa viene dopo». Uno scenario dice come si vince, per te e per loro.
    .title = Contro il tavolo

# -- una prima partita

first-won = Hai vinto la tua prima partita: le regioni che hai tenuto in due round hanno reso più delle loro.
first-lost = Questa volta Runen ne ha tenute di più. Rivedi l'ultimo round: dove ha deciso una sola unità?
first-pool =
    .title = I dadi sono quello che puoi fare
    .text = Tu sei Koda, gli orsi rossi; contro di te c'è Runen, i martelli verdi. È il terzo round: hai 17 punti, loro 6, e a 30 si finisce. I dadi sono tirati in mezzo al tavolo. Si prende a turno; quello che un dado mostra lo potrai fare una volta.
    .why = Con una Manovra due tue unità passano dalla Costiera alla terra. Laggiù ne aspettano cinque.
first-rivals =
    .title = Loro prendono dallo stesso mucchio
    .text = Quello che lasci lo possono prendere gli altri. Pensa a tutte e due le cose: che cosa serve a te, e che cosa aiuterebbe di più loro?
    .why = Una Battaglia abbatte una loro unità, senza rischio: nessuno risponde.
first-turn =
    .title = Un dado per turno
    .text = Ora si agisce a turno, un dado a testa, finché non ne ha più nessuno. Un'unità nella Costiera non segna niente, quindi comincia sbarcando.
    .why = Due unità a terra possono vincere una regione dove ce n'è una sola delle loro.
first-shores =
    .title = Fuori dalla Costiera
    .text = Le unità nella tua zona della Costiera sono al sicuro, ma non servono a niente. Da lì raggiungono qualunque regione dalla 1 alla 6.
    .why = Lì ne aspettano cinque; da dove vengono non si perde niente.
first-land =
    .title = Più di chiunque altro
    .text = Una regione paga chi ha più unità. Nella 6 Runen ne ha una sola: con due il più forte sei tu.
    .why = Il gettone della regione 6 dice 2 punti, e così loro non li prenderebbero.
first-two =
    .why = Con una saresti soltanto pari, e in parità non si paga nessuno.
first-done =
    .title = Prima di finire il turno
    .text = Oltre al dado potresti ancora acquistare élite, usare l'impresa o il dado onnisciente, tutto in questo stesso turno. Non scappano: aspetta e guarda che cosa fa Runen.
    .why = Tieni qualcosa per dopo; chi agisce per ultimo vede di più.
first-feat =
    .title = La tua impresa
    .text = Runen ha risposto, come vedi. Adesso l'impresa, una carta che ha soltanto Koda: appare un Grigio senza pagarlo, una volta nella partita.
    .why = Un Grigio è un'élite. Conta come un'unità, ma per abbatterlo ci vogliono quattro colpi.
first-grey =
    .why = Delle tue regioni la 3 vale di più, e dove controlli un Grigio vale 1 punto già da solo.
first-battle =
    .title = Battaglia
    .text = Attacchi una regione in cui sei, o una accanto. Di' la regione: cade una delle loro unità. Non si tira, e il danno non manca mai.
    .why = Ti costa soltanto il dado.
first-hit =
    .why = Una delle loro in meno, e la regione è aperta per te.
first-omni =
    .title = Il dado onnisciente
    .text = Si aggiunge al dado del turno, una volta per round; quello che mostra è sulla tua plancia. Attacco è 1 danno dovunque, per quanto lontano tu sia.
    .why = Se in questo round non lo usi è perso; nel prossimo lo tiri di nuovo.
first-far =
    .why = Anche qui conta un'unità in meno.
first-buy =
    .title = Con le Corra si acquistano élite
    .text = Hai tre Corra, e ogni round ne arriva un'altra. Un'élite si acquista durante il tuo turno e non costa un dado.
    .why = Un altro Grigio, dove sei il più forte, paga 1 punto ogni round.
first-place =
    .why = Questa regione la controlli, e un Grigio non c'è ancora: ogni tipo paga una volta per regione.
first-spoils =
    .title = La conta, e il Bottino
    .text = I dadi erano finiti, e le regioni sono state contate: guarda nel diario chi ha preso che cosa. Un nuovo round comincia con il Bottino. Dove sei il più forte, il simbolo sul gettone ti dà un'azione senza spendere niente.
    .why = Non costa niente. Rinunciare non conviene quasi mai.
first-extend =
    .title = Avanzata
    .text = Due unità vanno dalla plancia direttamente in una regione dove sei già. Non hanno bisogno di sbarcare.
first-again =
    .title = Scegli con un piano
    .text = Dadi nuovi per quello che può essere l'ultimo round. Prima di prenderne uno guarda dove decide un'unità in più o in meno.
    .why = Un dado che muove può ancora cambiare tutto alla fine.
first-exodus =
    .title = Esodo
    .text = Per due dadi, qualunque cosa mostrino, quante unità vuoi lasciano una regione, ognuna verso una vicina. Uno dei due può essere il dado onnisciente.
    .why = Nella Costiera aspettano ancora le tue unità. Falle sbarcare tutte insieme.
first-give =
    .title = Dai quello che ti serve meno
    .text = Quello che i due dadi mostrano è perso.
first-out =
    .why = Nella Costiera all'ultima conta non varrebbero niente.
first-how-many =
    .title = Quanto basta
    .text = Te lo chiede regione per regione. Mandane tante da averne una più di loro, e non di più.
first-once-more =
    .why = Un'unità in meno può decidere una regione. Scegli poi quella in cui succede.
first-last =
    .title = L'ultimo dado decide
    .text = Quasi nessuno può più rispondere. Passa in rassegna le regioni: dove siete pari, dove manca un'unità?
    .why = La tua ultima azione porta quello che alla conta manca ancora.
