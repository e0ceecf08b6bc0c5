# Come si insegna Verrix: una pagina, poi i capitoli delle regole, poi una prima partita.

# -- in una pagina

primer-goal = Fai della tua tribù la più famosa della Britannia. Dopo dodici Turni, otto Mesi e quattro Festività, chi ha più Punti Vittoria è il Verrix.
primer-caption = Verde vive nella terra degli Iceni, Blu fra i Silures; oltre il mare c'è il mercato di Portum Itium.
primer-turn-month = Prima chi vuole acquista un Evento con 3 Volere Divino. Poi si agisce a turno, un'azione alla volta, finché tutti hanno passato. Poi ci si riposa.
    .title = Un Mese
primer-turn-card = Gioca una Carta Azione: Sviluppo in casa, Commercio con il mercato o con un vicino, Razzia in un villaggio. Oppure dichiara una Battaglia. Ogni carta una volta al Mese.
    .title = Un'azione
primer-turn-units = Una carta vuole gente: popolani o personaggi che insieme abbiano abbastanza FORZA. Chi ha agito resta impegnato fino alla fine del Mese.
    .title = Ci vuole gente
primer-turn-pass = Chi passa per primo prende 1 PV, e comincia il Mese seguente.
    .title = Passa in tempo
primer-points = Come si fanno i punti
primer-points-festivals = Un Turno su tre è una Festività con tre obiettivi. Sono scoperti dall'inizio: quelli che raggiungi pagano.
    .title = Festività
primer-points-cards = Molte azioni pagano subito: imparare una carta, un giorno di festa, una Battaglia vinta.
    .title = Imprese
primer-points-months = Alla fine di ogni Mese un ostaggio nel tuo villaggio paga 1 PV, e così ogni personaggio con una Fibula.
    .title = Quello che tieni
primer-know-food = Chi esce di casa paga in Alimenti, secondo la lunghezza della strada. Se lungo la strada c'è il villaggio di un avversario, una parte va a lui.
    .title = Le strade costano Alimenti
primer-know-travelling = Quello che porti a casa è in viaggio fino alla fine del Mese: non si può usare, né rubare. Quello che sta al villaggio sì.
    .title = Chi viaggia è al sicuro
primer-know-raids = Una Razzia confronta la FORZA. Chi difende pesca un gettone dal sacchetto, e la parità basta a respingerti.
    .title = Nessuno è del tutto al sicuro
primer-know-will = Il Volere Divino acquista Eventi, un secondo gettone quando ti difendi, e qualche punto a Samhain.
    .title = Volere Divino
primer-know-order = Si agisce nell'ordine in cui tutti hanno passato il Mese prima.
    .title = Chi passa prima comincia

# -- capitoli

chapter-aim =
    Guidi una tribù celtica: cinque popolani, un personaggio, un villaggio, quattordici carte. Non c'è nessuno da annientare; c'è la fama, e si conta in Punti Vittoria.
    Ogni due Mesi viene una Festività: Samhain, Imbolc, Beltane e, proprio alla fine, Lughnasadh. Ognuna ha tre obiettivi. Guarda la prossima prima di fare qualunque altra cosa.
    .title = Di che cosa si tratta
chapter-aim-caption = La ruota dell'anno: otto Mesi, quattro Festività. Qui la partita è quasi alla fine.
chapter-tribe =
    I popolani vanno bene per tutto: FORZA 1, e ognuno porta una cosa. I personaggi sono più forti, ma solo per le carte che mostrano la loro classe: artigiano, guerriero, mercante, mistico. Alla sera di un Mese dai loro dei beni: una Spada rende forti, con un Cavallo si cammina a meno, una Fibula paga.
    La Carta Villaggio tiene quello che è a casa, per tutti i tuoi villaggi insieme. La Carta In Viaggio tiene quello che è fuori. Chi è impegnato a casa difende ancora; chi è fuori non fa niente fino alla fine del Mese.
    Un ostaggio è un popolano di un'altra tribù nel tuo villaggio. Paga 1 PV al Mese, e i suoi lo rivorrebbero.
    .title = Gente e cose
chapter-month =
    Fase Eventi: con 3 Volere Divino peschi una Carta Evento. Certe accadono subito; altre le tieni coperte fino al loro momento.
    Fase Azioni: un'azione a testa, giro dopo giro. Ci vuole una carta, unità dei tipi che la carta mostra, e in tutto la FORZA che chiede. Di più è permesso, ma chi è impegnato adesso manca dopo.
    Quando non vuoi o non puoi agire, passi. Il primo che passa guadagna 1 PV. Chi ha passato non fa più niente di suo per questo Mese, ma si difende se lo attaccano.
    .title = Il Mese
