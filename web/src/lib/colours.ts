// Games whose rules name the colours of the players give the seats those colours, from set-up to replay.
import.meta.glob("../games/*/colours.css", { eager: true });

/** Give the seats the colours of a game. Returns how to give them back. */
export function useColours(game: string): () => void {
  const root = document.documentElement;
  root.dataset["game"] = game;
  return () => delete root.dataset["game"];
}
