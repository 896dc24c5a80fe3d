import type { ChatLine } from '../chat/chat.ts';
import type { UserId } from '../model/person.ts';
import type { RejectCode } from '../model/reject-codes.ts';
import type { RoomView } from './view.ts';

/**
 * Why the room changed.
 * The name is for sounds and motion; the patch alone carries the change.
 */
export type RoomEventName =
  | 'updateLobby'
  | 'gameStarted'
  | 'updateConfirmations'
  | 'updateGame'
  | 'themeChosen'
  | 'gameRoundConfirmation'
  | 'endThisRound'
  | 'skipShow'
  | 'startNextRound'
  | 'startNextRoundResetTheme'
  | 'gameFinished'
  | 'playAgain';

/** The top-level fields of a view that changed, whole. `{ ...view, ...patch }` is the recipient's new view. */
export type ViewPatch = Partial<RoomView>;

/** Everything a server sends. A frame is a JSON array of these. */
export type ServerMessage =
  /** On connecting and after `resync`. `now` is the server's clock in epoch ms, for countdowns. */
  | { type: 'snapshot'; seq: number; now: number; view: RoomView; chat: ChatLine[]; elsewhere: UserId[] }
  /** `seq` is one more than the last; anything else is a gap. */
  | { type: RoomEventName; seq: number; now: number; patch: ViewPatch }
  /** `chatMessage` in the lobby, `gameChatMessage` in a game. Ordered by `line.id`, gapless. */
  | { type: 'chatMessage' | 'gameChatMessage'; line: ChatLine }
  /** To those whom the round waits for, and to the leader who nudged them: `nextAt` is when that is possible again, epoch ms. */
  | { type: 'nudge'; by: UserId; nextAt: number }
  /**
   * Who has the site open, but not the game that runs, in the order of the seats: all of them, whenever that changes. It is no
   * part of the view, because it is known by the connections and never stored.
   */
  | { type: 'elsewhere'; users: UserId[] }
  /** To who asked to end the game, when it was refused. */
  | { type: 'gameFinishedError'; message: string }
  | { ack: string; ok: true }
  | { ack: string; ok: false; error: RejectCode };