chapter-way =
    Ogni carta dice dove si gioca. A casa non costa niente. Altrove paghi ogni area in cui entri: 1 Alimento per un territorio, 2 per un mare; un Evento può cambiarlo per un Mese. Si conta dal tuo villaggio più vicino.
    Dove attraversi un territorio con il villaggio di un avversario, 1 degli Alimenti va a lui invece che al mercato. Se puoi scegliere, meglio sfamare il mercato.
    .title = Le strade
chapter-way-caption = Dai Trinovantes al mercato c'è un mare da attraversare, e poi un territorio: 3 Alimenti.
chapter-home =
    Lo Sviluppo avviene nel tuo villaggio. Cucinare produce Alimenti. Altre carte producono beni, ogni tribù i suoi.
    Apprendere rende tua una delle cinque carte Speciali, e paga 1 PV. Impara presto quello che vuoi usare spesso.
    Promuovere Popolano, una volta nella partita, ti dà un secondo personaggio: il popolano va al mercato, e un personaggio grigio viene con te.
    .title = A casa
chapter-trade =
    Il denaro non c'è. Quello che vendi deve valere almeno quanto quello che acquisti, e nessuno dà il resto. Ogni unità che parte porta una cosa all'andata e una al ritorno.
    Si commercia con il mercato o con il villaggio di un'altra tribù, come dice la carta. Non si possono rifiutare.
    Con Patto tra Clan fondi un villaggio, in un territorio libero accanto a uno dei tuoi. Più villaggi, strade più corte; e le Festività li chiedono.
    .title = Commercio
chapter-trade-caption = Il mercato di Portum Itium tiene tutti i beni che nessuno ha.
chapter-raid =
    Paghi la strada e mandi gente; il bersaglio si difende. Chi è dei tipi giusti ed è impegnato nel villaggio difende da sé; altri si possono aggiungere.
    Le due parti sommano la FORZA. Chi difende aggiunge un gettone pescato dal sacchetto; con 1 Volere Divino se ne pescano due e vale il più alto. Riesci solo se ne hai di più: allora ogni tua unità porta a casa una cosa.
    I beni con cui un personaggio è equipaggiato sono al sicuro, e così il Volere Divino.
    .title = Razzia
chapter-raid-caption = Il villaggio di Blu fra i Catuvellauni sta accanto a tutti e due quelli di Verde: strada corta, per gli uni e per gli altri.
chapter-battle =
    Per una Battaglia ti servono quattro unità che possano combattere. Chi è attaccato deve accettare, e perde 1 PV per ogni unità valida che trattiene. Gli altri possono offrire il loro Supporto.
    I round sono tre. In ognuno una parte gioca una carta Battaglia e l'altra pesca un gettone; la carta dice quali unità combattono. Il disco si sposta della differenza. Vince i punti dello spazio la parte su cui si ferma, e vincere di poco vale più che vincere di molto. Non muore nessuno.
    .title = Battaglia
chapter-rest =
    Alla fine di un Mese quello che era in viaggio arriva a casa, le unità tornano libere e le carte tornano in mano. Ora, e soltanto ora, dai beni ai tuoi personaggi, o li riprendi. Ostaggi e Fibule pagano.
    Una Festività paga ogni obiettivo che raggiungi, e non toglie niente: la mucca che è valsa per Samhain è ancora la tua mucca. Conta anche quello che i personaggi portano addosso.
    .title = Riposo e festa

# -- una prima partita

first-won = Il Verrix sei tu: le Festività, la tavola piena e un canto hanno portato Verde più lontano delle spade di Blu.
first-lost = Questa volta la fama di Blu era più grande. Rivedi le Festività: quale obiettivo era a portata di mano?
first-month =
    .title = Un Mese, e che cosa viene dopo
    .text = Guidi Verde, i mercanti; accanto a te vive Blu, i guerrieri. Restano tre Mesi e due Festività: Beltane dopo questo, Lughnasadh proprio alla fine. Apri la ruota sulla mappa per leggere che cosa vogliono. Prima però bisogna mangiare: ogni strada costa Alimenti.
    .why = Cucinare produce 3 Alimenti nel tuo villaggio. Così questo Mese puoi viaggiare due volte.
first-people =
    .title = Ci vuole gente
    .text = Qui la carta chiede FORZA 2. Un popolano ha 1, quindi due bastano. Ora sono impegnati e tornano quando il Mese finisce.
    .why = Di più è permesso, ma dopo ti mancherebbero.
first-trade =
    .title = Commercio
    .text = In un Giorno di Festa fai uno scambio con un vicino, che non può rifiutare, e la festa ti dà 1 PV.
    .why = Beltane paga due Belladonna, e Blu ne ha una.
first-way =
    .title = La strada costa Alimenti
    .text = Paghi ogni terra in cui entri, dal più vicino dei tuoi villaggi. I Catuvellauni abitano accanto: 1 Alimento.
    .why = Delle due strade è la più corta.
