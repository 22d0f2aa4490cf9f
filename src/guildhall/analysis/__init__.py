"""Judgement for people: what a position is worth, how lucky a draw was, and what a decision cost.

Everything is judged from what a seat knew at that moment: positions are determinized before they are looked at, so two
games that differ only in what a seat could not know are judged the same.

- `judgement`: the chance to win and the expected points of every seat in a position
- `luck`: the luck of a draw
- `decisions`: what an answer gave away, its grade, and the accuracy of a game
- `review`: a whole game, with what a seat had at the start split into luck, its own decisions and the others'

Nothing here knows a transport or a language.
"""
