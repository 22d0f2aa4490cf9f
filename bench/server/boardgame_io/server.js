// boardgame.io's own server, with its usual store in memory, and a game of the same shape as Old London Bridge: four
// seats, secret hands, six stacks of tiles, bridges that grow, two tracks; a move is checked against what is legal.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const TYPES = ["chapel", "gate", "inn", "haberdashery", "park", "guild"];
const SLOTS = 12;

const building = (n) => ({ name: String(n), type: TYPES[n % 6], number: n, shields: ["blue", "red"].slice(0, 1 + (n % 2)) });

const game = {
  name: "bridge",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => ({
    round: 1,
    rondel: [...Array(6)].map((_, i) => ({ income: i, is_x: i === 5, facing: TYPES[i], figures: [] })),
    stacks: TYPES.map((type, i) => ({ type, top: building(i * 9), left: 9 })),
    secret: { deck: random.Shuffle([...Array(54).keys()]) },
    players: Object.fromEntries([...Array(ctx.numPlayers)].map((_, i) => [i, { hand: [0, 1, 2, 3, 4], money: 10 }])),
    seats: [...Array(ctx.numPlayers)].map((_, i) => ({
      seat: i, hand_size: 5, played: [], figure: null, chapel: 0, gate: 0, step: "step-" + i, tiles: [],
      shields: { blue: 0, red: 0, green: 0, yellow: 0 }, bridge: [],
    })),
    chips: [], gone: [], supply: [9, 9, 9, 9], chapel_coins: [0, 1, 2, 3, 4, 5, 6, 7], gate_bonus: [0, 1, 2, 3, 4, 5],
    chapel_order: [0, 1, 2, 3], gate_order: [0, 1, 2, 3], turns: [0, 1, 2, 3],
  }),
  playerView: ({ G, playerID }) => {
    const { secret, players, ...rest } = G;
    return { ...rest, players: playerID === null ? {} : { [playerID]: players[playerID] } };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, ctx, playerID, random }, space) => {
      if (!Number.isInteger(space) || space < 0 || space >= 6) return INVALID_MOVE;
      const seat = G.seats[Number(playerID)];
      if (G.rondel[space].is_x && seat.bridge.length === 0) return INVALID_MOVE;
      for (const other of G.rondel) other.figures = other.figures.filter((figure) => figure !== seat.seat);
      G.rondel[space].figures.push(seat.seat);
      const stack = G.stacks[space];
      seat.figure = space;
      seat.bridge.push(stack.top);
      if (seat.bridge.length > SLOTS) G.gone = [...G.gone, seat.bridge.shift()].slice(-12);
      seat.shields.blue += 1;
      seat.chapel = (seat.chapel + 1) % 8;
      G.players[playerID].money += G.rondel[space].income;
      stack.top = building(random.Die(53));
      stack.left = stack.left > 0 ? stack.left - 1 : 9;
      if (ctx.playOrderPos === 3) G.round += 1;
      G.chapel_order = [...G.chapel_order].sort((a, b) => G.seats[b].chapel - G.seats[a].chapel);
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
