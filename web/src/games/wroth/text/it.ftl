# Quello che dicono i disegni di Wroth; nomi e testi del gioco vengono dal server.

wroth-board = Mappa di Drudgeon
wroth-elites = { $name }: { $n } { $unit }, vitalità { $vitality } su { $full }
wroth-token = { $region }: gettone da { $value } PV
wroth-token-action = { $region }: gettone da { $value } PV, bottino { $action }
wroth-base = Base di schieramento
wroth-base-here = Qui c'è la base di schieramento.

wroth-round = { $n }º round
wroth-phase-1 = Mantenimento
wroth-phase-2 = Bottino
wroth-phase-3 = Preparativi
wroth-phase-4 = Selezione
wroth-phase-5 = Azioni
wroth-phase-6 = Punti Vittoria
wroth-pool = Riserva di selezione
wroth-pool-die = { $action }, { $n } nella riserva
wroth-pool-empty = Nessun dado, per ora.
wroth-stockpile = Riserva
wroth-stockpile-n = Riserva: { $n } Corra
wroth-goals = Punti per vincere
wroth-goal = { $name }: { $vp } PV su { $goal }
wroth-scenario = Lo scenario: { $name }
wroth-mission = Missione
wroth-event = Evento
wroth-setup = Preparazione
wroth-chaos-title = Dado Caos
wroth-chaos = { $n ->
    [0] Dado Caos, non ancora tirato
   *[other] Dado Caos: { $n }
}

wroth-first = Primo giocatore
wroth-ai = IA
wroth-ai-long = Giocata dall'IA
wroth-vp = PV
wroth-vp-n = { $n } PV
wroth-corra = Corra
wroth-corra-n = Corra: { $n }
wroth-omni = dado onnisciente: { $face }
wroth-board-n = { $n } { $unit } sulla plancia
wroth-on-board = sulla plancia
wroth-discard-n = { $n } { $unit } negli scarti
wroth-in-discard = negli scarti
wroth-dice = Dadi
wroth-held-die = { $action }, { $n } in mano
wroth-reserve = Unità d'élite
wroth-reserve-unit = { $name }: { $n ->
    [one] 1 disponibile
   *[other] { $n } disponibili
}, { $cost } Corra, vitalità { $vitality }{ $vp ->
    [0] {""}
   *[other] , bonus { $vp } PV
}
wroth-left = { $n ->
    [one] 1 disponibile
   *[other] { $n } disponibili
}
wroth-feats = Imprese
wroth-abilities = Abilità
wroth-used = Usata
wroth-once = Una volta per partita
wroth-always = Per tutta la partita
wroth-costs = Costa { $n } Corra

wroth-token-value = Gettone da { $n } PV.
wroth-token-spoils = Il suo bottino: { $action }.
wroth-holder = Controllo: { $name }
wroth-bridge = Un ponte porta alla regione { $region }.
wroth-armies = Eserciti
wroth-nobody = Non c'è nessuno.
wroth-would = Se si contassero ora i punti
wroth-would-nobody = Nessuno farebbe punti qui.
wroth-threat = Minaccia per l'IA: { $n }
wroth-regulars = { $name }: unità regolari. Un danno ne manda una negli scarti.
wroth-vitality = { $n } con vitalità { $vitality } su { $full }.
wroth-fresh = Schierate in questo turno.

wroth-unofficial = Wroth è un gioco di Chip Theory Games, in Italia di Pendragon Game Studio; il nome e le regole sono di chi li ha fatti.
