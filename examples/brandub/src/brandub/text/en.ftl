game-title = Brandub
game-blurb = The old Irish board game: a king and his four defenders try to reach a corner; eight attackers try to surround him.
seat-attackers = Attackers
seat-attackers-text = Eight pieces; they move first and win by taking the king
seat-defenders = Defenders
seat-defenders-text = The king and four pieces; they win when the king reaches a corner
preset-quick = Attack the king
preset-quick-text = You have the attackers, a bot has the king
chapter-B-SETUP = Setting up
chapter-B-MOVE = Moving
chapter-B-TAKE = Taking
chapter-B-KING = The king
chapter-B-END = The end
board = The board of Brandub
Turn-choose_piece = Choose the piece to move.
Turn-choose_square = Where does the piece on { $from } go?
lesson-Turn-choose_piece = The defenders want an open road from the king to a corner; the attackers want to close them all, then to close in.
lesson-Turn-choose_square = See whom the move takes, and whether the piece can be taken where it goes.
at-attacker = Attacker on { $at }
at-defender = Defender on { $at }
at-king = King on { $at }
at-nothing = { $at }, { $what ->
    [corner] an empty corner
    [throne] the empty throne
   *[square] empty
}
sign-attacker = A
sign-defender = D
sign-king = K
left-attackers = { $n ->
    [one] 1 piece on the board.
   *[other] { $n } pieces on the board.
}
left-defenders = { $king ->
    [no] { $n ->
        [0] Nobody is left.
        [one] 1 piece on the board, without the king.
       *[other] { $n } pieces on the board, without the king.
    }
   *[yes] { $n ->
        [0] The king is alone.
        [one] The king and 1 piece.
       *[other] The king and { $n } pieces.
    }
}
quiet = { $n ->
    [one] 1 move without a capture; at 40 the game is drawn.
   *[other] { $n } moves without a capture; at 40 the game is drawn.
}
log-SetUp = The pieces are set up.
log-Move = { $piece ->
    [attacker] An attacker goes
    [defender] A defender goes
   *[king] The king goes
} from { $source } to { $to }.
log-Capture = { $piece ->
    [attacker] An attacker is taken on { $at }.
    [defender] A defender is taken on { $at }.
   *[king] The king is taken on { $at }.
}
log-PassTurn = The other side is next.
end-B-END-01 = The king has reached a corner: the defenders win.
end-B-END-02 = The king is taken: the attackers win.
end-B-END-03 = Whoever should move cannot: the other side wins.
end-B-END-04 = Forty moves without a capture: the game is drawn.
