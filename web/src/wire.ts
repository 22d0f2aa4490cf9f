// Written by tools/wire_ts.py from the server's own types. Change those, then run: python -m tools.wire_ts

export type Level = "random" | "greedy" | "apprentice" | "journeyman" | "master" | "grandmaster" | "rival" | "daily";

export type Status = "open" | "running" | "over" | "abandoned" | "frozen";

export type UndoPolicy = "off" | "own-turn" | "agreement";

export type SeatKind = "open" | "reserved" | "person" | "bot";

export type KeyRights = "sit" | "play" | "view";

export type HintPolicy = "off" | "on" | "bots";

export type Deed = "leave" | "abandon" | "delete";

export type GameEvent = [name: string, args: number[]];

export interface Agree {
  type: "agree";
  id: string;
  seat: number;
  yes: boolean;
}

export interface Alerts {
  webhook?: string | null;
  email?: string | null;
}

export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  decision: string;
  option: string;
}

export interface Answering {
  id: string;
  decision: string;
  option: string;
  instead?: boolean;
}

export interface Around {
  round: number;
  phase: string;
  to_act: number[];
  questions: Question[];
  undo: Undo | null;
  clocks: Clocks;
  bots: (string | null)[];
  scores: Score[] | null;
  over: boolean;
  hints: number[];
  hinted: number | null;
  taken_back: number;
}

export interface AskForecast {
  type: "ask-forecast";
  id: string;
  view?: number | null;
}

export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: number;
  step: number;
}

export interface AskTown {
  replay: string;
}

export interface Audience {
  spectators: boolean;
  spectator_chat: boolean;
}

export interface AuditRow {
  number: number;
  at: number;
  actor: string;
  act: string;
  subject: string;
  detail: Record<string, string>;
}

export interface Away {
  type: "away";
  id: string;
  seat: number;
}

export interface Ban {
  reason?: string;
}

export interface Bye {
  type: "bye";
  reason: string;
  retry_after: number | null;
}

export interface Candidates {
  seat: number;
  effort: number;
  candidates: Rated[];
}

export interface ChancesReport {
  at: number;
  round: number;
  win: number[];
  points: number[];
}

export interface Change {
  type: "change";
  id: string;
  seat: number;
  decision: string;
  option: string;
}

