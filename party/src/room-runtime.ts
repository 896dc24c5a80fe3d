import {
  type Chat,
  type ChatLine,
  emptyChat,
  muteUser,
  postAction,
  postMessage,
} from '@tallyho/game/chat/chat';
import type { Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { type RoomReport, roomReportSchema } from '@tallyho/game/protocol/service';
import { nextDeadline } from '@tallyho/game/room/deadlines';
import type { Context, Effect, RoomEvent } from '@tallyho/game/room/event';
import { createGameRecord, createLobbyRecord } from '@tallyho/game/room/records';
import { reduce } from '@tallyho/game/room/reduce';
import type { RoomState } from '@tallyho/game/room/state';
import { isRunning } from '@tallyho/game/room/transition';
import { Alarm } from './alarm.ts';
import { announce, disconnect } from './announce.ts';
import { chatEntries } from './chat-store.ts';
import { type LostRoom, lostEntries, lostRoomOf, without } from './lost-room.ts';
import { chatMessageOf } from './messages.ts';
import { Outbox } from './outbox.ts';
import type { Clock, Connection, Edge, Log, Storage } from './ports.ts';
import { restoreRoom } from './restore.ts';
import type { LoadedRoom } from './room-shape.ts';
import type { Sockets } from './sockets.ts';
import { entriesBetween, write } from './storage.ts';
import { emptyTicketRegistry, type TicketRegistry, ticketRegistryEntries } from './ticket-registry.ts';

/** A process that dies in the middle of a game takes the pings with it: an alarm looks after the room this often, in ms. */
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
  /** Called when an alarm should have rung and did not. */
  overdue: () => void;
};

/** Until when somebody's chat lines are not taken, epoch ms; null: they are, undefined: as before. */
type Silence = { user: UserId; until: number | null | undefined };

type TakeOptions = {
  /** Stored together with what the event changes. */
  admission?: TicketRegistry;
  silenced?: Silence;
  /** A socket that is told by other means. */
  except?: Connection;
  /** Called once the outcome is stored, and before sockets are closed. */
  reply?: Reply;
};

/**
 * What the room is, and the one way it changes: reduce, persist, send, alarm. Everything here runs inside the room's
 * queue, one call at a time, and nothing is sent that is not stored.
 */
export class RoomRuntime {
  readonly #options: Options;
  readonly #outbox: Outbox<RoomReport>;
  readonly #alarm: Alarm;
  #isLoaded = false;
  #held: LoadedRoom | null = null;
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

  /** The room; null if there is none, or none any more. */
  get held(): LoadedRoom | null {
    return this.#held;
  }

  /** What is left of a room that this version of the program cannot use; null in all other cases. */
  get lost(): LostRoom | null {
    return this.#lost;
  }

