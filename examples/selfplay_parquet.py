"""Self-play data in Parquet: for every answer what the seat saw, what it could do and did, and how the game ended.

    python examples/selfplay_parquet.py selfplay.parquet old-london-bridge 100

Observations are what the seat may see and nothing else, so a policy learnt from the file can be played.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import guildhall
from guildhall.adapters.codec import codec
from guildhall.adapters.observe import observer
from guildhall.kernel.rng import Rng


def play(env: guildhall.Environment, number: int, seed: int) -> list[dict[str, Any]]:
    """The answers of one game; put your policy where one is drawn at random."""
    seen, numbers, rng, rows = observer(env.game.name, env.seats), codec(env.game.name), Rng(seed), []
    env.reset(seed=seed)
    while not env.is_over():
        seat = env.to_act()[0]
        legal = numbers.legal(env.state, seat)
        action = legal[rng.below(len(legal))]
        decision, option = numbers.decode(action)
        row: dict[str, Any] = {
            "game": number,
            "seat": seat,
            "decision": decision,
            "option": option,
            "action": action,
            "legal": legal,
        }
        rows.append(row | {"observation": seen.tensor(env.state, seat)})
        env.apply(option, seat)
    for row in rows:
        row |= {"points": env.points()[row["seat"]], "place": env.places()[row["seat"]]}
    return rows


def main(file: str = "selfplay.parquet", game: str = "old-london-bridge", games: str = "10", seats: str = "2") -> None:
    env = guildhall.make(game, seats=int(seats))
    seen = observer(game, env.seats)
    fields: list[Any] = [("game", pa.int32()), ("seat", pa.int8()), ("decision", pa.dictionary(pa.int8(), pa.string()))]
    fields += [("option", pa.string()), ("action", pa.int16()), ("legal", pa.list_(pa.int16()))]
    fields += [("observation", pa.list_(pa.float32(), seen.size)), ("points", pa.int16()), ("place", pa.int8())]
    about = {"game": game, "seats": seats, "version": guildhall.__version__, "labels": "\n".join(seen.labels())}
    schema = pa.schema(fields, metadata=about)
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for number in range(int(games)):
            rows = play(env, number, seed=number)
            columns = {name: [row[name] for row in rows] for name in schema.names if name != "observation"}
            flat = pa.array(np.concatenate([row["observation"] for row in rows]))
            columns["observation"] = pa.FixedSizeListArray.from_arrays(flat, seen.size)
            writer.write_table(pa.table({name: columns[name] for name in schema.names}, schema=schema))
    print(f"{games} games in {file}")


if __name__ == "__main__":
    main(*sys.argv[1:])
