import {
  type Chat,
  type ChatLine,
  changeSender,
  emptyChat,
  eraseFromChat,
  muteUser,
  postAction,
  postMessage,
  type SenderChange,
} from '@tallyho/game/chat/chat';
import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { RoomEventName } from '@tallyho/game/protocol/server';
import type { RoomReport } from '@tallyho/game/protocol/service';
import type { Context, Effect, RoomEvent } from '@tallyho/game/room/event';
import { createGameRecord, createLobbyRecord } from '@tallyho/game/room/records';
import { reduce } from '@tallyho/game/room/reduce';
import type { RoomState } from '@tallyho/game/room/state';
import { chatEntries, type Post } from './chat-store.ts';
import { type LostRoom, lostEntries, withoutMembers } from './lost-room.ts';
import { chatMessageOf, patchTexts, snapshotTexts } from './messages.ts';
import type { Connection, Entries } from './ports.ts';
import type { LoadedRoom } from './room-shape.ts';
import type { Sockets } from './sockets.ts';
import { entriesBetween } from './storage.ts';
import { emptyTicketRegistry, type TicketRegistry, ticketRegistryEntries } from './ticket-registry.ts';

/** Chat mute expiry of a user (epoch ms): null if not muted, undefined if unchanged. */
export type Mute = { user: UserId; until: number | null | undefined };

/** A room in memory. At most one of both is not null. */
export type RoomSlot = {
  /** The room; null if it does not exist or is closed. */
  readonly room: LoadedRoom | null;
  /** The remains of a room that this version of the program cannot use; null in all other cases. */
  readonly lost: LostRoom | null;
};

/**
 * The changes of all events that are handled together, in memory. The runtime stores them in one write and then sends them:
 * to each member one patch from the state before to the state after, then the chat lines, then the replies in order.
 */
export class Commit implements RoomSlot {
  room: LoadedRoom | null;
  lost: LostRoom | null;
  readonly #before: RoomSlot;
  readonly #sockets: Sockets;
  #lines: ChatLine[] = [];
  /** The posts of the new lines, by line id. */
  readonly #posts = new Map<number, Post>();
  readonly #senders: SenderChange[] = [];
  readonly #games: RoomReport[] = [];
  #isLobbyReported = false;
  #eventName: RoomEventName | null = null;
  readonly #snapshots = new Set<string>();
  /** The snapshots of the final state; null until the first is sent. */
  #snapshotFor: ReturnType<typeof snapshotTexts> | null = null;
  readonly #afterwards: (() => void)[] = [];
  readonly #closing: (() => void)[] = [];

  constructor(before: RoomSlot, sockets: Sockets) {
    this.#before = before;
    this.#sockets = sockets;
    this.room = before.room;
    this.lost = before.lost;
  }

  /** Runs `job` after the changes are stored and sent, in order of the calls. */
  afterwards(job: () => void): void {
    this.#afterwards.push(job);
  }

  /** Applies an event. Returns its reject code; a rejected event changes nothing. */
  apply(
    event: RoomEvent,
    context: Context,
    { admission, mute }: { admission?: TicketRegistry; mute?: Mute } = {},
  ): RejectCode | null {
    const before = this.room;
    if (!before) return this.#leaveLostRoom(event);
    const outcome = reduce(before.state, event, context);
    if ('reject' in outcome) return outcome.reject;
    const chat = mute ? muted(before.chat, mute, context.now) : before.chat;
    this.room = { state: outcome.state, chat, admission: admission ?? before.admission };
    for (const effect of outcome.effects) this.#take(effect, outcome.state, context.now);
    return null;
  }

  #take(effect: Effect, state: RoomState, now: number): void {
    switch (effect.type) {
      case 'announce':
        this.#eventName = effect.name;
        break;
      case 'say':
        if (this.room) this.#addLine(postAction(this.room.chat, effect, now));
        break;
      case 'changeSender':
        this.#changeSender(effect);
        break;
      case 'disconnect':
        // The sockets of now: the user can join again within the same commit.
        for (const connection of this.#sockets.of(effect.user))
          this.#closing.push(() => this.#sockets.drop(connection, closeCodes[effect.reason], effect.reason));
        return;
      case 'saveLobby':
        this.#isLobbyReported = true;
        break;
      case 'saveGame': {
        const game = createGameRecord(state);
        if (game) this.#games.push({ type: 'game', game });
        break;
      }
      default:
        effect satisfies never;
    }
  }

