import type { ChatLine } from '@tallyho/game/chat/chat';
import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import type { CommandInput, Page } from '@tallyho/game/protocol/client';
import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import type { RoomEventName } from '@tallyho/game/protocol/server';
import type { RoomView } from '@tallyho/game/protocol/view';

/** Where the connection is. `ended` is for good: the player must do something first. */
type Connection =
  | { readonly status: 'connecting' | 'live' | 'reconnecting' }
  | { readonly status: 'ended'; readonly reason: CloseReason };

/** A chat line on its way; it leaves the list when the room has acknowledged or refused it. */
export interface PendingLine {
  readonly id: string;
  readonly text: string;
}

/** Everything a screen may read of a room. Replaced whole on change; unchanged parts keep their identity. */
export interface RoomSnapshot {
  readonly connection: Connection;
  /** Null until the first snapshot has come. */
  readonly view: RoomView | null;
  readonly chat: readonly ChatLine[];
  readonly pendingChat: readonly PendingLine[];
  /** Who is at the site, but not at the game that runs. */
  readonly elsewhere: readonly UserId[];
  /** Server's clock minus this one's, in milliseconds. */
  readonly clockOffset: number;
  /** Why the room last changed; for sounds and motion, never for facts. Null after a snapshot. */
  readonly lastEvent: { readonly name: RoomEventName; readonly seq: number } | null;
  /** The last `gameFinishedError`, counted so that the same text twice is noticed. */
  readonly gameError: { readonly message: string; readonly count: number } | null;
  /** The last nudge, by the leader; counted. `nextAt`: when the next is possible, epoch ms on the server's clock. */
  readonly nudge: { readonly by: UserId; readonly nextAt: number; readonly count: number } | null;
}

export type SendResult = { readonly ok: true } | { readonly ok: false; readonly error: RejectCode };

/** One room as this browser knows it. Lives outside React. */
export interface Room {
  readonly code: string;
  subscribe(listener: () => void): () => void;
  getSnapshot(): RoomSnapshot;
  /** Resolves when the room has answered, however often the connection breaks until then. Never rejects. */
  send(command: CommandInput): Promise<SendResult>;
  /** Which page of the site is shown. The others are told while a game runs. */
  showPage(page: Page): void;
  /** Stops listening and reconnecting. The seat stays. */
  close(): void;
}
