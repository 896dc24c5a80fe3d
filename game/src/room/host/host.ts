import type { Chat, ChatLine, SenderChange } from '../../chat/chat.ts';
import type { Person, UserId } from '../../model/person.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { ClientCommand, Page } from '../../protocol/client.ts';
import type { CloseReason } from '../../protocol/close-codes.ts';
import type { RoomEventName, ServerMessage } from '../../protocol/server.ts';
import type { GameRecord, RoomRequest, ThemeDraw } from '../../protocol/service.ts';
import type { Reducer } from '../reduce.ts';
import type { ChosenTheme, Context, LoadedThemes } from '../state/event.ts';
import type { RoomState } from '../state/state.ts';
import type { Viewpoint } from '../views/viewpoint.ts';
import type { Ask } from './ask.ts';
import type { LostRoom } from './lost-room.ts';

/** A room that runs. */
export type OpenRoom = { readonly kind: 'open'; readonly state: RoomState; readonly chat: Chat };

/** A room with everything that it has besides the rules. All fields but `room` are lost with the process. */
export type Host = {
  readonly room: { readonly kind: 'none' } | OpenRoom | { readonly kind: 'lost'; readonly lost: LostRoom };
  /** The time of the last nudge, epoch ms; null if none is known. */
  readonly nudgedAt: number | null;
  /** Who has shown a mood, and when (epoch ms), as long as it refuses the player's next one. */
  readonly moods: readonly { readonly user: UserId; readonly at: number }[];
  /** The last list of users on other pages that the clients got; null if they got none. */
  readonly elsewhere: readonly UserId[] | null;
};

export const emptyHost: Host = { room: { kind: 'none' }, nudgedAt: null, moods: [], elsewhere: null };

type Connected = {
  /** Identifies the connection, not the user. */
  readonly id: string;
  /** The connection is open but silent: it does not make its user present. */
  readonly isTimedOut: boolean;
};

type UserViewpoint = Extract<Viewpoint, { kind: 'user' }>;

/** `isElsewhere`: the client shows another page of the site than the game. */
type UserConnection = UserViewpoint & { readonly isElsewhere: boolean };

/**
 * An open connection that gets the messages of the room. Only those of users send commands and make somebody present. How to
 * add another kind: CONTRIBUTING.md, "A viewer without a seat".
 */
export type Subscriber = Connected & (UserConnection | Exclude<Viewpoint, UserViewpoint>);

/** Returns the user whose commands a subscriber sends; null if it sends none. */
export const senderOf = (subscriber: Subscriber): UserId | null =>
  subscriber.kind === 'user' ? subscriber.user : null;

/** Returns the subscribers that are connections of users. */
export const ofUsers = <S extends Subscriber>(subscribers: readonly S[]): Extract<S, { kind: 'user' }>[] =>
  subscribers.filter((subscriber): subscriber is Extract<S, { kind: 'user' }> => subscriber.kind === 'user');

/** What a step depends on besides the room and the input. */
export type HostContext<S extends Subscriber> = Context & {
  /** The rules; by default those of `reduce.ts`. A simulation records the calls. */
  readonly reduce?: Reducer;
  /** All open connections. */
  readonly subscribers: readonly S[];
  /** Returns true if one of the texts contains a word that custom themes must not have. */
  readonly isProfane: (...texts: readonly string[]) => boolean;
};

/** A command; `from` is its connection, null for a command through the API. `user`: null if it comes from a subscriber without a seat. */
export type HostCommandInput<S extends Subscriber> = {
  readonly type: 'command';
  readonly user: UserId | null;
  readonly command: ClientCommand;
  readonly from: S | null;
  /** The theme of `themeChosen`; null: it does not exist. Missing before it was fetched. */
  readonly theme?: ChosenTheme | null;
};

/** A command that is refused before the room sees it. The reply keeps its place in the order of replies. */
type RefusedInput<S extends Subscriber> = Omit<HostCommandInput<S>, 'type' | 'theme'> & {
  readonly type: 'refused';
  readonly error: RejectCode;
};

