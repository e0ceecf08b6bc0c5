# Ciò che dicono i disegni di Nova Aetas; nomi e testi del gioco vengono dal server.

nova-board = Il campo: { $name }
nova-campaign = La campagna: { $name }
nova-model = { $name }, Salute { $left } su { $health }
nova-on = in { $square }
nova-down = A Terra
nova-height = altezza { $n }
nova-ground-water = acqua
nova-ground-swamp = palude
nova-ground-area = area d'interesse
nova-ground-point = punto d'interesse
nova-ground-gaea = Sangue di Gaea
nova-ground-start = da qui partono gli Eroi
nova-ground-draft = da qui arrivano i Nemici
nova-element = { $name }, { $n } PA, in { $square }
nova-ap = { $n } PA
nova-encounter = Incontro: { $name }
nova-step-passed = riuscito
nova-step-failed = fallito
nova-step-left-out = tralasciato
nova-step-now = adesso
nova-step-ahead = più avanti
nova-or = o
nova-needs = solo con { $keyword }
nova-has-tried = { $name } ha già tentato
nova-may-try = { $name } non ha ancora tentato
nova-successes = { $n ->
    [one] 1 Successo
   *[other] { $n } Successi
} con { $threshold } o più
nova-look-back = Riguarda come è cominciata
nova-look-back-help = Da lì puoi giocare per un'altra strada, a un tavolo a parte; questo resta com'è. «Conserva questo momento» gli dà un nome, così lo ritrovi.
nova-figure-at = { $name }, { $square }
nova-heroes = Eroi e Alleati
nova-enemies = Nemici
nova-squares = Caselle
nova-nothing-measured = Nessuno è abbastanza vicino da misurare.
nova-door = Porta: { $name }
nova-exit = { $name }, si esce in { $square }

nova-wheel = L'Horologium, la ruota delle ore
nova-horologium = Horologium: ora { $t }, settore { $n }
nova-hour = { $name }: settore { $n }
nova-hour-later = { $name }: settore { $n }, al prossimo giro
nova-lap = giro { $n }
nova-ap-left = { $n ->
    [one] 1 PA rimasto
   *[other] { $n } PA rimasti
}, { $spent ->
    [one] 1 speso
   *[other] { $spent } spesi
}

nova-secondary = (secondario)
nova-defeat = Perdete se
nova-alarm = L'Allarme è suonato
nova-unaware = Nessuno vi ha notati
nova-counter = { $name }: { $n }
nova-counted = { $name }: { $n } di { $of }
nova-enemies-want = Che cosa vogliono i Nemici

nova-control = Area di Controllo
nova-pd = Difesa Fisica
nova-md = Difesa Mentale
nova-stat-rapidity = Rapidità
nova-stat-dexterity = Destrezza
nova-stat-physique = Fisico
nova-stat-mind = Mente
nova-threat-n = Minaccia { $n }
nova-heroism-n = Eroismo { $n }
nova-xp = { $points ->
    [0] { $n } PE
    [one] { $n } PE, 1 Punto di Classe
   *[other] { $n } PE, { $points } Punti di Classe
}
nova-empty = vuoto
nova-unloaded = scarica
nova-resistance = Resistenza
nova-costs-xp = { $n } PE
nova-advanced = Classe Avanzata
nova-to-learn = { $n ->
    [one] 1 Abilità da imparare
   *[other] { $n } Abilità da imparare
}
nova-destiny = Destino
nova-graves = Ferite Gravi
nova-achievements = Conquiste
nova-bonds = Legami
nova-no-heroes = Non guida nessun Eroe.
nova-leader = Guida la compagnia
nova-hero-life = { $name }: { $left } su { $health }

nova-popolini = Borsa: { $n ->
    [one] 1 Popolino
   *[other] { $n } Popolini
}
nova-stock = Equipaggiamento della compagnia
nova-formulae = Formule
nova-place-free = non costa visite

nova-stage = { $name }: { $state }
nova-stage-won = vinta
nova-stage-lost = persa
nova-stage-now = in corso
nova-stage-next = viene adesso
nova-stage-open = offerta
nova-stage-closed = ancora da venire
nova-won = Avete vinto
nova-lost = Avete perso
nova-ruler-how = Tocca una figura o una casella per misurare da lì, poi un'altra per misurare fin lì. Finché tieni il righello non scegli nulla.
