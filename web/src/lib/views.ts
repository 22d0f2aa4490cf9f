// The types of views. A message does not say which game its view belongs to; the table does.
import type { Around, GameEvent, LessonStep, PuzzleStep, Step, Views, Lesson as WireLesson } from "../wire";

export type GameName = keyof Views;
export type GameView = Views[GameName];

/** A moment of a game: one of the past, or one that the board has not shown yet. */
export interface Moment {
  events: GameEvent[];
  state: GameView;
  around: Around;
}

/** A mistake to learn from: the board as it was, and a better line. */
export type Lesson = WireLesson & { step: Step & Moment; line: (Step & Moment)[] };

/** The board of a course's lesson. */
export type LessonBoard = LessonStep & Moment;

/** The board of a puzzle. */
export type PuzzleBoard = PuzzleStep & Moment;