  #addLine({ chat, line }: { chat: Chat; line: ChatLine }): void {
    if (!this.room) return;
    this.room = { ...this.room, chat };
    this.#lines.push(line);
  }

  #changeSender({ user, person, isErased }: SenderChange): void {
    if (!this.room) return;
    const { chat } = this.room;
    const change = { user, person, isErased };
    const changed = isErased
      ? eraseFromChat(chat, change)
      : { ...chat, lines: changeSender(chat.lines, change) };
    this.room = { ...this.room, chat: changed };
    if (changed.lines === chat.lines) return;
    this.#lines = changeSender(this.#lines, change);
    this.#senders.push(change);
  }

  /** Adds a member's chat line. Returns its reject code. */
  post(user: UserId, { id, text }: { id: string; text: string }, context: Context): RejectCode | null {
    const person = this.room?.state.seats.find((seat) => seat.user === user);
    if (!this.room || !person) return 'notMember';
    const posted = postMessage(this.room.chat, { commandId: id, person, text }, context);
    if ('repeat' in posted) return null;
    if ('reject' in posted) return posted.reject;
    this.#addLine(posted);
    this.#posts.set(posted.line.id, { user, commandId: id });
    return null;
  }

  /** Mutes or unmutes a member. Returns its reject code. */
  muteUser(mute: Mute, now: number): RejectCode | null {
    if (!this.room?.state.seats.some(({ user }) => user === mute.user)) return 'notMember';
    this.room = { ...this.room, chat: muted(this.room.chat, mute, now) };
    return null;
  }

  saveTicketRegistry(admission: TicketRegistry): void {
    if (this.room) this.room = { ...this.room, admission };
  }

  create(state: RoomState, mute: Mute, now: number): void {
    this.room = { state, chat: muted(emptyChat, mute, now), admission: emptyTicketRegistry };
    this.#isLobbyReported = true;
  }

  /** Makes the room one that this version of the program cannot use. */
  lose(lost: LostRoom): void {
    this.lost = lost;
  }

  /** Releases members of a lost room, so that they can join other lobbies. */
  release(users: readonly UserId[]): void {
    if (!this.lost?.record.members.some((member) => users.includes(member))) return;
    this.lost = withoutMembers(this.lost, users);
    this.#isLobbyReported = true;
  }

  #leaveLostRoom(event: RoomEvent): RejectCode | null {
    const leaves = event.type === 'command' && event.command.type === 'leaveLobby';
    if (!leaves || !this.lost?.record.members.includes(event.user)) return 'notMember';
    this.release([event.user]);
    return null;
  }

  /** Sends a snapshot of the final state to this socket instead of a patch. `reply` gets the reject code. */
  sendSnapshot(
    connection: Connection,
    user: UserId,
    current: () => { now: number; elsewhere: UserId[] },
    reply: (error: RejectCode | null) => void = () => {},
  ): void {
    this.#snapshots.add(connection.id);
    this.afterwards(() => {
      this.#snapshotFor ??= this.room && snapshotTexts(this.room.state, this.room.chat);
      const snapshot = this.#snapshotFor?.(user, current()) ?? null;
      if (snapshot) this.#sockets.send(connection, snapshot);
      reply(snapshot ? null : 'notMember');
    });
  }

  /** The reports to the API that the changes cause. A lobby is reported once, in its final state. */
  get reports(): RoomReport[] {
    if (!this.#isLobbyReported) return this.#games;
    const lobby = this.lost?.record ?? (this.room && createLobbyRecord(this.room.state));
    return lobby ? [{ type: 'lobby', lobby }, ...this.#games] : this.#games;
  }

  /** The entries that store the changes, without the reports. Empty if nothing changed. */
  get entries(): Entries {
    const [was, is] = [this.#before, this];
    return {
      ...(is.lost === null || is.lost === was.lost ? {} : lostEntries(is.lost)),
      ...(is.room && {
        ...entriesBetween(was.room?.state ?? null, is.room.state),
        ...chatEntries(was.room?.chat ?? emptyChat, is.room.chat, this.#posts),
        ...(was.room === null || is.room.admission === was.room.admission
          ? {}
          : ticketRegistryEntries(is.room.admission)),
      }),
    };
  }

  /** Sends the changes. Call it after they are stored. */
  send(now: number): void {
    this.#sendChanges(now);
    for (const job of this.#afterwards) job();
    for (const close of this.#closing) close();
  }

  #sendChanges(now: number): void {
    const [before, after] = [this.#before.room?.state, this.room?.state];
    if (!before || !after || (this.#eventName === null && this.#lines.length === 0)) return;
    const patchOf =
      this.#eventName && patchTexts(this.#eventName, { before, after, now, senders: this.#senders });
    const lines = this.#lines.map((line) => chatMessageOf(line, after));
    const members = new Set(after.seats.map(({ user }) => user));
    for (const admitted of this.#sockets.admitted()) {
      const { connection, member } = admitted;
      if (this.#snapshots.has(connection.id) || !members.has(member.user)) continue;
      const patch = patchOf?.(member.user);
      this.#sockets.sendChange(admitted, patch ? [patch, ...lines] : lines);
    }
    this.#sockets.dropUnread();
  }
}

const muted = (chat: Chat, { user, until }: Mute, now: number): Chat =>
  until === undefined ? chat : muteUser(chat, user, until, now);
