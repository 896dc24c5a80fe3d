import type { ChatLine, SenderChange } from '../chat/chat.ts';
import type { Mood } from '../model/moods.ts';
import type { UserId } from '../model/person.ts';
import type { RejectCode } from '../model/reject-codes.ts';
import type { PlayingView, RoomView } from './view.ts';

/**
 * The reason for a change of the room. The name selects sounds and motion; only the patch carries the
 * change.
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

/**
 * The top-level fields of a view that changed, each as a whole. If only the recipient's own entry in the running round
 * changed, `yours` has it and `stage` is missing. `applyPatch` (game/src/room/views/patch.ts) makes the new view.
 */
export type ViewPatch = Partial<RoomView> & { yours?: PlayingView['yours'] };

/** All messages that a server sends. A frame is a JSON array of these. */
export type ServerMessage =
  /** Sent on connect and after `resync`. `now` is the server's clock in epoch ms, for countdowns. */
  | { type: 'snapshot'; seq: number; now: number; view: RoomView; chat: ChatLine[]; elsewhere: UserId[] }
  /**
   * All changes after the version `from` up to the version `seq`. If `from` is newer than the recipient's version, there is
   * a gap. `type` is the reason of the last change. `senders`: chat messages that have another sender since then.
   */
  | {
      type: RoomEventName;
      from: number;
      seq: number;
      now: number;
      patch: ViewPatch;
      senders?: readonly SenderChange[];
    }
  /** `chatMessage` in the lobby, `gameChatMessage` in a game. Ordered by `line.id` without gaps. */
  | { type: 'chatMessage' | 'gameChatMessage'; line: ChatLine }
  /**
   * Sent to the players whom the round waits for, and to the leader who sent the nudge. `nextAt` is when the
   * next nudge is possible, epoch ms.
   */
  | { type: 'nudge'; by: UserId; nextAt: number }
  /** A member shows a mood. Sent to all members, and to a client that connects later not at all. */
  | { type: 'mood'; by: UserId; mood: Mood }
  /**
   * All users who have the site open but not the running or just finished game, in the order of the seats; sent when the list
   * changes. It is not part of the view, because it depends on the connections and is not stored.
   */
  | { type: 'elsewhere'; users: UserId[] }
  /** Sent to the user whose request to end the game was rejected. */
  | { type: 'gameFinishedError'; message: string }
  | { ack: string; ok: true }
  | { ack: string; ok: false; error: RejectCode };
