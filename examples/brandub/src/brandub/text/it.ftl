game-title = Brandub
game-blurb = L'antico gioco da tavola irlandese: un re e i suoi quattro difensori cercano di raggiungere un angolo; otto attaccanti cercano di circondarlo.
seat-attackers = Attaccanti
seat-attackers-text = Otto pezzi; muovono per primi e vincono catturando il re
seat-defenders = Difensori
seat-defenders-text = Il re e quattro pezzi; vincono quando il re raggiunge un angolo
preset-quick = Attacca il re
preset-quick-text = Tu hai gli attaccanti, un bot ha il re
chapter-B-SETUP = Preparazione
chapter-B-MOVE = Le mosse
chapter-B-TAKE = Le catture
chapter-B-KING = Il re
chapter-B-END = La fine
board = La plancia di Brandub
Turn-choose_piece = Scegli il pezzo da muovere.
Turn-choose_square = Dove va il pezzo in { $from }?
lesson-Turn-choose_piece = I difensori vogliono una via libera dal re a un angolo; gli attaccanti vogliono chiuderle tutte, e poi stringere.
lesson-Turn-choose_square = Guarda chi cattura la mossa, e se il pezzo può essere catturato dove va.
at-attacker = Attaccante in { $at }
at-defender = Difensore in { $at }
at-king = Re in { $at }
at-nothing = { $at }, { $what ->
    [corner] un angolo vuoto
    [throne] il trono vuoto
   *[square] vuota
}
sign-attacker = A
sign-defender = D
sign-king = R
left-attackers = { $n ->
    [one] 1 pezzo in gioco.
   *[other] { $n } pezzi in gioco.
}
left-defenders = { $king ->
    [no] { $n ->
        [0] Non resta nessuno.
        [one] 1 pezzo in gioco, senza il re.
       *[other] { $n } pezzi in gioco, senza il re.
    }
   *[yes] { $n ->
        [0] Il re è solo.
        [one] Il re e 1 pezzo.
       *[other] Il re e { $n } pezzi.
    }
}
quiet = { $n ->
    [one] 1 mossa senza catture; a 40 la partita è patta.
   *[other] { $n } mosse senza catture; a 40 la partita è patta.
}
log-SetUp = I pezzi sono al loro posto.
log-Move = { $piece ->
    [attacker] Un attaccante va
    [defender] Un difensore va
   *[king] Il re va
} da { $source } a { $to }.
log-Capture = { $piece ->
    [attacker] Un attaccante è catturato in { $at }.
    [defender] Un difensore è catturato in { $at }.
   *[king] Il re è catturato in { $at }.
}
log-PassTurn = Tocca all'altra parte.
end-B-END-01 = Il re ha raggiunto un angolo: vincono i difensori.
end-B-END-02 = Il re è catturato: vincono gli attaccanti.
end-B-END-03 = Chi deve muovere non può: vince l'altra parte.
end-B-END-04 = Quaranta mosse senza catture: la partita è patta.
