import type { GameAwards, RoundAwards } from '../awards/awards.ts';
import type { Answer, Board, ThemedGame } from '../minigames/registry.ts';
import type { ShowSchedule } from '../show/show.ts';
import type { OwnTheme } from './own-theme.ts';
import type { Person, UserId } from './person.ts';
import type { RoomRules } from './rules.ts';
import type { ThemeSnapshot } from './theme.ts';

/**
 * Where a player's sockets are (decision 10). `since` is when the last one closed, epoch ms.
 * lost: nobody notices yet; away: shown; absent: out of the quorum.
 */
export type Presence =
  | { status: 'here' }
  | { status: 'lost'; since: number }
  | { status: 'away'; since: number }
  | { status: 'absent'; since: number };

/** A place at the table. Order in `seats` is join order; `colour` (0-7) is kept for as long as the seat is. */
export type Seat = Person & { colour: number; presence: Presence };

/** A player's own way through one round until the answer is sent: 0 editing, 1 locked (spec section 4). */
export type Entry = { code: 0; gameData: Answer | null } | { code: 1; gameData: Answer };

/** What players read of a game before and while they play it. */
export type GameTitle = Pick<ThemedGame, 'name' | 'description' | 'type'>;

/** An answer that counts, with its giver as they were then: it stays when they leave (decision 9). */
export type SentAnswer = { ratedBy: Person; gameData: Answer };

/**
 * One game round while it is played. Who plays it is in `drafts` until they send, then in `sent`; a seated person in
 * neither came during the round, watches it and plays the next.
 */
type Round = {
  game: GameTitle;
  board: Board;
  /** Epoch ms. */
  startedAt: number;
  /** When time is up, epoch ms; null while no answer timer runs. The round closes `answerGrace` later. */
  answersDueAt: number | null;
  /** When the clock that runs to `answersDueAt` was started, epoch ms; null while none runs. */
  clockStartedAt: number | null;
  drafts: { user: UserId; entry: Entry }[];
  sent: SentAnswer[];
};

/** One game round that is over: all that results are computed from. */
export type RoundRecord = {
  /** 0-based count over the whole game. */
  index: number;
  theme: string;
  /** Written by a player of this lobby: nobody else ever sees it. */
  isOwnTheme: boolean;
  game: GameTitle;
  /** 0-based place in the theme, of `gamesInTheme`. */
  gameIndex: number;
  gamesInTheme: number;
  board: Board;
  answers: SentAnswer[];
};

export type Game = {
  id: string;
  createdAt: number;
  /** Everybody who had a seat while it ran, also those who left: the players of a finished game's record. */
  roster: Person[];
  usedThemes: string[];
  /** How many themes the catalogue had when the last one was chosen from it; null before the first. */
  themesAvailable: number | null;
  /** Fixed when it starts: rounds are recorded without who gave which answer. */
  anonymousVotes: boolean;
  /** Who is not rated in lobby games. */
  sittingOut: UserId[];
  records: RoundRecord[];
};

export type FinishReason = 'endedByLeader' | 'noThemesLeft' | 'roundLimit' | 'tooFewPlayers';

/** The phases of a room, each with only its own fields. */
export type Stage =
  | { phase: 'lobby' }
  | { phase: 'readying'; game: Game; ready: UserId[] }
  | { phase: 'choosing'; game: Game }
  | {
      phase: 'playing';
      game: Game;
      theme: ThemeSnapshot;
      isOwnTheme: boolean;
      gameIndex: number;
      round: Round;
    }
  | {
      phase: 'results';
      game: Game;
      theme: ThemeSnapshot;
      isOwnTheme: boolean;
      gameIndex: number;
      /** Null once the leader has skipped it. */
      show: ShowSchedule | null;
      awards: RoundAwards;
      /** When the next round starts by itself, epoch ms. */
      deadlineAt: number;
    }
  | { phase: 'finished'; game: Game; awards: GameAwards; reason: FinishReason; finishedAt: number };

export type RoomState = {
  code: string;
  /** Rises by one with every change that players can see; the `seq` of the wire. */
  version: number;
  isPublic: boolean;
  capacity: number;
  rules: RoomRules;
  /** Themes that players wrote for this lobby, oldest first. */
  ownThemes: OwnTheme[];
  /** In join order. Empty means the room is closed for good. */
  seats: Seat[];
  leader: UserId;
  barred: UserId[];
  /** State of the seeded generator (game/src/room/random.ts). */
  random: number;
  /** How many games this room has started: makes game ids. */
  gamesStarted: number;
  /** Ids of commands already done, newest last, per player: a repeat is acknowledged again, not done again. */
  done: { user: UserId; ids: string[] }[];
  stage: Stage;
};
