#!/usr/bin/env python3
"""A bot as a program of its own, for `ochre arena`:

    ochre arena stone-age --bots greedy,cmd:./examples/random_bot.py --games 100

The arena writes one JSON object a line to our standard input and waits for one line after each. We are shown
what our seat may see (`view`) and all that we may do (`actions`, in the notation of the rules page). This bot takes
any of them, but prefers what it has no word against; make choose() better and you have a bot.
"""
import json
import random
import sys

dice = random.Random(0)
AVOIDED = ("decline", "starve", "pass", "end", "stop", "refuse")


def choose(view, actions):
    """One of the actions; `view` is the table as our seat sees it."""
    willing = [action for action in actions if not action.startswith(AVOIDED)]
    return dice.choice(willing or actions)


def answer(message):
    if message["do"] == "begin":
        dice.seed(message["seed"])
        return {"ok": True}
    if message["do"] == "choose":
        return {"ok": True, "action": choose(message["view"], message["actions"])}
    return {"ok": True}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
