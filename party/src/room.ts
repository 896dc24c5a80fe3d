import { limits, type Timings } from '@tallyho/game/limits';
import { isProfane } from '@tallyho/game/people/profanity';
import type { ClientCommand } from '@tallyho/game/protocol/client';
import { type CloseReason, closeCodes } from '@tallyho/game/protocol/close-codes';
import { type RejectCode, rejections } from '@tallyho/game/protocol/reject-codes';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { type RoomAnswer, type RoomRequest, roomRequestSchema } from '@tallyho/game/protocol/service';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { nudge } from '@tallyho/game/room/nudge';
import type { UserId } from '@tallyho/game/room/person';
import { isRunning } from '@tallyho/game/room/turn';
import * as v from 'valibot';
import { useTicket } from './admission.ts';
import { internalError, policyViolation, tooBig } from './close-codes.ts';
import { type IncomingData, readFrame } from './frame.ts';
import { Heartbeat } from './heartbeat.ts';
import { Ledger, type Reply } from './ledger.ts';
import { Line } from './line.ts';
import { ackOf, answerTo, snapshotFor } from './messages.ts';
import type { Hosted } from './platform.ts';
import type { Clock, Connection, Connections, Edge, Log, Member, Storage } from './ports.ts';
import { Allowance } from './rate.ts';
import { serve } from './room-requests.ts';
import { Sockets } from './sockets.ts';

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
export class Room implements Hosted<Ticket> {
  readonly #ports: Ports;
  readonly #sockets: Sockets;
  readonly #ledger: Ledger;
  readonly #heartbeat: Heartbeat;
  readonly #allowance = new Allowance();
  readonly #malformed = new Map<string, number>();
  readonly #line = new Line();
  /** When the missing players were nudged last, epoch ms; null: not since the process began. */
  #nudgedAt: number | null = null;
  /** What clients were last told; null: not known to this process. */
  #toldElsewhere: UserId[] | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#sockets = new Sockets({ ...ports, silentAfter });
    this.#ledger = new Ledger({
      ...ports,
      sockets: this.#sockets,
      exclusive: (job) => this.#line.run(job),
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
    return this.#safely(connection, async () => {
      const user = ticket.sub;
      await this.#awake(async () => {
        const refusal = this.#refusal(ticket);
        if (refusal === 'notKept') await this.#ledger.release([user]);
        if (refusal) return this.#sockets.refuse(connection, closeCodes[refusal], refusal);
        const { held, context } = this.#ledger;
        const admission = held && useTicket(held.admission, ticket, context.now);
        if (!admission) return this.#sockets.refuse(connection, policyViolation, 'ticket');
        if (typeof admission === 'string')
          return this.#sockets.refuse(connection, closeCodes[admission], admission);
        this.#sockets.makeRoomFor(user);
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
        await this.#ledger.take({ type: 'connected', user }, { admission, except: connection });
        this.#sendSnapshot(connection, user);
      });
    });
  }

  /** A frame from a socket, whatever is in it. */
  async message(connection: Connection, data: IncomingData): Promise<void> {
    const { member } = connection;
    if (!member || this.#sockets.isGone(connection)) return this.#sockets.dismiss(connection);
    const frame = readFrame(data);
    if (frame.kind === 'oversized') return this.#expel(connection, tooBig, 'frame');
    const command = frame.kind === 'command' ? frame.command : null;
    const id = command ? command.id : frame.kind === 'malformed' ? frame.id : null;
    const reply: Reply = (error) => {
      if (id !== null) this.#sockets.send(connection, ackOf(id, error));
    };
    if (this.#sockets.heard(connection, member)) await this.#matchPresence(connection);
    const cost = command?.type === 'resync' ? resyncCost : 1;
    const verdict = this.#allowance.take(member.user, this.#ledger.context.now, cost);
    if (verdict === 'flooding') return this.#expel(connection, closeCodes.flooding, 'flooding');
    if (verdict === 'tooFast') return reply('rateLimited');
    if (frame.kind === 'greeting') return this.#greeted(connection, member);
    if (!command) return this.#refuseMalformed(connection, reply);
    return this.#safely(connection, async () => {
      if (command.type === 'resync')
        await this.#awake(async () =>
          reply(this.#sendSnapshot(connection, member.user) ? null : 'notMember'),
        );
      else if (command.type === 'viewPage')
        await this.#awake(async () => {
          this.#sockets.showsPage(connection, command.page);
          reply(null);
        });
      else await this.#obey(member.user, command, reply);
    });
  }

  async #greeted(connection: Connection, member: Member): Promise<void> {
    const isExpectedToGoOn = member.hasGreeted || this.#heartbeat.isRunning;
    this.#sockets.greeted(connection, member, { isExpectedToGoOn });
    if (this.#sockets.dropSilent() !== null) await this.#matchPresence(connection);
  }

  /** A socket's end, whoever caused it. */
  closed(connection: Connection): Promise<void> {
    this.#sockets.ended(connection);
    this.#malformed.delete(connection.id);
    return this.#safely(connection, async () => {
      await this.#awake(() => this.#ledger.matchPresence());
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
    let answer: RoomAnswer = { ok: false, error: 'unknownLobby' };
    const reply: Reply = (error) => {
      answer = answerTo(request, error, this.#ledger.held, this.#ledger.lost);
    };
    if (request.type !== 'command')
      await this.#awake(() => serve(code, request, { ledger: this.#ledger, sockets: this.#sockets, reply }));
    else if (this.#allowance.take(request.user, this.#ledger.context.now) !== 'fine') reply('rateLimited');
    else if (request.command.type === 'resync' || request.command.type === 'viewPage')
      await this.#awake(async () => reply(null));
    else await this.#obey(request.user, request.command, reply);
    return answer;
  }

  /** The room's one alarm. Never rejects: what failed is tried again at the next wake. */
  async alarm(): Promise<void> {
    const ring = async () => {
      await this.#ledger.ring();
      await this.#conclude();
    };
    await this.#line.run(ring).catch((error) => this.#ports.log('An alarm failed', error));
  }

  /** Carries out a command of `user`, who is a member or told not to be. `reply` is called once. */
  #obey(
    user: UserId,
    command: Exclude<ClientCommand, { type: 'resync' | 'viewPage' }>,
    reply: Reply,
  ): Promise<void> {
    switch (command.type) {
      case 'sendMessage':
        return this.#awake(async () => reply(await this.#ledger.post(user, command)));
      case 'nudge':
        return this.#awake(async () => reply(this.#nudge(user, command)));
      case 'themeChosen':
        return this.#chooseTheme(user, command, reply);
      case 'gameFinished':
        return this.#awake(() =>
          this.#ledger.take(
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
          return this.#awake(async () => reply('profaneTheme'));
        break;
      default:
    }
    return this.#awake(() => this.#ledger.take({ type: 'command', user, command }, { reply }));
  }

  /** Nothing of it is stored: after a restart the room may be nudged again a bit early. */
  #nudge(user: UserId, command: Extract<ClientCommand, { type: 'nudge' }>): RejectCode | null {
    const { held, context } = this.#ledger;
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
    if (command.ownTheme !== undefined) return this.#awake(() => this.#ledger.take(unasked, { reply }));
    const code = await this.#awake(async () => {
      const foreseen = this.#ledger.foresee(unasked);
      const state = this.#ledger.held?.state;
      if (foreseen === 'unknownTheme' && state) return state.code;
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
    await this.#awake(() => this.#ledger.take({ type: 'command', user, command, theme }, { reply }));
  }

  #refusal({ sub }: Ticket): CloseReason | null {
    if (this.#ledger.lost) return 'notKept';
    const state = this.#ledger.held?.state;
    if (state?.barred.includes(sub)) return 'kicked';
    if (!state?.seats.some(({ user }) => user === sub)) return 'notMember';
    return null;
  }

  #sendSnapshot(connection: Connection, user: UserId): boolean {
    const { held, context } = this.#ledger;
    const snapshot =
      held && snapshotFor(held.state, held.chat, user, { now: context.now, elsewhere: this.#elsewhere() });
    if (snapshot) this.#sockets.send(connection, snapshot);
    return snapshot !== null;
  }

  async #refuseMalformed(connection: Connection, reply: Reply): Promise<void> {
    reply('malformed');
    const count = (this.#malformed.get(connection.id) ?? 0) + 1;
    this.#malformed.set(connection.id, count);
    if (count >= limits.malformedFrames) await this.#expel(connection, closeCodes.malformed, 'malformed');
  }

  /** Closes a socket that misbehaved. Its owner keeps the seat, as after any other lost connection. */
  async #expel(connection: Connection, code: number, reason: string): Promise<void> {
    this.#sockets.drop(connection, code, reason);
    await this.#matchPresence(connection);
  }

  /** Sockets have gone or count again: so do their owners, if they have no other. */
  async #matchPresence(connection: Connection): Promise<void> {
    await this.#safely(connection, () => this.#awake(() => this.#ledger.matchPresence()));
  }

  /** Runs `job` in its turn, with the room loaded and up to date before, and its alarm set after. */
  #awake<Result>(job: () => Promise<Result>): Promise<Result> {
    return this.#line.run(async () => {
      await this.#ledger.wake();
      const result = await job();
      await this.#conclude();
      return result;
    });
  }

  /** Sets the alarm for what is due next. Sockets are pinged while a game runs, and only then. */
  async #conclude(): Promise<void> {
    await this.#ledger.conclude();
    const stage = this.#ledger.held?.state.stage;
    const isGameRunning = stage !== undefined && isRunning(stage);
    this.#heartbeat.run(isGameRunning && this.#sockets.count > 0);
    this.#tellElsewhere(isGameRunning);
  }

  /** Who shows another page than the game that runs, in the order of the seats. */
  #elsewhere(): UserId[] {
    const state = this.#ledger.held?.state;
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
    await this.#awake(() => this.#ledger.matchPresence(lastSigns)).catch((error) =>
      this.#ports.log('Dead sockets could not be noted', error),
    );
  }

  /** No client learns what failed: it is closed, comes back, gets a snapshot and repeats what was not acknowledged. */
  async #safely(connection: Connection, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.#ports.log('A room failed', error);
      this.#sockets.drop(connection, internalError, '');
    }
  }
}
