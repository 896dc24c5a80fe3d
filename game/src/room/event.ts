import type { Timings } from '../limits.ts';
import type { Person, UserId } from '../model/person.ts';
import type { RejectCode } from '../model/reject-codes.ts';
import type { ClientCommand } from '../protocol/client.ts';
import type { CloseReason } from '../protocol/close-codes.ts';
import type { RoomEventName } from '../protocol/server.ts';
import type { ThemeSnapshot } from '../themes/theme-snapshot.ts';
import type { RoomState } from './state.ts';

/** A theme that the shell fetched for a `themeChosen` command before reducing it, and how many themes there are to play. */
export type ChosenTheme = { snapshot: ThemeSnapshot; available: number };

/** Commands the round's reducer decides; chat, nudges and what concerns a connection alone are the shell's own. */
export type RoomCommand = Exclude<ClientCommand, { type: 'sendMessage' | 'nudge' | 'viewPage' | 'resync' }>;

export type RoomEvent =
  /** A client's command, stamped with who sent it. `theme` is there exactly for `themeChosen`; null: no such theme in the catalogue. */
  | { type: 'command'; user: UserId; command: Exclude<RoomCommand, { type: 'themeChosen' }> }
  | {
      type: 'command';
      user: UserId;
      command: Extract<RoomCommand, { type: 'themeChosen' }>;
      theme: ChosenTheme | null;
    }
  /** Asks for a seat (REST join). Repeating it is fine: a member stays seated. */
  | { type: 'joined'; person: Person }
  /** The person's name or picture changed. */
  | { type: 'profileChanged'; person: Person }
  /** The edge takes somebody out: suspended, or their account is gone. */
  | { type: 'removed'; user: UserId; reason: 'suspended' | 'sessionEnded' }
  /** The first of a person's sockets opened / the last one closed, or died: then `since` is the last sign of life, epoch ms. */
  | { type: 'connected'; user: UserId }
  | { type: 'disconnected'; user: UserId; since?: number }
  /** `nextDeadline(state)` has passed: do everything that is due at `now`. */
  | { type: 'deadline' };

export type Context = { now: number; timings: Timings };

/** What the shell does after it has stored the new state, in this order. */
export type Effect =
  /** Tell everybody seated; the shell sends each their own patch under this name. At most one per event that changes the view. */
  | { type: 'announce'; name: RoomEventName }
  /** An `isAction` line in the chat, e.g. "Robin joined". */
  | { type: 'say'; person: Person; text: string }
  /** Close all of a person's sockets. */
  | { type: 'disconnect'; user: UserId; reason: CloseReason }
  /** The lobby's index entry changed: put it in the outbox. */
  | { type: 'saveLobby' }
  /** A game came to its end: put its record in the outbox. */
  | { type: 'saveGame' };

export type Reduction = { state: RoomState; effects: Effect[] } | { reject: RejectCode };