  get context(): Context {
    return { now: this.#options.clock.now(), timings: this.#options.timings };
  }

  /** Loads the room if memory is fresh, and does what became due: an alarm does not survive every death of a process. */
  async load(): Promise<void> {
    if (!this.#isLoaded) await this.#load();
    if (!this.#held) return;
    const { now, timings } = this.context;
    const due = nextDeadline(this.#held.state, timings);
    if (due !== null && due <= now) await this.apply({ type: 'deadline' });
  }

  async #load(): Promise<void> {
    const stored = await this.#options.storage.list();
    const restored = restoreRoom(stored);
    if (restored.kind === 'room' && restored.isUpgraded) await this.#storeWhole(restored.held);
    this.#isLoaded = true;
    if (restored.kind === 'none') return;
    await this.#outbox.restore(stored);
    if (restored.kind === 'unusable') return this.#giveUp(stored);
    this.#held = restored.held;
    this.#deliver();
    await this.syncPresence();
  }

  /** All of the room, in the shape of now. */
  async #storeWhole({ state, chat, admission }: LoadedRoom): Promise<void> {
    await write(this.#options.storage, {
      ...entriesBetween(null, state),
      ...chatEntries(emptyChat, chat, chat.lines),
      ...ticketRegistryEntries(admission),
    });
  }

  /** The room cannot be used: its players are told, those who are connected now and those who come back. */
  async #giveUp(stored: Map<string, unknown>): Promise<void> {
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

  /** From a room that is lost its members can still leave. */
  async #letGo(event: RoomEvent): Promise<RejectCode | null> {
    const leaves = event.type === 'command' && event.command.type === 'leaveLobby';
    if (!leaves || !this.#lost?.record.members.includes(event.user)) return 'notMember';
    await this.release([event.user]);
    return null;
  }

  /** Members of a room that is lost are free to go elsewhere. */
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
   * Presence follows the sockets: a person is here with the first and gone with the last, however they came and went. Those
   * whose sockets died are gone since their last sign of life, epoch ms.
   */
  async syncPresence(lastSigns: ReadonlyMap<UserId, number> = new Map()): Promise<void> {
    if (!this.#held) return;
    const { usersHere } = this.#options.sockets;
    for (const { user, presence } of this.#held.state.seats) {
      const isHere = presence.status === 'here';
      if (isHere === usersHere.has(user)) continue;
      const since = lastSigns.get(user);
      if (!isHere) await this.apply({ type: 'connected', user });
      else await this.apply({ type: 'disconnected', user, ...(since === undefined ? {} : { since }) });
    }
  }

  async create(state: RoomState, silenced: Silence): Promise<void> {
    const chat = this.#muteStateOf(emptyChat, silenced);
    const reports: RoomReport[] = [{ type: 'lobby', lobby: createLobbyRecord(state) }];
    await write(this.#options.storage, {
      ...entriesBetween(null, state),
      ...chatEntries(emptyChat, chat, []),
      ...this.#outbox.entriesFor(reports),
    });
    this.#held = { state, chat, admission: emptyTicketRegistry };
    this.#report(reports);
  }

  /** What would become of an event; null if it would be accepted. */
  dryRun(event: RoomEvent): RejectCode | null {
    if (!this.#held) return 'notMember';
    const outcome = reduce(this.#held.state, event, this.context);
    return 'reject' in outcome ? outcome.reject : null;
  }

  /** Reduces an event; stores all that follows from it in one write; then sends. A refused one leaves no trace. */
  async apply(event: RoomEvent, { admission, silenced, except, reply }: TakeOptions = {}): Promise<void> {
    const before = this.#held;
    if (!before) return reply?.(await this.#letGo(event));
    const context = this.context;
    const outcome = reduce(before.state, event, context);
    if ('reject' in outcome) return reply?.(outcome.reject);
    const { state, effects } = outcome;
    const heard = silenced ? this.#muteStateOf(before.chat, silenced) : before.chat;
    const { chat, lines } = withActions(heard, effects, context.now);
    const reports = reportsOf(effects, state);
    const entries = {
      ...entriesBetween(before.state, state),
      ...chatEntries(before.chat, chat, lines),
      ...this.#outbox.entriesFor(reports),
      ...(admission ? ticketRegistryEntries(admission) : {}),
    };
    await write(this.#options.storage, entries);
    this.#held = { state, chat, admission: admission ?? before.admission };
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

  /** A member's chat line: a write of its own, and the round is not touched. */
  async post(user: UserId, { id, text }: { id: string; text: string }): Promise<RejectCode | null> {
    const held = this.#held;
    const person = held?.state.seats.find((seat) => seat.user === user);
    if (!held || !person) return 'notMember';
    const posted = postMessage(held.chat, { commandId: id, person, text }, this.context);
    if ('repeat' in posted) return null;
    if ('reject' in posted) return posted.reject;
    await write(this.#options.storage, chatEntries(held.chat, posted.chat, [posted.line]));
    this.#held = { ...held, chat: posted.chat };
    this.#log(posted.line, held.state);
    return null;
  }

  /** Muted, or not any longer: a write of its own, and the round is not touched. */
  async muteUser(silenced: Silence): Promise<RejectCode | null> {
    const held = this.#held;
    if (!held?.state.seats.some(({ user }) => user === silenced.user)) return 'notMember';
    const chat = this.#muteStateOf(held.chat, silenced);
    await write(this.#options.storage, chatEntries(held.chat, chat, []));
    this.#held = { ...held, chat };
    return null;
  }

  #muteStateOf(chat: Chat, { user, until }: Silence): Chat {
    return until === undefined ? chat : muteUser(chat, user, until, this.context.now);
  }

  async saveTicketRegistry(admission: TicketRegistry): Promise<void> {
    if (!this.#held) return;
    await write(this.#options.storage, ticketRegistryEntries(admission));
    this.#held = { ...this.#held, admission };
  }

  /** The alarm went off: whatever is due is done. */
  async onAlarm(): Promise<void> {
    this.#alarm.rang();
    await this.load();
    const attemptAt = this.#outbox.nextAttemptAt;
    if (attemptAt !== null && attemptAt <= this.context.now) this.#deliver();
  }

  /** Sets the alarm for what is due next; clears the storage of a room that is closed and has nothing left to tell. */
  async finalize(): Promise<void> {
    if (!this.#held && !this.#lost) return;
    if (this.#lost && this.#lost.until <= this.context.now) await this.release(this.#lost.record.members);
    const members = this.#lost?.record.members ?? this.#held?.state.seats ?? [];
    if (members.length === 0 && this.#outbox.isEmpty) return this.#clear();
    const deadline = this.#held
      ? nextDeadline(this.#held.state, this.#options.timings)
      : members.length > 0 && this.#lost
        ? this.#lost.until
        : null;
    const stage = this.#held?.state.stage;
    const checkAt = stage && isRunning(stage) ? this.context.now + checkEvery : null;
    const dues = [deadline, this.#outbox.nextAttemptAt, checkAt].filter((due) => due !== null);
    if (dues.length > 0) await this.#alarm.set(Math.min(...dues), { isWatched: true });
  }

  async #clear(): Promise<void> {
    await Promise.all([this.#alarm.clear(), this.#options.storage.deleteAll()]);
    this.#held = null;
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

  /** Not waited for: a player's command never waits for the edge. */
  #deliver(): void {
    if ((this.#held || this.#lost) && !this.#outbox.isEmpty) void this.#outbox.deliver();
  }

  /** A room that is gone has nothing left to tell. */
  async #post(report: RoomReport): Promise<'taken' | 'tooBig'> {
    const code = this.#held?.state.code ?? this.#lost?.record.code;
    return code === undefined ? 'taken' : this.#options.edge.report(code, report);
  }
}

const withActions = (chat: Chat, effects: Effect[], now: number): { chat: Chat; lines: ChatLine[] } => {
  const lines: ChatLine[] = [];
  let grown = chat;
  for (const effect of effects) {
    if (effect.type !== 'say') continue;
    const posted = postAction(grown, effect, now);
    grown = posted.chat;
    lines.push(posted.line);
  }
  return { chat: grown, lines };
};

const reportsOf = (effects: Effect[], state: RoomState): RoomReport[] =>
  effects.flatMap((effect): RoomReport[] => {
    if (effect.type === 'saveLobby') return [{ type: 'lobby', lobby: createLobbyRecord(state) }];
    const game = effect.type === 'saveGame' ? createGameRecord(state) : null;
    return game ? [{ type: 'game', game }] : [];
  });
