# Come si insegna Nova Aetas: una pagina, poi i capitoli delle regole, poi una prima partita.

# -- in una pagina

primer-goal = Quattro Eroi, insieme contro Nemici che decidono da soli. Fate quello che la missione chiede prima che finisca il tempo: vincete tutti, o perdete tutti.
primer-caption = Una missione sul suo campo: i tuoi Eroi sono tondi, i Nemici portano il segno della loro fazione. Sono segnati Valerio e il carro di cui si tratta.
primer-turn-hand = Una lancetta gira su una ruota di dodici Settori. Ogni Eroe e ogni tipo di Nemico ha lì un segnalino; quando la lancetta arriva al tuo, agisci.
    .title = La lancetta del tempo
primer-turn-act = Hai dei Punti Azione: cammina a 1 per casella, colpisci per quanto dice l'arma, fai quello che la missione offre. Nell'ordine che vuoi, finché durano.
    .title = Agisci
primer-turn-enemies = I Nemici non aspettano nessun giocatore: ognuno va verso l'Eroe più vicino, e a parità verso chi ha più Minaccia.
    .title = I Nemici
primer-turn-again = Il tuo segnalino avanza di tanti Settori quanti Punti hai speso. Chi fa poco, torna presto.
    .title = E ancora
primer-points = Come si vince
primer-points-objective = Ogni missione dice come si vince e come si perde. Finisce appena una di queste cose è vera.
    .title = L'obiettivo
primer-points-threat = Ferire i Nemici alza la tua Minaccia, e con lei il loro interesse per te.
    .title = La Minaccia
primer-points-after = Dopo una missione c'è esperienza per tutti: di più se avete vinto, e se nessuno è caduto.
    .title = Dopo
primer-know-dice = Tiri tanti dadi quanto vale la tua caratteristica. Ognuno che arriva alla soglia è un successo, e di solito uno basta.
    .title = I dadi
primer-know-leaving = Quando lasci una casella accanto a un Nemico, lui colpisce per primo. Pensaci prima di andartene.
    .title = Andarsene è pericoloso
primer-know-down = Un Eroe con troppe Ferite va a Terra. Un compagno accanto può rialzarlo. Quattro a Terra, e la missione è persa.
    .title = A Terra non è morto
primer-know-gear = Le Ferite possono andare prima all'Equipaggiamento. Quello dopo la missione si ripara, tu no.
    .title = L'armatura
primer-know-open = Tocca qualunque figura per leggere tutto di lei. Che cosa faranno i Nemici si può chiedere prima di agire.
    .title = È tutto in vista

# -- capitoli

chapter-aim =
    Guidi una compagnia di quattro Eroi nell'Italia del 1508: da solo tutti e quattro, o divisi fra un massimo di quattro giocatori. I Nemici non li gioca nessuno: li guidano le regole, e non barano mai.
    Una missione ha una storia, un campo, degli obiettivi e un limite di tempo. Quando gli obiettivi principali sono raggiunti è vinta, subito. Quelli secondari pagano esperienza.
    .title = Di che cosa si tratta
chapter-aim-caption = La missione segna le cose di cui si tratta. Qui il carro, che qualcuno vorrebbe bruciare, e la strada che porta fuori dal bosco.
chapter-time =
    I round non ci sono. Una lancetta va di Settore in Settore; in ognuno vengono prima gli eventi, poi i vostri segnalini che sono lì, nell'ordine che volete, poi quelli dei Nemici.
    Dopo aver agito il tuo segnalino avanza dei Punti Azione che hai speso, almeno uno. I Nemici avanzano sempre della loro Rapidità. Così chi fa molto agisce di rado, e chi fa una cosa per volta agisce spesso.
    I più rapidi cominciano vicino alla lancetta. La ruota la vedi tutta: guarda chi viene prima di te.
    .title = L'Horologium
chapter-act =
    Hai tanti Punti Azione quanto vale la tua Rapidità. Una casella costa 1, mai in diagonale; palude e acqua 1 in più. Attacchi e Abilità costano quanto dicono le carte; bere una pozione, passare una cosa o aspettare costa 1; rialzare un compagno 3.
    Puoi camminare, colpire e camminare ancora. Attraverso gli amici si passa, attraverso i Nemici mai, e ti fermi quando vuoi: quello che avanza non si paga.
    .title = Che cosa puoi fare
