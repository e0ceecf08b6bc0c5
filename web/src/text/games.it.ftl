# Quello che dicono i disegni di tutti i giochi.

games-from-house = Ideata da noi, non viene dal regolamento
games-from-rulebook = Dal regolamento
games-from-public = Da una fonte pubblica
