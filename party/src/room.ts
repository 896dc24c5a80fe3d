import { limits, type Timings } from '@tallyho/game/limits';
import type { UserId } from '@tallyho/game/model/person';
import { type RejectCode, rejections } from '@tallyho/game/model/reject-codes';
import { isProfane } from '@tallyho/game/people/profanity';
import type { ClientCommand } from '@tallyho/game/protocol/client';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { type RoomAnswer, type RoomRequest, roomRequestSchema } from '@tallyho/game/protocol/service';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { nudge } from '@tallyho/game/room/nudge';
import { isRunning } from '@tallyho/game/room/transition';
import * as v from 'valibot';
import { internalError, policyViolation, tooBig } from './close-codes.ts';
import { type IncomingData, readFrame } from './frame.ts';
import { Heartbeat } from './heartbeat.ts';
import { ackOf, responseTo, snapshotFor } from './messages.ts';
import type { PartyObject } from './platform.ts';
import type { Clock, Connection, Connections, Edge, Log, Member, Storage } from './ports.ts';
import { RateLimiter } from './rate-limiter.ts';
import { serve } from './room-requests.ts';
import { type Reply, RoomRuntime } from './room-runtime.ts';
import { SerialQueue } from './serial-queue.ts';
import { Sockets } from './sockets.ts';
import { redeemTicket } from './ticket-registry.ts';

export type Ports = {
  storage: Storage;
  connections: Connections;
  edge: Edge;
  clock: Clock;
  timings: Timings;
  log: Log;
};

type ThemeCommand = Extract<ClientCommand, { type: 'themeChosen' }>;

const requestText = v.pipe(v.string(), v.parseJson(), roomRequestSchema);
/** A snapshot is the biggest thing that a client can ask for. */
const resyncCost = 5;
/** Hidden tabs give signs of life once a minute at worst. */
const silentAfter = 75_000;

/**
 * One room between the wire and the rules. Every event goes one way: bytes, rate, parse, stamp, then the ledger's reduce,
 * persist, send, alarm. One at a time, in the order they came; only waiting for the edge is outside the line.
 */
