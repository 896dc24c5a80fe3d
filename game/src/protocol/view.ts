import type { GameAwards } from '../awards/awards.ts';
import type { RunningPoints } from '../awards/knows.ts';
import type { WinnerTitle } from '../awards/winning-scores.ts';
import type { Guess } from '../minigames/guess.ts';
import type { Answer, Board } from '../minigames/registry.ts';
import type { Person, UserId } from '../model/person.ts';
import type { RoomRules } from '../model/room-rules.ts';
import type { FinishReason, GameTitle, RoundRecord, UnsentAnswer } from '../records/game.ts';
import type { RoundAward } from '../round-awards/award.ts';
import type { ShowSchedule } from '../show/show.ts';
import type { CustomTheme } from '../themes/custom-theme.ts';
import type { PlayedGame } from '../themes/game.ts';
import type { AnswerState } from './answer-state.ts';

/** A seat as all members see it. */
export type SeatView = Person & {
  /** 0-7. The player's color and shape, constant for the whole game. */
  color: number;
  presence: 'here' | 'away' | 'absent';
  /** The player has no account. */
  guest: boolean;
  /** Ready for the game. Used only in the phase `readyCheck`. */
  confirmed: boolean;
  /** The player joined during the round or was not ready, and watches it. */
  watching: boolean;
  /** The game started without the player, who plays from the next round on after `confirmReadiness`. */
  notReady: boolean;
  /** The player is not rated in the lobby games of this game. */
  sitsOut: boolean;
  /** The player still views the results of the last game after others went back to the lobby. */
  atResults: boolean;
  /** The player's answer of the round; `closed`: the results are shown. Null outside a round and for a player who watches it. */
  confirmation: AnswerState | 'closed' | null;
};

/** The titles of a theme, without its boards. */
export type ThemeView = {
  name: string;
  description: string;
  tags: string[];
  games: Pick<PlayedGame, 'name' | 'type'>[];
};

export type GameView = {
  id: string;
  createdAt: number;
  /** Number of finished rounds of the game. */
  rounds: number;
  usedThemes: string[];
  anonymousVotes: boolean;
  theme: ThemeView | null;
  /** 0-based index within the theme. */
  currentGameRound: number;
  /** The title whose points decide who would win now. */
  pointsFor: WinnerTitle;
  /** These points of the players so far, best first; empty if no round gave any. */
  points: RunningPoints[];
};

/** Who chooses the next theme. `takeOverAt`: from when the leader can choose instead, epoch ms. */
export type ChoiceView =
  | { kind: 'leader' }
  | { kind: 'turn'; user: UserId; takeOverAt: number }
  /** The themes to vote for are being drawn. */
  | { kind: 'drawing'; takeOverAt: number }
  /** `dueAt`: when the vote ends without the missing votes, epoch ms. */
  | ({ kind: 'vote'; dueAt: number } & VoteView)
  /** `isDrawn`: the room drew `option` among several with the most votes. */
  | ({ kind: 'decided'; option: number; isDrawn: boolean; takeOverAt: number } & VoteView);

/** `customTheme`: the id of a theme of the lobby; null: a theme of the catalogue. A vote names the index of its option. */
type VoteView = {
  options: { theme: string; customTheme: string | null }[];
  votes: { user: UserId; option: number }[];
};

export type StageView =
  | { phase: 'lobby' }
  /** `startableAt`: from when the leader can start without those who are not ready, epoch ms. */
  | { phase: 'readyCheck'; startableAt: number }
  | { phase: 'choosing'; choice: ChoiceView }
  | {
      phase: 'playing';
      game: GameTitle;
      board: Board;
      startedAt: number;
      /** End of the answer timer, epoch ms; null if none runs. */
      answersDueAt: number | null;
      /** Start of that timer, epoch ms; null if none runs. */
      clockStartedAt: number | null;
      /** The leader who ended the round; null if none did. */
      closedBy: Person | null;
      /** Until when the round waits for guesses only, epoch ms; null while it waits for an answer. */
      guessesDueAt: number | null;
      /**
       * The viewer's own entry. Entries of other players are in no view before the round ends. Null: the
       * viewer watches. `guess`: the own guess, once the answer is sent; null if it was skipped. `isGuessFinal`: the round does not
       * wait for another one.
       */
      yours: {
        state: AnswerState;
        gameData: Answer | null;
        guess?: Guess | null;
        isGuessFinal?: boolean;
      } | null;
    }
  | {
      phase: 'results';
      record: RoundRecord;
      /** Null: the end of the results is shown immediately. */
      show: ShowSchedule | null;
      awards: RoundAward[];
      /** The pattern of the sentence about the round before, which does not come again; null: there is none. */
      verdictBefore: string | null;
      deadlineAt: number;
    }
  | {
      phase: 'finished';
      reason: FinishReason;
      /** The players who took part in the game, including those who left, in the order in which they joined. */
      players: Person[];
      records: RoundRecord[];
      awards: GameAwards;
      finishedAt: number;
      /** The first player who went back to the lobby for another game; null if no player has. */
      again: Person | null;
    };

export type PlayingView = Extract<StageView, { phase: 'playing' }>;

/** Returns true if a game runs in this phase: between its start and Game Over. */
export const isGameRunning = (phase: StageView['phase']): boolean =>
  phase !== 'lobby' && phase !== 'finished';

/** What only the leader sees of who may join. */
export type AccessView = {
  /** Guests who wait for the leader's consent, oldest first. `network`: the name of the removed player on their network. */
  requests: (Person & { network: string })[];
  /** Guests whom the leader did not let in. */
  refused: Person[];
  /** Removed players, the latest first. */
  removed: Person[];
};

/** All data that one member receives about a room. A patch replaces top-level fields as a whole. */
export type RoomView = {
  room: {
    code: string;
    isPublic: boolean;
    capacity: number;
    leader: UserId;
    /** The player who can take the lead back, and until when, epoch ms. */
    leadReturn: { user: UserId; until: number } | null;
    rules: RoomRules;
  };
  customThemes: CustomTheme[];
  seats: SeatView[];
  game: GameView | null;
  /** Until when the game waits for absent players, epoch ms; null if it does not wait. Then they lose their seats. */
  waitsUntil: number | null;
  /** The leader's pause; null if the game is not paused. All countdowns stand still since `at`. Epoch ms. */
  pause: { by: Person; at: number; until: number } | null;
  /** What became of the viewer's answer that was not sent when the viewer's last round ended; null if it was sent. */
  unsent: Omit<UnsentAnswer, 'user'> | null;
  stage: StageView;
  /** Null for members who do not lead. */
  access: AccessView | null;
};
