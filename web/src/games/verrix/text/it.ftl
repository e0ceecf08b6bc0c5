# Quello che dicono i disegni di Verrix; nomi e testi del gioco vengono dal server.

verrix-board = Mappa della Britannia
verrix-village-at = Tribù { $tribe }: villaggio in { $territory }
verrix-port = { $territory }: il mercato
verrix-free = { $territory }: libero
verrix-no-village = Qui non c'è nessun villaggio.
verrix-enter-land = Entrare in un territorio costa ora { $n } { $n ->
    [one] Alimento
   *[other] Alimenti
}.
verrix-way = La tua via fin qui: { $n ->
    [one] 1 Alimento
   *[other] { $n } Alimenti
}, prima dei bonus delle tue unità.
verrix-tribute = Di cui 1 Alimento in tributo alla tribù { $name }
verrix-enter-sea = Entrare in un'area di mare costa ora { $n } { $n ->
    [one] Alimento
   *[other] Alimenti
}.
verrix-tile = Tassello Costo Movimento { $id }: { $territory ->
    [one] 1 Alimento
   *[other] { $territory } Alimenti
} per territorio, { $sea } per area di mare

verrix-turn = Turno { $n }
verrix-turn-now = Turno { $n } di { $all }: { $name }
verrix-order = Ordine
verrix-order-next = Prossimo
verrix-order-n = Ordine di gioco: { $names }
verrix-first = Porta l'Anello dei Re
verrix-passed = ha passato

verrix-festival-at = { $name }, Turno { $n }
verrix-would = Ora pagherebbe:

verrix-market = Mercato
verrix-market-good = { $name }, vale { $value }: { $n } su { $all } al mercato
verrix-market-folk = Popolani della tribù { $name } al mercato: { $n }
verrix-value = vale { $n }
verrix-good-n = { $n } { $name }

verrix-reserve-n = Riserva Comune: { $n } Volere Divino
verrix-will = Volere Divino
verrix-will-n = { $n } Volere Divino
verrix-events = Carte Evento
verrix-deck = Eventi
verrix-deck-n = { $n ->
    [one] 1 carta nel mazzo delle Carte Evento
   *[other] { $n } carte nel mazzo delle Carte Evento
}
verrix-known = Sai che cosa viene dopo
verrix-discard = Scartate
verrix-discard-n = { $n ->
    [0] Nessuna Carta Evento scartata
   *[other] Carte Evento scartate: { $n }, l'ultima è { $name }
}
verrix-bag-n = Gettoni Mórrígan nel sacchetto: { $n }
verrix-trophy = { $holder ->
    [none] { $name }, nella Riserva Comune
   *[other] { $name }, della tribù { $holder }
}
verrix-trophy-free = Nella Riserva Comune.
verrix-trophy-held = Sulla Carta Villaggio della tribù { $name }.
verrix-trophy-travels = In viaggio con la tribù { $name }: non ha ancora effetto.
verrix-greys = Personaggi grigi

verrix-declare = Dichiara una Battaglia
verrix-battle-at = Battaglia in { $territory }
verrix-raid-at = Territorio { $territory }:
verrix-track-n = { $side ->
    [attacker] Andamento della Battaglia: { $n } verso chi attacca
    [defender] Andamento della Battaglia: { $n } verso chi difende
   *[nobody] Andamento della Battaglia: al centro
}
verrix-round = { $n }º round
verrix-due = gioca una carta
verrix-fought = combattuto
verrix-played = Carte giocate
verrix-camp-attacker = Attacco
verrix-camp-defender = Difesa
verrix-in-camp-attacker = Attaccanti, comanda la tribù { $name }: FORZA { $n }
verrix-in-camp-defender = Difensori, comanda la tribù { $name }: FORZA { $n }

verrix-tribe = Tribù { $name }, { $trait }
verrix-vp = PV
verrix-vp-n = { $n } PV
verrix-villages = { $n ->
    [one] villaggio
   *[other] villaggi
}
verrix-palisade = contro le Razzie
verrix-ready-n = { $text ->
    [none] Nessuna unità disponibile
   *[other] Disponibili: { $text }, FORZA { $n }
}
verrix-events-n = { $n ->
    [one] 1 Carta Evento coperta
   *[other] { $n } Carte Evento coperte
}
verrix-face-down = Coperte
verrix-delayed = Ritardata: resta coperta fino al suo momento
verrix-immediate = Immediata
verrix-available = Disponibili
verrix-commoners = Popolani
verrix-commoners-n = { $n ->
    [one] 1 popolano disponibile
   *[other] { $n } popolani disponibili
}
verrix-returning = { $n ->
    [one] Un altro popolano è disponibile dopo la prossima Fase Ripristino.
   *[other] Altri { $n } popolani sono disponibili dopo la prossima Fase Ripristino.
}
verrix-home = Carta Villaggio
verrix-travel = Carta In Viaggio
verrix-nothing = Qui non c'è niente.
verrix-hostage-n = { $n ->
    [one] 1 ostaggio della tribù { $name }
   *[other] { $n } ostaggi della tribù { $name }
}
verrix-hero = { $name }, { $kind }, FORZA { $n }
verrix-where-reserve = nella Riserva Comune
verrix-where-ready = disponibile
verrix-where-home = impegnato al villaggio
verrix-where-travel = in viaggio
verrix-where-battle = in Battaglia
verrix-slot-filled = { $good }: { $bonus }
verrix-slot-empty = Spazio per { $good }: { $bonus }

verrix-cost = FORZA richiesta
verrix-cost-taught = come l'appresa
verrix-needs = FORZA { $n }: { $classes }
verrix-classes = Chi può farlo
verrix-place = Dove
verrix-special = Speciale
verrix-card-ready = giocabile
verrix-card-lying = in gioco
verrix-card-discarded = scartata
verrix-card-unlearned = da apprendere
verrix-card-removed = fuori dal gioco
verrix-cards-ready = Giocabili
verrix-cards-lying = In gioco
verrix-cards-discarded = Scartate
verrix-cards-unlearned = Da apprendere
verrix-cards-removed = Fuori dal gioco
