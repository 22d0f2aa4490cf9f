// The lines of an analysis as a tree, and its link: position and tree, packed into the part after the #.

/** A seat, or -1 for chance; the question; the answer. */
export type Choice = [seat: number, decision: string, option: string];

export interface Branch {
  choice: Choice;
  note: string;
  next: Branch[];
}

export interface Study {
  notation: string;
  /** The content of components that are not the shipped ones. */
  components: string | null;
  next: Branch[];
}

type Packed = [choice: Choice, note: string, next: Packed[]];
const MOST_NOTE = 500; // letters

/** The branch of a choice below a list of branches; added if it is new. */
export function branchOf(next: Branch[], choice: Choice): Branch {
  const known = next.find((branch) => branch.choice.join(" ") === choice.join(" "));
  if (known) return known;
  const branch: Branch = { choice, note: "", next: [] };
  next.push(branch);
  return branch;
}

export async function pack(study: Study): Promise<string> {
  const own = study.components === null ? [] : [study.components];
  const text = JSON.stringify([study.notation, study.next.map(packed), ...own]);
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Null for a link that is damaged. */
export async function unpack(link: string): Promise<Study | null> {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const plain = await through(bytes, new DecompressionStream("deflate-raw"));
    const [notation, next, components = null] = JSON.parse(new TextDecoder().decode(plain)) as [
      string,
      Packed[],
      string?,
    ];
    if (typeof notation !== "string" || (components !== null && typeof components !== "string")) return null;
    return { notation, components, next: next.map(unpacked) };
  } catch {
    return null;
  }
}

function packed({ choice, note, next }: Branch): Packed {
  return [choice, note, next.map(packed)];
}

function unpacked([[seat, decision, option], note, next]: Packed): Branch {
  return {
    choice: [Number(seat), String(decision), String(option)],
    note: String(note).slice(0, MOST_NOTE),
    next: next.map(unpacked),
  };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
