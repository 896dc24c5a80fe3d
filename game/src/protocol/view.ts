import type { GameAwards, RoundAwards } from '../awards/awards.ts';
import type { Answer, Board, ThemedGame } from '../minigames/registry.ts';
import type { Person, UserId } from '../model/person.ts';
import type { RoomRules } from '../model/room-rules.ts';
import type { FinishReason, GameTitle, RoundRecord } from '../records/game.ts';
import type { ShowSchedule } from '../show/schedule.ts';
import type { OwnTheme } from '../themes/own-theme.ts';

/** A seat as everybody sees it. */
export type SeatView = Person & {
  /** 0-7, the player's colour and shape for the whole game. */
  colour: number;
  presence: 'here' | 'away' | 'absent';
  /** Ready for the game. Meaningful in the phase `readying`. */
  confirmed: boolean;
  /** Came during the round: watches it, and plays from the next. */
  watching: boolean;
  /** Is not rated in this game's lobby games. */
  sitsOut: boolean;
  /** Others have gone back to the lobby, and they still look at the results of the last game. */
  atResults: boolean;
  /** Round confirmation: 0 thinking, 1 locked, 2 sent, 3 results. Null outside a round and for who watches it. */
  confirmation: 0 | 1 | 2 | 3 | null;
};

/** Titles of a theme: never its boards. */
export type ThemeView = {
  name: string;
  description: string;
  tags: string[];
  games: Pick<ThemedGame, 'name' | 'type'>[];
};

export type GameView = {
  id: string;
  createdAt: number;
  /** Game rounds finished so far. */
  rounds: number;
  usedThemes: string[];
  anonymousVotes: boolean;
  theme: ThemeView | null;
  /** 0-based place within the theme. */
  currentGameRound: number;
};

export type StageView =
  | { phase: 'lobby' }
  | { phase: 'readying' }
  | { phase: 'choosing' }
  | {
      phase: 'playing';
      game: GameTitle;
      board: Board;
      startedAt: number;
      /** When time is up, epoch ms; null while no answer timer runs. */
      answersDueAt: number | null;
      /** When that clock was started, epoch ms; null while none runs. */
      clockStartedAt: number | null;
      /** The viewer's own entry; nobody else's is anywhere in a view before the round ends. Null: the viewer watches. */
      yours: { code: 0 | 1 | 2; gameData: Answer | null } | null;
    }
  | {
      phase: 'results';
      record: RoundRecord;
      /** Null: the end shows at once. */
      show: ShowSchedule | null;
      awards: RoundAwards;
      deadlineAt: number;
    }
  | {
      phase: 'finished';
      reason: FinishReason;
      /** How many took part, those who left included. */
      players: number;
      records: RoundRecord[];
      awards: GameAwards;
      finishedAt: number;
      /** Who wants another round and has gone back to the lobby first; null: nobody has. */
      again: Person | null;
    };

/** Whether a game is under way in this phase: between its start and Game Over. */
export const isGameRunning = (phase: StageView['phase']): boolean =>
  phase !== 'lobby' && phase !== 'finished';

/** All that one member sees of a room, and the only way from state to the wire. A patch replaces top-level fields whole. */
export type RoomView = {
  room: { code: string; isPublic: boolean; capacity: number; leader: UserId; rules: RoomRules };
  ownThemes: OwnTheme[];
  seats: SeatView[];
  game: GameView | null;
  stage: StageView;
};
