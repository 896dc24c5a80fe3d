import { type Chat, type ChatLine, emptyChat, muteUser, postMessage } from '@tallyho/game/chat/chat';
import type { Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { type RoomReport, roomReportSchema } from '@tallyho/game/protocol/service';
import { nextDeadline } from '@tallyho/game/room/deadlines';
import type { Context, RoomEvent } from '@tallyho/game/room/event';
import { createLobbyRecord } from '@tallyho/game/room/records';
import { reduce } from '@tallyho/game/room/reduce';
import type { RoomState } from '@tallyho/game/room/state';
import { isRunning } from '@tallyho/game/room/transition';
import { Alarm } from './alarm.ts';
import { announce, disconnect } from './announce.ts';
import { chatEntries } from './chat-store.ts';
import { reportsOf, withActions } from './effects.ts';
import { type LostRoom, lostEntries, lostRoomOf, without } from './lost-room.ts';
import { chatMessageOf } from './messages.ts';
import { Outbox } from './outbox.ts';
import type { Clock, Connection, Edge, Log, Storage } from './ports.ts';
import { restoreRoom } from './restore.ts';
import type { LoadedRoom } from './room-shape.ts';
import type { Sockets } from './sockets.ts';
import { entriesBetween, write } from './storage.ts';
import { emptyTicketRegistry, type TicketRegistry, ticketRegistryEntries } from './ticket-registry.ts';

/**
 * The interval of the check alarm during a game, in ms. A process that dies also stops the pings; the alarm
 * restarts it.
 */
const checkEvery = 60_000;

export type Reply = (error: RejectCode | null) => void;

type Options = {
  storage: Storage;
  edge: Edge;
  clock: Clock;
  timings: Timings;
  log: Log;
  sockets: Sockets;
  exclusive: <T>(job: () => Promise<T>) => Promise<T>;
  /** Called when an alarm is overdue. */
  overdue: () => void;
};

/** Chat mute expiry of a user (epoch ms): null if not muted, undefined if unchanged. */
type Mute = { user: UserId; until: number | null | undefined };

type ApplyOptions = {
  /** Stored together with the changes of the event. */
  admission?: TicketRegistry;
  mute?: Mute;
  /** A socket that receives the change in another message. */
  except?: Connection;
  /** Called after the result is stored and before sockets are closed. */
  reply?: Reply;
};

/**
 * Holds the state of the room and is the only place that changes it: reduce, persist, send, set the alarm.
 * All methods run in the room's queue, one call at a time. Nothing is sent before it is stored.
 */
export class RoomRuntime {
  readonly #options: Options;
  readonly #outbox: Outbox<RoomReport>;
  readonly #alarm: Alarm;
  #isLoaded = false;
  #loaded: LoadedRoom | null = null;
  #lost: LostRoom | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#outbox = new Outbox({
      ...options,
      schema: roomReportSchema,
      postMessage: (report) => this.#post(report),
      slotOf: (report) => (report.type === 'lobby' ? 'lobby' : `game:${report.game._id}`),
      settled: () => this.finalize(),
    });
    this.#alarm = new Alarm(options);
  }

  /** The room; null if it does not exist or is closed. */
  get loaded(): LoadedRoom | null {
    return this.#loaded;
  }

  /** The remains of a room that this version of the program cannot use; null in all other cases. */
  get lost(): LostRoom | null {
    return this.#lost;
  }

  get context(): Context {
    return { now: this.#options.clock.now(), timings: this.#options.timings };
  }

  /**
   * Loads the room into a new process and handles missed deadlines, because an alarm can be lost when a
   * process dies.
   */
  async load(): Promise<void> {
    if (!this.#isLoaded) await this.#load();
    if (!this.#loaded) return;
    const { now, timings } = this.context;
    const due = nextDeadline(this.#loaded.state, timings);
    if (due !== null && due <= now) await this.apply({ type: 'deadline' });
  }

  async #load(): Promise<void> {
    const stored = await this.#options.storage.list();
    const restored = restoreRoom(stored);
    if (restored.kind !== 'none') await this.#outbox.restore(stored);
    if (restored.kind === 'room' && restored.isUpgraded) await this.#storeWhole(restored.loaded);
    this.#isLoaded = true;
    if (restored.kind === 'none') return;
    if (restored.kind === 'unusable') return this.#markLost(stored);
    this.#loaded = restored.loaded;
    this.#deliver();
    await this.syncPresence();
  }

  /**
   * Stores the whole room in the current shape. Reports the lobby again, because the outbox drops a pending
   * report that contains a phase of an older version.
   */
  async #storeWhole({ state, chat, admission }: LoadedRoom): Promise<void> {
    const reports: RoomReport[] = [{ type: 'lobby', lobby: createLobbyRecord(state) }];
    await write(this.#options.storage, {
      ...entriesBetween(null, state),
      ...chatEntries(emptyChat, chat, chat.lines),
      ...ticketRegistryEntries(admission),
      ...this.#outbox.entriesFor(reports),
    });
    this.#outbox.add(reports);
  }

  /**
   * Marks the room as unusable and notifies its players: those connected now, and others when they return.
   */
  async #markLost(stored: Map<string, unknown>): Promise<void> {
    this.#options.log('A stored room has a shape that this version cannot use: its players are told');
    this.#lost = lostRoomOf(stored, this.context);
    const connected = [...this.#options.sockets.admitted()];
    if (this.#lost) {
      await write(this.#options.storage, lostEntries(this.#lost));
      await this.release(connected.map(({ member }) => member.user));
    } else await this.#clear();
    for (const { connection } of connected)
      this.#options.sockets.drop(connection, closeCodes.notKept, 'notKept');
  }

  /** Lets a member leave a lost room. */
  async #leaveLostRoom(event: RoomEvent): Promise<RejectCode | null> {
    const leaves = event.type === 'command' && event.command.type === 'leaveLobby';
    if (!leaves || !this.#lost?.record.members.includes(event.user)) return 'notMember';
    await this.release([event.user]);
    return null;
  }

  /** Releases members of a lost room, so that they can join other lobbies. */
  async release(users: readonly UserId[]): Promise<void> {
    const before = this.#lost;
    if (!before?.record.members.some((member) => users.includes(member))) return;
    const lost = without(before, users);
    const reports: RoomReport[] = [{ type: 'lobby', lobby: lost.record }];
    await write(this.#options.storage, { ...lostEntries(lost), ...this.#outbox.entriesFor(reports) });
    this.#lost = lost;
    this.#report(reports);
  }

  /**
   * Updates presence from the sockets: a user is present while at least one socket is active. `lastSigns`
   * has the last heartbeat of users whose sockets timed out (epoch ms); they count as gone since then.
   */
  async syncPresence(lastSigns: ReadonlyMap<UserId, number> = new Map()): Promise<void> {
    if (!this.#loaded) return;
    const { usersHere } = this.#options.sockets;
    for (const { user, presence } of this.#loaded.state.seats) {
      const isHere = presence.status === 'here';
      if (isHere === usersHere.has(user)) continue;
      const since = lastSigns.get(user);
      if (!isHere) await this.apply({ type: 'connected', user });
      else await this.apply({ type: 'disconnected', user, ...(since === undefined ? {} : { since }) });
    }
  }

  async create(state: RoomState, mute: Mute): Promise<void> {
    const chat = this.#muteStateOf(emptyChat, mute);
    const reports: RoomReport[] = [{ type: 'lobby', lobby: createLobbyRecord(state) }];
    await write(this.#options.storage, {
      ...entriesBetween(null, state),
      ...chatEntries(emptyChat, chat, []),
      ...this.#outbox.entriesFor(reports),
    });
    this.#loaded = { state, chat, admission: emptyTicketRegistry };
    this.#report(reports);
  }

  /** Returns the reject code of an event without applying it; null if it would be accepted. */
  dryRun(event: RoomEvent): RejectCode | null {
    if (!this.#loaded) return 'notMember';
    const outcome = reduce(this.#loaded.state, event, this.context);
    return 'reject' in outcome ? outcome.reject : null;
  }

  /**
   * Reduces an event, stores all of its changes in one write, then sends them. A rejected event changes
   * nothing.
   */
  async apply(event: RoomEvent, { admission, mute, except, reply }: ApplyOptions = {}): Promise<void> {
    const before = this.#loaded;
    if (!before) return reply?.(await this.#leaveLostRoom(event));
    const context = this.context;
    const outcome = reduce(before.state, event, context);
    if ('reject' in outcome) return reply?.(outcome.reject);
    const { state, effects } = outcome;
    const mutedChat = mute ? this.#muteStateOf(before.chat, mute) : before.chat;
    const { chat, lines } = withActions(mutedChat, effects, context.now);
    const reports = reportsOf(effects, state);
    const entries = {
      ...entriesBetween(before.state, state),
      ...chatEntries(before.chat, chat, lines),
      ...this.#outbox.entriesFor(reports),
      ...(admission ? ticketRegistryEntries(admission) : {}),
    };
    await write(this.#options.storage, entries);
    this.#loaded = { state, chat, admission: admission ?? before.admission };
    announce(this.#options.sockets, effects, {
      before: before.state,
      after: state,
      now: context.now,
      except,
    });
    for (const line of lines) this.#log(line, state);
    reply?.(null);
    disconnect(this.#options.sockets, effects);
    this.#report(reports);
  }

  /** Stores and sends a member's chat line. The write does not include the round. */
  async post(user: UserId, { id, text }: { id: string; text: string }): Promise<RejectCode | null> {
    const loaded = this.#loaded;
    const person = loaded?.state.seats.find((seat) => seat.user === user);
    if (!loaded || !person) return 'notMember';
    const posted = postMessage(loaded.chat, { commandId: id, person, text }, this.context);
    if ('repeat' in posted) return null;
    if ('reject' in posted) return posted.reject;
    await write(this.#options.storage, chatEntries(loaded.chat, posted.chat, [posted.line]));
    this.#loaded = { ...loaded, chat: posted.chat };
    this.#log(posted.line, loaded.state);
    return null;
  }

  /** Mutes or unmutes a user. The write does not include the round. */
  async muteUser(mute: Mute): Promise<RejectCode | null> {
    const loaded = this.#loaded;
    if (!loaded?.state.seats.some(({ user }) => user === mute.user)) return 'notMember';
    const chat = this.#muteStateOf(loaded.chat, mute);
    await write(this.#options.storage, chatEntries(loaded.chat, chat, []));
    this.#loaded = { ...loaded, chat };
    return null;
  }

  #muteStateOf(chat: Chat, { user, until }: Mute): Chat {
    return until === undefined ? chat : muteUser(chat, user, until, this.context.now);
  }

  async saveTicketRegistry(admission: TicketRegistry): Promise<void> {
    if (!this.#loaded) return;
    await write(this.#options.storage, ticketRegistryEntries(admission));
    this.#loaded = { ...this.#loaded, admission };
  }

  /** Handles the alarm: applies everything that is due. */
  async onAlarm(): Promise<void> {
    this.#alarm.rang();
    await this.load();
    const attemptAt = this.#outbox.nextAttemptAt;
    if (attemptAt !== null && attemptAt <= this.context.now) this.#deliver();
  }

  /** Sets the alarm for the next deadline. Deletes the storage of a closed room after its outbox is empty. */
  async finalize(): Promise<void> {
    if (!this.#loaded && !this.#lost) return;
    if (this.#lost && this.#lost.until <= this.context.now) await this.release(this.#lost.record.members);
    const members = this.#lost?.record.members ?? this.#loaded?.state.seats ?? [];
    if (members.length === 0 && this.#outbox.isEmpty) return this.#clear();
    const deadline = this.#loaded
      ? nextDeadline(this.#loaded.state, this.#options.timings)
      : members.length > 0 && this.#lost
        ? this.#lost.until
        : null;
    const stage = this.#loaded?.state.stage;
    const checkAt = stage && isRunning(stage) ? this.context.now + checkEvery : null;
    const dues = [deadline, this.#outbox.nextAttemptAt, checkAt].filter((due) => due !== null);
    if (dues.length > 0) await this.#alarm.set(Math.min(...dues), { isWatched: true });
  }

  async #clear(): Promise<void> {
    await Promise.all([this.#alarm.clear(), this.#options.storage.deleteAll()]);
    this.#loaded = null;
    this.#lost = null;
  }

  #log(line: ChatLine, state: RoomState): void {
    const message = chatMessageOf(line, state);
    for (const { connection } of this.#options.sockets.admitted())
      this.#options.sockets.send(connection, message);
  }

  #report(reports: RoomReport[]): void {
    if (reports.length === 0) return;
    this.#outbox.add(reports);
    this.#deliver();
  }

  /** Starts the delivery without waiting for it, because a player's command must not wait for the edge. */
  #deliver(): void {
    if ((this.#loaded || this.#lost) && !this.#outbox.isEmpty) void this.#outbox.deliver();
  }

  /** Sends a report. Does nothing for a room that no longer exists. */
  async #post(report: RoomReport): Promise<'taken' | 'tooBig'> {
    const code = this.#loaded?.state.code ?? this.#lost?.record.code;
    return code === undefined ? 'taken' : this.#options.edge.report(code, report);
  }
}