/** A request of the API to the room `code`. `seed`: any 32-bit integer, the randomness of a new room. */
export type RequestInput = {
  readonly type: 'request';
  readonly code: string;
  readonly seed: number;
  readonly request: Exclude<RoomRequest, { type: 'command' }>;
};

/** The inputs that get a reply. */
export type Question<S extends Subscriber> = HostCommandInput<S> | RefusedInput<S> | RequestInput;

/** Everything that can happen to a room. */
export type Input<S extends Subscriber> =
  | Question<S>
  /** A client has connected. It is one of the subscribers, and `refusalOf` has accepted it. */
  | { readonly type: 'opened'; readonly subscriber: S }
  /**
   * Connections were opened, closed, or have timed out: users are present while they have an active one. `lastHeartbeats`
   * (epoch ms) has the users whose connections timed out; they count as gone since then.
   */
  | { readonly type: 'connectionsChanged'; readonly lastHeartbeats?: ReadonlyMap<UserId, number> }
  /** A client has missed messages: it gets the whole view. */
  | { readonly type: 'missed'; readonly subscriber: S }
  /** The API has sent what the room asked for. */
  | { readonly type: 'themes'; readonly loaded: LoadedThemes }
  /** The time of `dueAt` may have come. */
  | { readonly type: 'due' }
  /** The room cannot be read. Null: not even who its members are. */
  | { readonly type: 'lost'; readonly lost: LostRoom | null }
  /** A client of this user has learned that the room cannot be read. */
  | { readonly type: 'informed'; readonly user: UserId };

/** The command that posted a line, and its author. The sender of the line can change later. */
export type Post = { user: UserId; commandId: string };

/** What follows from an input, in order. `deliver` makes the messages of it. */
export type HostEffect<S extends Subscriber> =
  /** The view of the members has changed. */
  | { readonly type: 'announce'; readonly name: RoomEventName }
  /** A new chat line; `post` is null for a line of the room itself. */
  | { readonly type: 'line'; readonly line: ChatLine; readonly post: Post | null }
  | ({ readonly type: 'changeSender' } & SenderChange)
  /** This client gets the whole view instead of changes. It is the reply to `question`; null: the client has not asked. */
  | { readonly type: 'snapshot'; readonly subscriber: S; readonly question: Question<S> | null }
  /** All connections of these users get a message. */
  | { readonly type: 'send'; readonly to: readonly UserId[]; readonly message: ServerMessage }
  /** `error` is null if the input was accepted. */
  | { readonly type: 'reply'; readonly question: Question<S>; readonly error: RejectCode | null }
  /** The client shows another page now. */
  | { readonly type: 'showPage'; readonly subscriber: S; readonly page: Page }
  | { readonly type: 'close'; readonly subscribers: readonly S[]; readonly reason: CloseReason }
  /** The command needs a theme: repeat it with the theme that the API has for the room `code`. */
  | {
      readonly type: 'fetchTheme';
      readonly code: string;
      readonly name: string;
      readonly draw: ThemeDraw;
    }
  /** The next theme needs something of the API. */
  | ({ readonly type: 'ask' } & Ask)
  /** The record of the lobby has changed. */
  | { readonly type: 'saveLobby' }
  | { readonly type: 'saveGame'; readonly game: GameRecord };

/** A room after an input, and what follows from it. */
export type Decision<S extends Subscriber> = {
  readonly host: Host;
  readonly effects: readonly HostEffect<S>[];
};

/** The result of an input that gets a reply. */
export type Verdict<S extends Subscriber> = Decision<S> & { readonly error: RejectCode | null };

/** Returns the verdict that changes nothing. */
export const refuse = <S extends Subscriber>(host: Host, error: RejectCode): Verdict<S> => ({
  host,
  effects: [],
  error,
});

/** Chat mute expiry of a user (epoch ms): null if not muted, undefined if unchanged. */
export type MuteChange = { readonly user: UserId; readonly until: number | null | undefined };

/** Returns the member of an open room; undefined if the user has no seat. */
export const memberOf = (host: Host, user: UserId): Person | undefined =>
  host.room.kind === 'open' ? host.room.state.seats.find((seat) => seat.user === user) : undefined;