export interface ChatLine {
  type: "chat";
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface ChatRow {
  table: string;
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface CheckedComponents {
  problem: string | null;
  content: string | null;
  digest: string;
  changes: ComponentChange[];
  view: unknown;
}

export interface ClockSettings {
  kind?: "bank" | "days" | "none";
  bank?: number;
  bonus?: number;
  days?: number;
}

export interface Clocks {
  at: number;
  left: (number | null)[];
  running: number[];
}

export interface ComponentChange {
  where: string;
  before: string | null;
  after: string | null;
}

export interface ComponentChoice {
  digest: string;
  name: string;
}

export interface ComponentDraft {
  content?: string | null;
  toml?: string | null;
}

export interface ComponentSet {
  line: ComponentSetLine;
  content: string;
}

export interface ComponentSetChange {
  name?: string | null;
  draft?: ComponentDraft | null;
}

export interface ComponentSetLine {
  id: string;
  game: string;
  name: string;
  digest: string;
  changed_at: number;
}

export interface CourseInfo {
  game: string;
  lessons: LessonLine[];
  pictures: string[];
  seats: number;
  variant: Record<string, string>;
}

export interface Created {
  id: string;
  keys: Key[];
}

export interface Credentials {
  name: string;
  passphrase: string;
}

export interface DailyBar {
  low: number;
  high: number;
  count: number;
}

export interface DailyBot {
  level: string;
  result: DailyResult;
}

export interface DailyCalendar {
  game: string;
  streak: number;
  longest: number;
  days: DailyPast[];
}

export interface DailyDayInfo {
  game: string;
  day: string;
  today: string;
  ends_at: number;
  seats: number;
  seat: number;
  commitment: string;
  seed: string | null;
  next_commitment: string | null;
  status: "done" | "ended" | "new" | "running";
  table: string | null;
  result: DailyResult | null;
  tries: number;
  percentile: number | null;
  bars: DailyBar[];
  lines: DailyLine[];
  best: string | null;
  bots: DailyBot[];
}

export interface DailyDeal {
  day: string;
  counts: boolean;
}

export interface DailyGame {
  game: string;
  status: "done" | "ended" | "new" | "running";
  table: string | null;
  result: DailyResult | null;
  streak: number;
}

export interface DailyLine {
  place: number;
  name: string;
  result: DailyResult;
  mine: boolean;
}

export interface DailyOverview {
  day: string;
  ends_at: number;
  games: DailyGame[];
}

export interface DailyPast {
  day: string;
  table: string | null;
  result: DailyResult | null;
}

export interface DailyResult {
  points: number;
  place: number;
  value: number;
}

export interface DecisionReport {
  at: number;
  decision: string;
  option: string;
  best: string;
  grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  win: number;
  lost: number;
  lost_points: number;
}

export interface Done {
  type: "done";
  id: string;
  at: number | null;
}

export interface DrawReport {
  at: number;
  decision: string;
  option: string;
  luck: number;
  luck_points: number;
  round: number;
}

export interface Explore {
  notation: string;
  choices?: [number, string, string][];
  view?: number | null;
  acting?: boolean;
  components?: string | null;
}

export interface ExploreCandidates {
  notation: string;
  seat: number;
  effort: number;
  choices?: [number, string, string][];
  components?: string | null;
}

export interface Explored {
  game: string;
  seats: number;
  state: unknown;
  around: Around;
  events: GameEvent[];
  questions: Question[];
  weights: number[];
  things: Record<string, string[]>;
}

export interface Forecast {
  type: "forecast";
  id: string;
  seats: SeatForecast[];
}

export interface GameInfo {
  name: string;
  seats: number[];
  minutes: number;
  settings: SettingInfo[];
  phases: string[];
  events: Record<string, string[]>;
  things: Record<string, string[]>;
  decisions: string[];
  reconstructed: number;
  components: string;
}

export interface Games {
  games: GameInfo[];
  engine: string;
}

export interface Gap {
  term: string;
  points: number;
}

export interface GuildsOfLondonCard {
  liveries: string[];
  copies: number;
  cards: number;
  pawns: number;
  effects: GuildsOfLondonPart[];
}

export interface GuildsOfLondonMayoral {
  count: string;
  symbols: string[];
  vp: number;
}

export interface GuildsOfLondonPart {
  verb: string;
  n: number;
  to: string[] | null;
  when: string;
  if_done: string | null;
  per: string | null;
  max: number;
}

export interface GuildsOfLondonPlayedCard {
  card: string;
  use: string;
}

export interface GuildsOfLondonPlayerView {
  seat: number;
  colour: string;
  vp: number;
  hand: string[] | null;
  hand_size: number;
  hand_limit: number;
  mayoral: string[] | null;
  mayoral_size: number;
  dealt: string[] | null;
  drawn: string[] | null;
  supply: number;
  guildhall: number;
  plantation: number;
  neutrals: number;
  tokens: string[];
}

export interface GuildsOfLondonPrinted {
  cards: Record<string, GuildsOfLondonCard>;
  tiles: Record<string, GuildsOfLondonTile>;
  tokens: Record<string, GuildsOfLondonPart[]>;
  mayoral: Record<string, GuildsOfLondonMayoral>;
  sides: Record<string, GuildsOfLondonSide>;
}

export interface GuildsOfLondonSide {
  left: GuildsOfLondonPart[];
  right: GuildsOfLondonPart[];
  returns: number;
}

export interface GuildsOfLondonTile {
  requires: number;
  vp: number;
  first: GuildsOfLondonPart[];
  second: GuildsOfLondonPart[];
  tie_bonus: number;
  hand_limit: number;
}

export interface GuildsOfLondonTileView {
  column: number;
  row: number;
  name: string;
  rank: number;
  liveries: string[];
  requires: number;
  vp: number;
  resolved: boolean;
  pawns: number[];
  neutrals: number;
  beadle: boolean;
  figures: number;
  token: string | null;
  master: number | null;
}

export interface GuildsOfLondonView {
  seat: number | null;
  phase: string;
  round: number;
  rounds: number;
  grey_rounds: number[];
  over: boolean;
  active: number | null;
  order: number[];
  had_turn: number[];
  side: string | null;
  plantation_neutrals: number;
  guildhall: [number, number][];
  city: GuildsOfLondonTileView[];
  resolving: [number, number] | null;
  resolving_plantation: boolean;
  votes: GuildsOfLondonVote[];
  scoreboard_neutrals: number;
  beadle_aside: boolean;
  players: GuildsOfLondonPlayerView[];
  front: GuildsOfLondonPlayedCard[];
  discard: string[];
  deck_size: number;
  mayoral_deck_size: number;
  mayoral_bottom: (string | null)[];
  tiles_left: number;
  tokens_left: number;
  printed: GuildsOfLondonPrinted;
}

export interface GuildsOfLondonVote {
  seat: number;
  pawns: number;
  masters: number;
  tie_bonus: number;
}

export interface Health {
  status: "ok";
  engine: string;
}

export interface Hello {
  type: "hello";
  id: string;
  keys?: string[];
}

export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  step: number;
  matters: Gap[];
  answers: string[] | null;
  best: string | null;
  reasons: Reasons | null;
}

export interface Hurry {
  type: "hurry";
  id: string;
  seat: number;
}

export interface Key {
  key: string;
  table: string;
  seat: number;
  rights: KeyRights;
  expires_at: number;
}

export interface KeyInfo {
  id: string;
  table: string;
  seat: number;
  rights: KeyRights;
  created_at: number;
  expires_at: number;
}

export interface Lesson {
  at: number;
  seat: number;
  question: Question;
  step: Step;
  played: string;
  best: string;
  answers: LessonAnswer[];
  line: Step[];
}

export interface LessonAnswer {
  option: string;
  grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | null;
  lost: number | null;
}

export interface LessonAnswers {
  answers?: string[];
  tried?: string | null;
  hint?: number;
}

export interface LessonLine {
  id: string;
  steps: number;
  clauses: string[];
}

export interface LessonStep {
  lesson: string;
  step: number;
  steps: number;
  seat: number;
  say: string;
  state: unknown;
  around: Around;
  events: GameEvent[];
  answers: string[];
  leads: boolean;
  reply: string | null;
  foreseen: Previewed | null;
  over: boolean;
  free: boolean;
  hint: Hinted | null;
}

export interface LessonsDone {
  lessons: string[];
}

export interface Levels {
  levels: Level[];
}

export interface LineStep {
  seat: number;
  decision: string;
  option: string | null;
}

export interface Lobby {
  tables: TableLine[];
}

export interface LoggedChoice {
  seat: number;
  decision: string;
  option: string | null;
}

export interface Me {
  person: string;
  name: string;
  account: string | null;
  alerts: Alerts;
  tables: TableLine[];
  is_administrator: boolean;
}

export interface Moment {
  events: GameEvent[];
  changes: Record<string, unknown>;
  around: Around;
}

export interface Moments {
  view: number | null;
  since: number;
  state: unknown;
  moments: Moment[];
}

export interface Move {
  to: number;
}

export interface Mute {
  person: string;
  muted: boolean;
}

export interface NewComponentSet {
  name: string;
  draft: ComponentDraft;
}

export interface NewKey {
  rights: KeyRights;
}

export interface NewName {
  name: string;
}

export interface NewPassphrase {
  old: string;
  new: string;
}

export interface NewTry {
  name: string;
  practice?: boolean;
  day?: string | null;
}

export interface Notation {
  notation: string;
  components: string | null;
}

export interface Nudged {
  type: "nudged";
  seat: number;
  by: number | null;
}

export interface OldLondonBridgeBonusStack {
  top: string | null;
  left: number;
}

export interface OldLondonBridgeBonusTile {
  kind: string;
  usable: boolean;
}

export interface OldLondonBridgeBuilding {
  name: string;
  type: string;
  number: number | null;
  shields: string[];
}

export interface OldLondonBridgeBuildingStack {
  type: string;
  top: OldLondonBridgeBuilding | null;
  left: number;
}

export interface OldLondonBridgeOuterSpace {
  income: number;
  is_x: boolean;
  facing: string;
  figures: number[];
}

export interface OldLondonBridgePlayedCard {
  value: number | null;
  raised: number;
}

export interface OldLondonBridgeSeatView {
  seat: number;
  money: number | null;
  hand: number[] | null;
  hand_size: number;
  played: OldLondonBridgePlayedCard[];
  figure: number | null;
  bridge: OldLondonBridgeBuilding[];
  shields: Record<string, number>;
  chapel: number;
  step: string;
  gate: number;
  tiles: OldLondonBridgeBonusTile[];
}

export interface OldLondonBridgeView {
  viewer: number | null;
  round: number;
  rounds: number;
  phase: string;
  faces: Record<string, string>;
  rewards: Record<string, number[]>;
  open_money: boolean;
  rotation: number;
  rondel: OldLondonBridgeOuterSpace[];
  centre: number[];
  centre_cost: number;
  chips: number[];
  stacks: OldLondonBridgeBuildingStack[];
  gone: OldLondonBridgeBuilding[];
  taken: OldLondonBridgeBuilding | null;
  supply: number[];
  bonus: OldLondonBridgeBonusStack[];
  bonus_used: string[];
  chapel_coins: number[];
  gate_bonus: number[];
  chapel_order: number[];
  gate_order: number[];
  turns: number[];
  inn_power: number;
  seats: OldLondonBridgeSeatView[];
}

export interface PersonExport {
  person: string;
  name: string;
  account: string | null;
  created_at: number;
  alerts: Alerts;
  seats: (Record<string, unknown>)[];
  chat: ChatLine[];
  replays: string[];
  keys: KeyInfo[];
  sessions: SessionInfo[];
  component_sets: ComponentSet[];
  lessons: string[][];
  daily: (Record<string, unknown>)[];
  rivals: Record<string, RivalForm>;
  puzzles: [string, string, boolean, number][];
}

export interface PersonLine {
  id: string;
  name: string;
  account: string | null;
  created_at: number;
  seen_at: number | null;
  seats: number;
  is_administrator: boolean;
  ban: string | null;
}

export interface PillarsOfTheEarthBookEntry {
  round: number;
  phase: string;
  clause: string;
  reason: string;
  card: string | null;
  vp: number;
  gold: number;
}

export interface PillarsOfTheEarthCraftsman {
  id: string;
  round: number;
  price: number;
  cubes: Record<string, number>;
  pays: number;
  vp: number;
  gold: number;
  capacity: number;
  mark: string | null;
  needs: string | null;
  needs_metal: boolean;
  used: number | null;
}

export interface PillarsOfTheEarthEventCard {
  id: string;
  is_positive: boolean;
  effect: string;
  amount: number;
  maximum: number;
}

export interface PillarsOfTheEarthPoolCard {
  id: string;
  workers: number;
  kind: string | null;
  cubes: number;
  craftsman: PillarsOfTheEarthCraftsman | null;
}

export interface PillarsOfTheEarthPrinted {
  priory_vp: number[];
  castle_workers: number;
  tax_faces: number[];
  market_stock: Record<string, number>;
  gold_max: number;
  vp_track: number;
  cubes_carried: number;
}

export interface PillarsOfTheEarthPrivilegeCard {
  id: string;
  kind: string;
  amount: number;
  vp: number;
  gold: number;
  cubes: Record<string, number>;
}

export interface PillarsOfTheEarthSeatView {
  seat: number;
  vp: number;
  vp_field: number;
  gold: number;
  cubes: Record<string, number>;
  row: PillarsOfTheEarthCraftsman[];
  row_limit: number;
  privileges: string[];
  resource_cards: string[];
  workers_at: Record<string, number>;
  yields: Record<string, number>;
  passed_cards: boolean;
  workers: number;
  workers_in_mill: number;
  workers_in_all: number;
  grey_workers_next: boolean;
  builders_in_bag: number;
  builders_aside: number;
  is_limited: boolean;
  is_limited_next: boolean;
  is_protected: boolean;
  is_exempt: boolean;
  bought: string[];
  trades_as_suggested: boolean;
  books: PillarsOfTheEarthBookEntry[];
}

export interface PillarsOfTheEarthView {
  viewer: number | null;
  round: number;
  rounds: number;
  phase: string;
  step: number;
  start_player: number | null;
  parts: string[];
  pool: PillarsOfTheEarthPoolCard[];
  kingsbridge: (string | null)[];
  shiring: (PillarsOfTheEarthCraftsman | null)[];
  privileges_left: number;
  privileges_gone: string[];
  privileges_to_come: string[];
  events_left: number;
  events_seen: string[];
  events_to_come: string[];
  event: string | null;
  coming_event: string | null;
  spaces: Record<string, number | null>;
  costs: number[];
  track: (number | null)[];
  cost: number;
  drawn: number | null;
  can_redraw: boolean;
  tax: number | null;
  trader: string | null;
  supply: Record<string, number>;
  market: Record<string, number>;
  prices: Record<string, number>;
  court_metal: number;
  extra_uses: number;
  removed: string[];
  printed: PillarsOfTheEarthPrinted;
  privilege_cards: PillarsOfTheEarthPrivilegeCard[];
  event_cards: PillarsOfTheEarthEventCard[];
  seats: PillarsOfTheEarthSeatView[];
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface PlayOn {
  step: number;
  seat: number;
  level: Level;
}

export interface Pong {
  type: "pong";
  id: string;
  at: number;
}

export interface PossibleTown {
  points: number;
  reached: number;
  limit: number;
  notation: string | null;
  components: string | null;
}

export interface Presence {
  type: "presence";
  seats: boolean[];
  spectators: number;
  screens: number[];
}

export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  decision: string;
  option: string;
}

export interface Previewed {
  type: "previewed";
  id: string;
  events: GameEvent[];
  before: number | null;
  after: number | null;
  then: Then;
  draws: boolean;
}

export interface Problem {
  reason: string;
  facts: Record<string, number | string>;
}

export interface PuzzleAnswers {
  answers?: string[];
  tried?: string | null;
  show?: boolean;
}

export interface PuzzleDesk {
  game: string;
  puzzles: number;
  tried: number;
  solved: number;
  streak: number;
  longest: number;
  rating: number;
  deviation: number;
  next: string | null;
}

export interface PuzzleSolution {
  position: string;
  line: string[];
  rest: string[];
  rating: number;
  tags: string[];
}

export interface PuzzleStep {
  puzzle: string;
  kind: "answer" | "turn";
  points: number;
  win: number;
  proof: "exhaustive" | "searches";
  effort: number;
  seat: number;
  state: unknown;
  around: Around;
  events: GameEvent[];
  answers: string[];
  right: boolean;
  costs: number | null;
  foreseen: Previewed | null;
  solved: boolean;
  gained: ScoreLine[];
  solution: PuzzleSolution | null;
}

export interface Question {
  seat: number;
  decision: string;
  options: string[];
  facts: Record<string, number>;
  reasons: Record<string, string> | null;
}

export interface Rated {
  option: string;
  share: number;
  places: number[];
  points: number[];
}

export interface Ready {
  ready: boolean;
  problems: Record<string, string>;
}

export interface Reasons {
  now: number;
  later: number;
  ahead: number;
  win: number;
  terms: Gap[];
  takes: Taken[];
  line: LineStep[];
}

export interface ReconstructedComponents {
  content: string;
  places: string[];
  view: unknown;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: string;
}

export interface Rematch {
  settings?: TableSettings | null;
}

export interface Rename {
  name: string;
}

export interface ReplayInfo {
  id: string;
  game: string;
  seats: number;
  variant: Record<string, string>;
  names: Record<number, string>;
  steps: number;
  rounds: number[];
  events: GameEvent[];
  told: number[];
  finished: boolean;
  commitment: string | null;
  seed: string | null;
  shuffle: "proven" | "sealed" | "unknown";
  things: Record<string, string[]>;
  components: TableComponents | null;
  turns: number[];
}

export interface ReplayRow {
  id: string;
  game: string;
  person: string | null;
  at: number;
  bytes: number;
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

export interface ReviewReport {
  game: string;
  simulations: number;
  seats: SeatReport[];
  chances: ChancesReport[];
  final_chapter: ChancesReport[];
}

export interface ReviewState {
  status: "cancelled" | "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  ahead: number;
  mine: boolean;
  review: ReviewReport | null;
}

export interface RivalForm {
  strength?: number;
  games?: number;
}

export interface RoundReport {
  round: number;
  luck: number;
  luck_points: number;
  own: number;
  own_points: number;
}

export interface Sanctioned {
  person: string;
  name: string;
  banned: boolean;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Score {
  points: number;
  place: number;
  ledger: ScoreLine[];
}

export interface ScoreLine {
  clause: string;
  message: string;
  amount: number;
  facts: Record<string, number | string>;
}

export interface SeatForecast {
  points: number | null;
  ledger: ScoreLine[];
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  person: string | null;
  bot: string | null;
  why_bot: string | null;
  by_bot: number;
  stand_in: number[];
}

export interface SeatReport {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  points: SplitReport;
  accuracy: number | null;
  decisions: DecisionReport[];
  draws: DrawReport[];
  costliest: number[];
  rounds: RoundReport[];
}

export interface SeatSettings {
  kind?: "bot" | "open" | "reserved";
  level?: Level | null;
}

export interface SessionInfo {
  id: string;
  device: string;
  created_at: number;
  seen_at: number;
  current: boolean;
}

export interface SettingInfo {
  name: string;
  values: string[];
}

export interface Shuffle {
  result: "proven" | "sealed" | "unknown";
  draws: number;
  choices: number;
}

export interface Shun {
  person: string;
  banned: boolean;
}

export interface SignInLink {
  link: string;
  expires_at: number;
}

export interface Sit {
  name: string;
  key?: string | null;
}

export interface SplitReport {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

export interface Start {
  fill?: Level | null;
}

export interface Statistics {
  people: number;
  accounts: number;
  seen_today: number;
  tables: Record<string, number>;
  games: Record<string, number>;
  finished_this_week: number;
  choices: number;
  chat: number;
  replays: number;
  banned: number;
}

export interface Step {
  step: number;
  view: number | null;
  choice: LoggedChoice | null;
  events: GameEvent[];
  state: unknown;
  around: Around;
}

export interface TableAndYou {
  table: TableInfo;
  you: You;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface TableComponents {
  name: string;
  digest: string;
  changes: ComponentChange[];
}

export interface TableInfo {
  id: string;
  settings: TableSettings;
  status: Status;
  notice: string | null;
  host: string;
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  engine: string;
  components: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  previous: string | null;
  next: string | null;
  things: Record<string, string[]>;
  rival: RivalForm | null;
}

export interface TableLine {
  id: string;
  game: string;
  name: string;
  status: Status;
  seats: number;
  taken: number;
  created_at: number;
  names: string[];
  round: number | null;
  mine: number[];
  to_act: number[] | null;
  points: number[];
  places: number[];
  may: Deed[];
}

export interface TableRow {
  id: string;
  game: string;
  name: string;
  status: string;
  notice: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  entries: number;
  players: string[];
}

export interface TableSettings {
  game: string;
  seats: SeatSettings[];
  variant?: Record<string, string>;
  name?: string;
  public?: boolean;
  clock?: ClockSettings;
  undo?: UndoPolicy;
  spectators?: boolean;
  spectator_chat?: boolean;
  spectator_delay?: number;
  takeover?: Level;
  patience?: number;
  components?: ComponentChoice | null;
  hints?: HintPolicy;
  daily?: DailyDeal | null;
  rival?: RivalForm | null;
}

export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

export interface TakeUndo {
  type: "undo";
  id: string;
  seat: number;
  choices?: number | null;
}

export interface Taken {
  seat: number;
  points: number;
}

export interface Then {
  what: "draw" | "others" | "over" | "reveal" | "unknown" | "you";
  decision: string | null;
  facts: Record<string, number>;
  options: string[];
}

export interface TinyTownsCard {
  id: string;
  type: string;
  pattern: string[];
}

export interface TinyTownsPending {
  resource: string | null;
  cube: string | null;
  place: string | null;
}

export interface TinyTownsSeatView {
  seat: number;
  town: TinyTownsSquare[];
  active: boolean;
  finished: number;
  times_builder: number;
  done: boolean;
  monument: TinyTownsCard | null;
  has_monument: boolean;
  announced: boolean;
  dealt: string[];
  to_keep: TinyTownsCard[];
  pending: TinyTownsPending | null;
  watch: string[];
  shrine: number;
  building: string | null;
  site: string[];
  sites: TinyTownsSite[];
  to_set: string | null;
  aside: string[];
  aside_left: number;
  sheet: Record<string, number>;
}

export interface TinyTownsSite {
  card: string;
  squares: string[];
}

export interface TinyTownsSquare {
  name: string;
  cube: string | null;
  building: string | null;
  type: string | null;
  stored: string[];
  fed: boolean;
  points: number | null;
}

export interface TinyTownsView {
  viewer: number | null;
  phase: string;
  mode: string;
  turn: number;
  free_choice: boolean;
  hammer: number | null;
  named: string | null;
  cards: TinyTownsCard[];
  deck_left: number;
  face_up: (string | null)[];
  under: string[];
  turned: number[];
  rank: string | null;
  seats: TinyTownsSeatView[];
}

export interface Tried {
  puzzle: string;
  solved: boolean;
  at: number;
}

export interface Tries {
  tries?: Tried[];
}

export interface TriesKept {
  tries: [string, boolean, number][];
}

export interface Undo {
  limit: number;
  reason: string | null;
  changeable: number;
  request: UndoRequest | null;
}

export interface UndoRequest {
  seat: number;
  choices: number;
  agreed: number[];
}

export interface Unwatch {
  type: "unwatch";
  id: string;
  view?: number | null;
}

export interface Update {
  type: "update";
  view: number | null;
  edition: number;
  since: number;
  events: GameEvent[];
  after: number;
  to: number;
  changes: Record<string, unknown>;
  around: Around;
}

export interface Upload {
  text: string;
}

export interface Uploaded {
  id: string;
}

export interface UseLink {
  token: string;
  passphrase?: string | null;
}

export interface ViewPosition {
  type: "position";
  view: number | null;
  edition: number;
  number: number;
  after: number;
  state: unknown;
  around: Around;
  events: GameEvent[];
}

export interface Watch {
  type: "watch";
  id: string;
  view?: number | null;
  since?: number | null;
  edition?: number | null;
  reasons?: boolean;
}

export interface Welcome {
  type: "welcome";
  id: string;
  table: TableInfo;
  you: You;
  at: number;
  chat: ChatLine[];
  presence: Presence;
}

export interface WhileAway {
  type: "away";
  id: string;
  seat: number;
  since: number;
  events: GameEvent[];
}

export interface You {
  person: string;
  holds: number[];
  sees: number[];
  is_host: boolean;
  is_muted: boolean;
}

export interface YouChanged {
  type: "you";
  you: You;
}

export type Command =
  | Hello
  | Watch
  | Unwatch
  | Answer
  | Change
  | TakeUndo
  | Agree
  | Resign
  | TakeBack
  | Say
  | Away
  | Preview
  | AskForecast
  | AskHint
  | Hurry
  | Ping;

export type ServerMessage =
  | Welcome
  | TableChanged
  | YouChanged
  | ViewPosition
  | Update
  | Done
  | Refused
  | Presence
  | ChatLine
  | Nudged
  | WhileAway
  | Previewed
  | Forecast
  | Hinted
  | Pong
  | Bye;

export type PlayCommand =
  | Answer
  | Change
  | TakeUndo
  | Agree
  | Resign
  | TakeBack;

// The view of each game, by its name.
export interface Views {
  "old-london-bridge": OldLondonBridgeView;
  "pillars-of-the-earth": PillarsOfTheEarthView;
  "tiny-towns": TinyTownsView;
  "guilds-of-london": GuildsOfLondonView;
}