chapter-act-caption = Valerio, all'inizio della missione. Tocca una figura per vedere dove può andare e che cosa vede.
chapter-dice =
    Un Test è una manciata di dadi: tanti quanto la caratteristica richiesta, con quello che aggiungono un'arma o i compagni. Ogni dado che arriva alla soglia è un successo. Di solito uno basta; in un attacco contano tutti.
    Prima del tiro puoi aggiungere; dopo puoi soltanto ritirare, con la fortuna, con l'Eroismo o con l'aiuto di un amico, e quello che viene resta. Il 4, il 5 e il 6 mostrano una Luna, una Stella e un Sole, che servono a certe armi e a certi incantesimi.
    .title = I Test
chapter-strike =
    Scegli un'arma, poi un Nemico a portata e in vista. Gli attacchi Fisici vanno contro la sua Difesa Fisica: ogni successo è una Ferita. Quelli Psichici vanno contro l'altra Difesa, e fanno quello che dice l'incantesimo.
    Accanto a ogni bersaglio leggi quante Ferite aspettarti, e la probabilità di sconfiggerlo. Quando le sue Ferite arrivano alla sua Salute sparisce, e ti lascia il Bottino.
    .title = Colpire
chapter-enemies =
    Ogni Nemico cerca il bersaglio con regole fisse: l'Eroe più vicino che può raggiungere, poi chi ha più Minaccia, poi chi ha più Ferite. Poi cammina, colpisce, e spende quello che ha. Certi preferiscono fare quello che dice un loro obiettivo: leggilo prima di cominciare.
    I loro attacchi hanno dei Colpi. Tu tiri per difenderti: ogni successo ne annulla uno, gli altri sono Ferite.
    Se lasci camminando una casella accanto a un Nemico, lui colpisce prima, una volta per ogni tua Attivazione.
    .title = Che cosa fanno i Nemici
chapter-enemies-caption = Il lanzichenecco ha un obiettivo suo: va al carro e lo brucia.
chapter-wounds =
    Se vuoi, le Ferite vanno prima all'Equipaggiamento che ha posto. Le altre le subisce l'Eroe. Quando le sue Ferite arrivano alla sua Salute è a Terra: pesca una Ferita Grave, e il suo segnalino lascia la ruota.
    Un compagno accanto lo rialza con 3 Punti Azione. Si alza con metà delle Ferite. Se tutti e quattro sono a Terra la missione è persa.
    I segnalini su una figura dicono come sta: Sanguinante, Stordito, Avvelenato e altri fanno male; Fortunato, Difeso, Benedetto e altri si spendono quando servono.
    .title = Le Ferite
chapter-ground =
    Le caselle hanno un'altezza. Si sale solo con una scala o arrampicandosi; un passo in giù senza è una caduta, e fa male. Negli edifici e negli alberi non si entra e non si vede attraverso; altre cose sono soltanto d'ingombro.
    Per colpire da lontano bisogna vedere: una linea dritta da centro a centro, interrotta da terreno più alto, elementi alti e avversari. Gli amici non la interrompono mai. Indica una figura, o prendi il righello, e il campo mostra che cosa vede.
    .title = Terreno e vista
chapter-ground-caption = Il campo di una missione: alberi, cespugli, carri, un masso. Dalle caselle con le frecce possono arrivare altri Nemici.
chapter-road =
    Nella campagna la compagnia viaggia fra una missione e l'altra. Negli insediamenti si va al mercato, in bottega, in chiesa, alla locanda; ogni Eroe ha poche visite. I reagenti diventano pozioni ed equipaggiamento, se conosci la Formula.
    L'esperienza compra Abilità e forza. Chi si aiuta diventa più amico, e quello che decidete resta fino alla fine. Vinta o persa, la strada va avanti.
    .title = La campagna

# -- una prima partita

