// What the pieces look like, and the geometry of a town's grid. No rules here.

export const RESOURCES = ["wood", "wheat", "brick", "glass", "stone"] as const;

/** The letters that patterns use for resources. */
const LETTERS: Record<string, string> = { W: "wood", H: "wheat", B: "brick", G: "glass", S: "stone" };

export function resourceOf(letter: string): string | null {
  return LETTERS[letter] ?? null;
}

export interface Tint {
  front: string;
  top: string;
  side: string;
  /** The emblem on the front. */
  mark: string;
}

export const CUBES: Record<string, Tint> = {
  wood: { front: "#80502b", top: "#a9743f", side: "#573419", mark: "#f0cf9c" },
  wheat: { front: "#e9bb3d", top: "#f8dd85", side: "#b6861a", mark: "#5f3f05" },
  brick: { front: "#bb452c", top: "#dd7556", side: "#842b1a", mark: "#ffdcc8" },
  glass: { front: "#3a93ba", top: "#9bd6ea", side: "#245f7e", mark: "#f2fcff" },
  stone: { front: "#7d848a", top: "#b9bfc4", side: "#565c62", mark: "#f1f3f4" },
};

/** Plates for words instead of pictures, with a readable colour for the letters. */
export const PLATES: Record<string, [plate: string, ink: string]> = {
  wood: ["#6f4423", "#fff6e6"],
  wheat: ["#efc552", "#33240a"],
  brick: ["#a53a23", "#fff6ee"],
  glass: ["#1f6685", "#f4fdff"],
  stone: ["#575d63", "#ffffff"],
  cottages: ["#235a97", "#f5faff"],
  farms: ["#9c2a22", "#fff5f1"],
  wells: ["#62686e", "#ffffff"],
  chapels: ["#e08a30", "#2c1503"],
  taverns: ["#2f6f38", "#f5fff3"],
  theaters: ["#e6bf3f", "#30230a"],
  factories: ["#2c2c30", "#f6f4ef"],
  monuments: ["#a93b6e", "#fff5fa"],
};

/** Wooden buildings by type: the colour of the wood, of its edge, and of what is carved into it. */
export const WOODS: Record<string, { face: string; edge: string; carved: string }> = {
  cottages: { face: "#3a7cc4", edge: "#1d4778", carved: "#143356" },
  farms: { face: "#c4402f", edge: "#7c1f16", carved: "#5d140d" },
  wells: { face: "#a3a9ae", edge: "#5f656b", carved: "#3f454a" },
  chapels: { face: "#e5862b", edge: "#984c0d", carved: "#6d3406" },
  taverns: { face: "#479a50", edge: "#23592b", carved: "#173f1e" },
  theaters: { face: "#efc53e", edge: "#a07712", carved: "#6d4f08" },
  factories: { face: "#45454b", edge: "#1a1a1d", carved: "#a9a9ae" },
  monuments: { face: "#e58bb2", edge: "#98466d", carved: "#6f2a4b" },
};

const SIDE = 4;
/** The side of a square in a town drawn at full size. */
export const STEP = 100;

export const SQUARES: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, i) => "abcd".charAt(i % SIDE) + String(Math.floor(i / SIDE) + 1),
);

/** The upper left corner of a square. */
export function corner(square: string): [number, number] {
  const i = Math.max(0, SQUARES.indexOf(square));
  return [(i % SIDE) * STEP, Math.floor(i / SIDE) * STEP];
}

/** A line around a set of squares, drawn a little inside it. */
export function contour(squares: readonly string[], inset: number): string {
  const cells = new Set(
    squares.map((square) =>
      corner(square)
        .map((at) => at / STEP)
        .join(),
    ),
  );
  const has = (x: number, y: number) => cells.has(`${x},${y}`);
  // The outer edges, clockwise, by their starting point.
  const edges = new Map<string, [number, number][]>();
  const put = (x: number, y: number, dx: number, dy: number) => {
    const key = `${x},${y}`;
    edges.set(key, [...(edges.get(key) ?? []), [dx, dy]]);
  };
  for (const cell of cells) {
    const [x = 0, y = 0] = cell.split(",").map(Number);
    if (!has(x, y - 1)) put(x, y, 1, 0);
    if (!has(x + 1, y)) put(x + 1, y, 0, 1);
    if (!has(x, y + 1)) put(x + 1, y + 1, -1, 0);
    if (!has(x - 1, y)) put(x, y + 1, 0, -1);
  }
  let path = "";
  for (let start = [...edges.keys()][0]; start !== undefined; start = [...edges.keys()][0]) {
    const points: string[] = [];
    let [x = 0, y = 0] = start.split(",").map(Number);
    let before: [number, number] | null = null;
    let first: [number, number] | null = null;
    for (;;) {
      const key: string = `${x},${y}`;
      const ways: [number, number][] = edges.get(key) ?? [];
      // Where two squares touch only at a corner, turn right to stay on the same square.
      const right: [number, number] | null = before && [-before[1], before[0]];
      const at: number = right
        ? Math.max(
            0,
            ways.findIndex((way) => way[0] === right[0] && way[1] === right[1]),
          )
        : 0;
      const way: [number, number] | undefined = ways[at];
      if (!way) break;
      if (ways.length === 1) edges.delete(key);
      else
        edges.set(
          key,
          ways.filter((_, i) => i !== at),
        );
      if (before && (before[0] !== way[0] || before[1] !== way[1])) points.push(inside(x, y, before, way, inset));
      first ??= way;
      before = way;
      x += way[0];
      y += way[1];
    }
    if (before && first && (before[0] !== first[0] || before[1] !== first[1]))
      points.push(inside(x, y, before, first, inset));
    path += `M${points.join("L")}Z`;
  }
  return path;
}

/** A corner of the line, shifted to the right of both edges that meet there. */
function inside(x: number, y: number, before: [number, number], after: [number, number], inset: number): string {
  const dx = -before[1] - after[1];
  const dy = before[0] + after[0];
  return `${x * STEP + dx * inset} ${y * STEP + dy * inset}`;
}

/** The largest font size at which a word fits into a box. */
export function fit(words: readonly string[], width: number, largest: number): number {
  const longest = Math.max(1, ...words.map((word) => word.length));
  return Math.min(largest, (width / longest) * 1.72);
}

/** How far inside its squares an outline runs, so that several outlines of the same squares can be told apart. */
export const inset = (i: number): number => 7 + (i % 4) * 6;