first-carry =
    .title = Chi va, e che cosa porta
    .text = Murchad qui vale 2, un popolano 1: insieme la FORZA 3 che la carta vuole. Ognuno porta una cosa all'andata e una al ritorno. Il Cavallo di Murchad rende la strada più economica di 1 Alimento.
    .why = È il gruppo più piccolo che basti.
first-sell =
    .title = Niente denaro, niente resto
    .text = Quello che vendi deve valere almeno quanto quello che acquisti. Il tuo bonus aggiunge 1. Un Alimento vale 1, e ne hai abbastanza.
    .why = Due Alimenti e il bonus fanno 3: quanto basta per una Belladonna.
first-buy =
    .title = Acquista quello che la Festività vuole
    .text = Quello che acquisti viaggia con la tua gente. Fino alla fine del Mese non te lo può prendere nessuno.
    .why = Una delle due Belladonna che Beltane paga.
first-market =
    .title = Il mercato
    .text = Hai ancora gente, e Portum Itium è oltre il mare: un mare costa 2, il porto 1. Il mercato tiene tutto quello che nessuno ha, anche persone.
    .why = Un ostaggio e una seconda Belladonna pagherebbero tutti e due a Beltane.
first-sea =
    .why = È la gente ancora libera.
first-dear =
    .title = Vendi quello che vale
    .text = Per un ostaggio ti serve 6. Quello che vendi ora ti mancherà: la Lancia poteva servire a Lughnasadh, ma è lontana.
    .why = Mucca e Lancia, con il tuo bonus, fanno 8.
first-feast =
    .title = Un ostaggio
    .text = Un popolano di Blu viene a vivere da te. Nel tuo villaggio paga 1 PV in ogni Fase Ripristino, e lo paga anche Beltane. Blu lo rivorrebbe.
    .why = Con queste due cose, due dei tre obiettivi di Beltane sono tuoi.
first-raided =
    .title = Ti razziano
    .text = Chi è impegnato a casa difende da sé. Puoi aggiungere altri, se la carta di chi razzia mostra il loro tipo. Poi peschi un gettone, e la parità ti basta.
first-fate =
    .title = Un secondo gettone
    .text = Con 1 Volere Divino peschi due gettoni e usi il più alto.
first-equip =
    .title = Alla sera ci si equipaggia
    .text = Il Mese è finito: quello che era in viaggio è arrivato, tutti sono di nuovo liberi. Soltanto ora puoi dare beni ai tuoi personaggi.
    .why = Una Fibula al suo posto paga 1 PV ogni Mese, e lì nessuno la può rubare.
first-event =
    .title = Gli Eventi
    .text = Beltane è stata contata; il diario dice quanto ha pagato. Un nuovo Mese comincia con gli Eventi: con 3 Volere Divino peschi una carta.
    .why = Per ora tienilo: il Volere Divino aiuta anche quando qualcuno ti attacca.
first-learn =
    .title = Apprendere
    .text = Cinque delle tue carte sono Speciali: forti, ma vanno prima apprese. Apprendere paga subito 1 PV.
    .why = Con quattro apprese ti paga anche Lughnasadh.
first-lesson =
    .why = Hai la gente che le serve, e una buona strada per il mercato non guasta mai.
first-who =
    .why = Bastano loro, e Murchad resta a disposizione se arriva Blu.
first-pray =
    .title = Volere Divino
    .text = Chi resta a casa può pregare. Il Volere Divino acquista Eventi, e un secondo gettone quando si combatte.
    .why = I tuoi due popolani non hanno di meglio da fare.
first-pass =
    .title = Passa in tempo
    .text = Quando niente vale più la gente che chiede, passi. Il primo che lo fa prende 1 PV e comincia il Mese seguente.
    .why = 1 PV per chi si ferma prima.
first-battle =
    .title = Battaglia
    .text = Con quattro persone libere puoi dichiarare una Battaglia: tre round, in ognuno una carta da una parte e un gettone dall'altra. Non muore nessuno; il disco si sposta, e vincere di poco paga di più.
    .why = I tuoi popolani sono liberi, Blu ha poca gente, e anche un pareggio paga 3 PV.
first-defend =
    .title = Una Battaglia contro di te
    .text = Rifiutare non si può, e chi potrebbe combattere e viene trattenuto ti costa 1 PV. In Battaglia non muore nessuno.
    .why = Tutti insieme non perdete niente.
first-token =
    .title = I gettoni
    .text = La parte che non gioca la carta pesca un gettone dal sacchetto. Con 1 Volere Divino ne pesca due, e vale il più alto.
first-song =
    .title = L'ultima occasione
    .text = Quello che non usi nell'ultimo Mese dopo non vale più niente.
    .why = Gli Alimenti avanzati diventano 2 PV.