first-won = La lettera è fuori dal bosco, e la compagnia con lei. Pare che a Ravenna qualcuno custodisca la chiave del cifrario.
first-lost = La lettera è perduta, o la compagnia è a Terra nel bosco. Rivedi la partita: chi poteva arrivare prima al carro?
first-letter =
    .title = La lettera del papa
    .text = Un corriere di papa Giulio giace morto sulla via Cassia, e il suo carro è fermo in J5. Sotto il sedile c'è una lettera sigillata. Lì accanto un lanzichenecco ha già acceso la torcia; due briganti vi sbarrano la via. Prendete la lettera e portatela al bordo orientale, da L5 a L7. Per prima agisce Sofia: ha 7 Punti Azione e un arco.
    .why = Da qui l'arco arriva a un brigante, e lui non arriva a lei.
first-target =
    .title = Che cosa promette un attacco
    .text = Accanto a ogni bersaglio leggi le Ferite da aspettarsi e le probabilità. Un brigante ha 3 di Salute.
    .why = È l'unico in vista e a portata.
first-skill =
    .title = Le Abilità
    .text = Un potenziamento si dichiara prima del tiro e si paga subito; vale per questo solo attacco.
    .why = Con il suo tiro mirato un Sole o una Stella valgono una Ferita in più.
first-dice =
    .title = I dadi
    .text = Tanti dadi quanta è la sua Destrezza; ognuno che arriva alla soglia è un successo, e qui una Ferita. Prima del tiro puoi aggiungere dadi, per esempio con una carta; dopo puoi soltanto ritirare.
first-walk =
    .title = Camminare
    .text = I Punti che le restano può usarli per camminare: 1 per casella, mai in diagonale.
    .why = La strada è a oriente, e gli altri hanno bisogno di lei là.
first-near =
    .title = Guarda dove ti fermi
    .text = Il consiglio dice chi potrebbe colpirti dove vai. Un Nemico è meglio di due.
first-rest =
    .title = I Punti che non spendi
    .text = Sull'Horologium il suo segnalino avanza dei Punti che ha speso. Quelli che tiene la fanno tornare prima.
    .why = Con un Punto non andrebbe in nessun posto utile.
first-hand =
    .title = La lancetta dell'Horologium
    .text = La lancetta è arrivata al Settore seguente, e tre di voi aspettano lì. L'ordine lo scegli tu; dopo di voi, quando la lancetta arriva a loro, agiscono i Nemici.
    .why = Valerio è proprio accanto al secondo brigante.
first-sword =
    .title = Fianco a fianco
    .text = Chi se ne va da una casella accanto a un Nemico viene colpito per primo. Perciò spesso è meglio colpire che andarsene.
    .why = La spada costa 3 Punti; dopo ne restano altri 3.
first-brigand =
    .why = Quando cade, nessuno sbarra più la via al carro.
first-cleave =
    .why = Costa 1 Punto, e ferirebbe anche un altro Nemico accanto a lui.
first-cart =
    .title = Che cosa chiede la missione
    .text = Qualcuno deve andare al carro. Basta starci accanto.
    .why = Vincenzo è abbastanza vicino per arrivarci e frugarlo in una volta sola.
first-to-cart =
    .why = J6 è accanto al carro, e non accanto al lanzichenecco.
first-search =
    .title = Un'Azione di Missione
    .text = Quello che la missione offre si trova fra le azioni, con il suo prezzo.
    .why = Ora la lettera è con voi, e lui non la può più bruciare.
first-spell =
    .title = Gli incantesimi
    .text = Il dardo di Rebecca va contro l'altra Difesa, con la Mente invece che con il braccio. Arriva a 4 caselle, e gli amici non gli stanno mai in mezzo.
    .why = Il lanzichenecco ha 9 di Salute: comincia ora, perché non possa fermare Vincenzo.
first-again =
    .title = Ritirare
    .text = Con 1 Eroismo ritiri quanti dadi vuoi. Quello che viene resta.
first-reaction =
    .title = Le Reazioni
    .text = Un'Abilità di Reazione risponde a un attacco. Costa un segnalino, che paghi alla prossima Attivazione.
first-destiny =
    .title = Il Destino
    .text = Ogni Eroe ha una carta Destino, una volta per missione. Dei Nemici stanno per agire: accecato, uno di loro non può attaccare.
    .why = Questo è il momento per cui la carta è fatta.
first-road =
    .title = La via d'uscita
    .text = La missione è vinta appena chi porta la lettera termina un'Attivazione su L5, L6 o L7. Altro non serve.
    .why = Vincenzo ha la lettera, e la strada è libera.
