import type { ChatLine } from '@tallyho/game/chat/chat';
import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { CommandInput, Page } from '@tallyho/game/protocol/client';
import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import type { RoomEventName } from '@tallyho/game/protocol/server';
import type { RoomView } from '@tallyho/game/protocol/view';
import type { Moods } from './shown-moods.ts';

/** The state of the connection. `ended` is permanent: the player must act first. */
type Connection =
  | { readonly status: 'connecting' | 'live' | 'reconnecting' }
  | { readonly status: 'ended'; readonly reason: CloseReason };

/** A chat message in transit. It leaves the list when the room has acknowledged or refused it. */
export interface PendingMessage {
  readonly id: string;
  readonly text: string;
}

/** All state of a room that a screen may read. Replaced as a whole on change; unchanged parts keep their identity. */
export interface RoomSnapshot {
  readonly connection: Connection;
  /** Null until the first snapshot has arrived. */
  readonly view: RoomView | null;
  readonly chat: readonly ChatLine[];
  readonly pendingChat: readonly PendingMessage[];
  /** Players who are on the site but not on the page of the running or just finished game. */
  readonly elsewhere: readonly UserId[];
  /** The server's clock minus the local clock, in milliseconds. */
  readonly clockOffset: number;
  /** The cause of the last change in the room; for sounds and motion, never for facts. Null after a snapshot. */
  readonly lastEvent: { readonly name: RoomEventName; readonly seq: number } | null;
  /** The last `gameFinishedError`, with a counter so that a repeated text is detected. */
  readonly gameError: { readonly message: string; readonly count: number } | null;
  /**
   * The last nudge by the leader, with a counter. `nextAt`: when the next nudge is possible, epoch ms on the server's
   * clock.
   */
  readonly nudge: { readonly by: UserId; readonly nextAt: number; readonly count: number } | null;
  /** The moods that players show at the moment. */
  readonly moods: Moods;
}

export type SendResult = { readonly ok: true } | { readonly ok: false; readonly error: RejectCode };

/** The client's state of one room. Lives outside React. */
export interface Room {
  readonly code: string;
  subscribe(listener: () => void): () => void;
  getSnapshot(): RoomSnapshot;
  /** Resolves when the room has responded, even if the connection breaks several times before. Never rejects. */
  send(command: CommandInput): Promise<SendResult>;
  /** Reports which page of the site is shown. Other players see it while a game runs and at its results. */
  showPage(page: Page): void;
  /** Stops listening and reconnecting. The seat remains. */
  close(): void;
}