export class Room implements PartyObject<Ticket> {
  readonly #ports: Ports;
  readonly #sockets: Sockets;
  readonly #runtime: RoomRuntime;
  readonly #heartbeat: Heartbeat;
  readonly #rateLimiter = new RateLimiter();
  readonly #malformed = new Map<string, number>();
  readonly #queue = new SerialQueue();
  /** When the missing players were nudged last, epoch ms; null: not since the process began. */
  #nudgedAt: number | null = null;
  /** What clients were last told; null: not known to this process. */
  #toldElsewhere: UserId[] | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#sockets = new Sockets({ ...ports, silentAfter });
    this.#runtime = new RoomRuntime({
      ...ports,
      sockets: this.#sockets,
      exclusive: (job) => this.#queue.run(job),
      overdue: () => void this.alarm(),
    });
    this.#heartbeat = new Heartbeat({
      ...ports,
      sockets: this.#sockets,
      lost: (lastSigns) => void this.#lost(lastSigns),
    });
  }

  /** A socket with a genuine ticket. It is admitted and sent the room, or closed with the reason as its code. */
  connect(connection: Connection, ticket: Ticket): Promise<void> {
    return this.#withErrorBoundary(connection, async () => {
      const user = ticket.sub;
      await this.#withLoadedRoom(async () => {
        const refusal = this.#rejectReason(ticket);
        if (refusal === 'notKept') await this.#runtime.release([user]);
        if (refusal) return this.#sockets.reject(connection, closeCodes[refusal], refusal);
        const { held, context } = this.#runtime;
        const admission = held && redeemTicket(held.admission, ticket, context.now);
        if (!admission) return this.#sockets.reject(connection, policyViolation, 'ticket');
        if (typeof admission === 'string')
          return this.#sockets.reject(connection, closeCodes[admission], admission);
        this.#sockets.closeOldestOf(user);
        const { session } = ticket;
        const since = context.now;
        connection.setMember({
          user,
          session,
          since,
          aliveAt: null,
          hasGreeted: false,
          isSilent: false,
          isElsewhere: false,
        });
        await this.#runtime.apply({ type: 'connected', user }, { admission, except: connection });
        this.#sendSnapshot(connection, user);
      });
    });
  }

  /** A frame from a socket, whatever is in it. */
  async message(connection: Connection, data: IncomingData): Promise<void> {
    const { member } = connection;
    if (!member || this.#sockets.isGone(connection)) return this.#sockets.closeUnknown(connection);
    const frame = readFrame(data);
    if (frame.kind === 'oversized') return this.#disconnectClient(connection, tooBig, 'frame');
    const command = frame.kind === 'command' ? frame.command : null;
    const id = command ? command.id : frame.kind === 'malformed' ? frame.id : null;
    const reply: Reply = (error) => {
      if (id !== null) this.#sockets.send(connection, ackOf(id, error));
    };
    if (this.#sockets.heard(connection, member)) await this.#matchPresence(connection);
    const cost = command?.type === 'resync' ? resyncCost : 1;
    const verdict = this.#rateLimiter.take(member.user, this.#runtime.context.now, cost);
    if (verdict === 'flooding') return this.#disconnectClient(connection, closeCodes.flooding, 'flooding');
    if (verdict === 'tooFast') return reply('rateLimited');
    if (frame.kind === 'greeting') return this.#onHeartbeat(connection, member);
    if (!command) return this.#refuseMalformed(connection, reply);
    return this.#withErrorBoundary(connection, async () => {
      if (command.type === 'resync')
        await this.#withLoadedRoom(async () =>
          reply(this.#sendSnapshot(connection, member.user) ? null : 'notMember'),
        );
      else if (command.type === 'viewPage')
        await this.#withLoadedRoom(async () => {
          this.#sockets.showsPage(connection, command.page);
          reply(null);
        });
      else await this.#handleCommand(member.user, command, reply);
    });
  }

  async #onHeartbeat(connection: Connection, member: Member): Promise<void> {
    const isExpectedToGoOn = member.hasGreeted || this.#heartbeat.isRunning;
    this.#sockets.greeted(connection, member, { isExpectedToGoOn });
    if (this.#sockets.dropSilent() !== null) await this.#matchPresence(connection);
  }

  /** A socket's end, whoever caused it. */
  closed(connection: Connection): Promise<void> {
    this.#sockets.ended(connection);
    this.#malformed.delete(connection.id);
    return this.#withErrorBoundary(connection, async () => {
      await this.#withLoadedRoom(() => this.#runtime.syncPresence());
      this.#sockets.forget(connection);
    });
  }

  /** The same as text. */
  async call(code: string, body: string): Promise<RoomAnswer | null> {
    const request = v.safeParse(requestText, body);
    return request.success ? this.request(code, request.output) : null;
  }

  /** A call from the edge, whose right to make it was checked. Rejects only if storage fails. */
  async request(code: string, request: RoomRequest): Promise<RoomAnswer> {
    let answer: RoomAnswer = { ok: false, error: 'lobbyNotFound' };
    const reply: Reply = (error) => {
      answer = responseTo(request, error, this.#runtime.held, this.#runtime.lost);
    };
    if (request.type !== 'command')
      await this.#withLoadedRoom(() =>
        serve(code, request, { ledger: this.#runtime, sockets: this.#sockets, reply }),
      );
    else if (this.#rateLimiter.take(request.user, this.#runtime.context.now) !== 'fine') reply('rateLimited');
    else if (request.command.type === 'resync' || request.command.type === 'viewPage')
      await this.#withLoadedRoom(async () => reply(null));
    else await this.#handleCommand(request.user, request.command, reply);
    return answer;
  }

  /** The room's one alarm. Never rejects: what failed is tried again at the next wake. */
  async alarm(): Promise<void> {
    const ring = async () => {
      await this.#runtime.onAlarm();
      await this.#conclude();
    };
    await this.#queue.run(ring).catch((error) => this.#ports.log('An alarm failed', error));
  }

  /** Carries out a command of `user`, who is a member or told not to be. `reply` is called once. */
  #handleCommand(
    user: UserId,
    command: Exclude<ClientCommand, { type: 'resync' | 'viewPage' }>,
    reply: Reply,
  ): Promise<void> {
    switch (command.type) {
      case 'sendMessage':
        return this.#withLoadedRoom(async () => reply(await this.#runtime.post(user, command)));
      case 'nudge':
        return this.#withLoadedRoom(async () => reply(this.#nudge(user, command)));
      case 'themeChosen':
        return this.#chooseTheme(user, command, reply);
      case 'gameFinished':
        return this.#withLoadedRoom(() =>
          this.#runtime.apply(
            { type: 'command', user, command },
            {
              reply: (error) => {
                if (error) this.#tell([user], { type: 'gameFinishedError', message: rejections[error] });
                reply(error);
              },
            },
          ),
        );
      case 'writeTheme':
        if (isProfane(command.theme.name, ...command.theme.texts))
          return this.#withLoadedRoom(async () => reply('profaneTheme'));
        break;
      default:
    }
    return this.#withLoadedRoom(() => this.#runtime.apply({ type: 'command', user, command }, { reply }));
  }

  /** Nothing of it is stored: after a restart the room may be nudged again a bit early. */
  #nudge(user: UserId, command: Extract<ClientCommand, { type: 'nudge' }>): RejectCode | null {
    const { held, context } = this.#runtime;
    if (!held) return 'notMember';
    const outcome = nudge(held.state, { user, command, lastAt: this.#nudgedAt }, context);
    if ('reject' in outcome) return outcome.reject;
    this.#nudgedAt = context.now;
    const nextAt = context.now + context.timings.nudgeCooldown;
    this.#tell([user, ...outcome.missing], { type: 'nudge', by: user, nextAt });
    return null;
  }

  /** Sends a message to all sockets of these people. */
  #tell(users: UserId[], message: ServerMessage): void {
    for (const user of users)
      for (const connection of this.#sockets.of(user)) this.#sockets.send(connection, message);
  }

  /**
   * The edge is asked outside the line, so nobody waits for it; with its answer the command is decided anew. The lobby's
   * own themes are no business of the edge's.
   */
  async #chooseTheme(user: UserId, command: ThemeCommand, reply: Reply): Promise<void> {
    const unasked = { type: 'command', user, command, theme: null } as const;
    if (command.ownTheme !== undefined)
      return this.#withLoadedRoom(() => this.#runtime.apply(unasked, { reply }));
    const code = await this.#withLoadedRoom(async () => {
      const foreseen = this.#runtime.dryRun(unasked);
      const state = this.#runtime.held?.state;
      if (foreseen === 'themeNotFound' && state) return state.code;
      reply(foreseen);
      return null;
    });
    if (code === null) return;
    let theme: ChosenTheme | null;
    try {
      theme = await this.#ports.edge.theme(code, command.theme);
    } catch (error) {
      this.#ports.log('A theme could not be fetched', error);
      return reply('themeUnavailable');
    }
    await this.#withLoadedRoom(() =>
      this.#runtime.apply({ type: 'command', user, command, theme }, { reply }),
    );
  }

  #rejectReason({ sub }: Ticket): CloseReason | null {
    if (this.#runtime.lost) return 'notKept';
    const state = this.#runtime.held?.state;
    if (state?.barred.includes(sub)) return 'kicked';
    if (!state?.seats.some(({ user }) => user === sub)) return 'notMember';
    return null;
  }

  #sendSnapshot(connection: Connection, user: UserId): boolean {
    const { held, context } = this.#runtime;
    const snapshot =
      held && snapshotFor(held.state, held.chat, user, { now: context.now, elsewhere: this.#elsewhere() });
    if (snapshot) this.#sockets.send(connection, snapshot);
    return snapshot !== null;
  }

  async #refuseMalformed(connection: Connection, reply: Reply): Promise<void> {
    reply('malformed');
    const count = (this.#malformed.get(connection.id) ?? 0) + 1;
    this.#malformed.set(connection.id, count);
    if (count >= limits.malformedFrames)
      await this.#disconnectClient(connection, closeCodes.malformed, 'malformed');
  }

  /** Closes a socket that misbehaved. Its owner keeps the seat, as after any other lost connection. */
  async #disconnectClient(connection: Connection, code: number, reason: string): Promise<void> {
    this.#sockets.drop(connection, code, reason);
    await this.#matchPresence(connection);
  }

  /** Sockets have gone or count again: so do their owners, if they have no other. */
  async #matchPresence(connection: Connection): Promise<void> {
    await this.#withErrorBoundary(connection, () => this.#withLoadedRoom(() => this.#runtime.syncPresence()));
  }

  /** Runs `job` in its turn, with the room loaded and up to date before, and its alarm set after. */
  #withLoadedRoom<Result>(job: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(async () => {
      await this.#runtime.load();
      const result = await job();
      await this.#conclude();
      return result;
    });
  }

  /** Sets the alarm for what is due next. Sockets are pinged while a game runs, and only then. */
  async #conclude(): Promise<void> {
    await this.#runtime.finalize();
    const stage = this.#runtime.held?.state.stage;
    const isGameRunning = stage !== undefined && isRunning(stage);
    this.#heartbeat.run(isGameRunning && this.#sockets.count > 0);
    this.#tellElsewhere(isGameRunning);
  }

  /** Who shows another page than the game that runs, in the order of the seats. */
  #elsewhere(): UserId[] {
    const state = this.#runtime.held?.state;
    if (!state || !isRunning(state.stage)) return [];
    const { usersElsewhere } = this.#sockets;
    return state.seats.map(({ user }) => user).filter((user) => usersElsewhere.has(user));
  }

  /** Tells everybody who is elsewhere if that has changed, or if a process that has just started cannot know. */
  #tellElsewhere(isGameRunning: boolean): void {
    if (!isGameRunning) this.#sockets.forgetPages();
    const users = this.#elsewhere();
    const before = this.#toldElsewhere;
    this.#toldElsewhere = users;
    if (!isGameRunning || (before && users.join() === before.join())) return;
    const message = JSON.stringify({ type: 'elsewhere', users } satisfies ServerMessage);
    for (const { connection } of this.#sockets.admitted()) this.#sockets.send(connection, message);
  }

  /** Sockets died, by owner and moment (epoch ms): who has no other is gone since then. */
  async #lost(lastSigns: ReadonlyMap<UserId, number>): Promise<void> {
    await this.#withLoadedRoom(() => this.#runtime.syncPresence(lastSigns)).catch((error) =>
      this.#ports.log('Dead sockets could not be noted', error),
    );
  }

  /** No client learns what failed: it is closed, comes back, gets a snapshot and repeats what was not acknowledged. */
  async #withErrorBoundary(connection: Connection, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.#ports.log('A room failed', error);
      this.#sockets.drop(connection, internalError, '');
    }
  }
}
