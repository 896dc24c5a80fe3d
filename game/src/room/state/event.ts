import type { SenderChange } from '../../chat/chat.ts';
import type { Timings } from '../../limits.ts';
import type { Person, Source, UserId } from '../../model/person.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { ClientCommand, CommandType } from '../../protocol/client.ts';
import type { CloseReason } from '../../protocol/close-codes.ts';
import type { RoomEventName } from '../../protocol/server.ts';
import type { ThemeSnapshot } from '../../themes/theme-snapshot.ts';
import type { RoomState, ThemeOption } from './state.ts';

/** A theme that the shell fetched for a `themeChosen` command, and the number of themes in the catalogue. */
export type ChosenTheme = { snapshot: ThemeSnapshot; available: number };

/**
 * The commands that the reducer handles. The host handles chat, nudges, moods and commands about one connection.
 */
export type RoomCommand = Exclude<
  ClientCommand,
  { type: 'sendMessage' | 'nudge' | 'showMood' | 'viewPage' | 'resync' }
>;

export type RoomEvent =
  /**
   * A client's command with its sender. `theme` is present only for `themeChosen`; null: the catalogue has
   * no such theme.
   */
  | { type: 'command'; user: UserId; command: Exclude<RoomCommand, { type: 'themeChosen' }> }
  | {
      type: 'command';
      user: UserId;
      command: Extract<RoomCommand, { type: 'themeChosen' }>;
      theme: ChosenTheme | null;
    }
  /**
   * Requests a seat (REST join). Idempotent for a member. A guest of the same browser is replaced. A guest who needs the
   * leader's consent gets no seat: the request is stored until the leader answers.
   */
  | ({ type: 'joined' } & Joiner)
  /**
   * The user's name or picture changed. `hasRegistered`: a guest has registered. `isRename`: a guest wants this name;
   * otherwise a guest keeps the one in the room.
   */
  | {
      type: 'profileChanged';
      person: Person;
      hasRegistered?: true | undefined;
      isRename?: true | undefined;
    }
  /** The guest `user` has logged in: the account `person` takes over the seat. */
  | { type: 'replaced'; user: UserId; person: Person }
  /** The edge removes the user: the account is suspended, or has lost its session here. */
  | { type: 'removed'; user: UserId; reason: 'suspended' | 'sessionEnded' }
  /** The account of `user`, with or without a seat, is deleted: `alias` replaces the id. */
  | { type: 'erased'; user: UserId; alias: UserId }
  /**
   * The first socket of a user opened / the last one closed or timed out. After a timeout `since` is the
   * last heartbeat, epoch ms.
   */
  | { type: 'connected'; user: UserId }
  | { type: 'disconnected'; user: UserId; since?: number }
  /** `nextDeadline(state)` has passed: apply everything that is due at `now`. */
  | { type: 'deadline' }
  | LoadedThemes;

/** What the API sends after `ask`: the names of the themes to vote for, and a theme; null: it does not exist any more. */
export type LoadedThemes =
  | { type: 'themesDrawn'; gameId: string; themes: readonly string[] }
  | { type: 'themeLoaded'; gameId: string; option: ThemeOption; theme: ChosenTheme | null };

/** What the room needs from the API for the next theme. For a theme of the lobby the API sends null. */
export type ThemeNeed =
  | { kind: 'options'; gameId: string }
  | { kind: 'theme'; gameId: string; option: ThemeOption };

/** A person who requests a seat. */
export type Joiner = {
  person: Person;
  isGuest?: true | undefined;
  source?: Source | undefined;
  /** The person chose the lobby in the list of public lobbies. Otherwise they have the code or a link. */
  from?: 'list' | undefined;
};

export type Context = { now: number; timings: Timings };

/** What follows from an event, in this order. The host (host/apply.ts) makes it happen. */
export type Effect =
  /** Send each member the own patch under this event name. At most one per event that changes the view. */
  | { type: 'announce'; name: RoomEventName }
  /** Add an `isAction` line to the chat, e.g. "Robin joined". */
  | { type: 'say'; person: Person; text: string }
  /** Give the chat messages of a user to another person, who has the seat now or stands for a deleted account. */
  | ({ type: 'changeSender' } & SenderChange)
  /** Close all sockets of a user. */
  | { type: 'disconnect'; user: UserId; reason: CloseReason }
  /** Ask the API. What it sends comes as an event (`LoadedThemes`). The room asks again if none comes. */
  | { type: 'ask'; what: ThemeNeed }
  /** The lobby record changed: add it to the outbox. */
  | { type: 'saveLobby' }
  /** A game ended: add its record to the outbox. */
  | { type: 'saveGame' };

export type Reduction = { state: RoomState; effects: Effect[] } | { reject: RejectCode };

/** One command of the protocol by its type. */
export type CommandOf<Type extends CommandType> = Extract<RoomCommand, { type: Type }>;
