"""A bot without Guildhall's package: it acts at random, and stops only if it must. Speaks `guildhall bot-protocol`.

guildhall arena tiny-towns greedy "program:python examples/line_bot.py"
guildhall join http://localhost:8000/t/TABLE --bot "python examples/line_bot.py"
"""

import json
import random
import sys


def choose(view: object, options: list[str]) -> str:
    """One of the options. Yours will look at the view first."""
    ends_turn = ("pass", "done", "stop", "none")
    return random.choice([option for option in options if option not in ends_turn] or options)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        reply = {"type": "hello", "name": "line bot"}
    elif message["type"] == "position":
        option = choose(message["view"], message["options"])
        reply = {"type": "answer", "number": message["number"], "option": option}
    elif message["type"] == "end":
        break  # message["points"] and message["places"] have the result
    else:
        continue
    print(json.dumps(reply), flush=True)
