import { limits, type Timings } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { CommandInput } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { RoomReport, RoomRequest, RoomResponse } from '@tallyho/game/protocol/service';
import type { Ticket } from '@tallyho/game/protocol/ticket';
import type { RoomView } from '@tallyho/game/protocol/view';
import type { ChosenTheme } from '@tallyho/game/room/state/event';
import type { Edge } from '../src/ports.ts';
import { RoomObject } from '../src/room/room.ts';
import { FakeSocket } from './fake-socket.ts';
import { sampleTheme } from './sample-theme.ts';
import { type SimulatedProcess, Simulation } from './simulation.ts';

const code = 'ROOMAB';
export const person = (user: string) => ({ user, username: `name of ${user}`, avatar: 1 });

type Ack = Extract<ServerMessage, { ack: string }>;
type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** A player's socket. */
export class PlayerSocket extends FakeSocket<ServerMessage> {
  /** The round-trip time of a ping and its answer, in milliseconds; null: the connection is dead. */
  latency: number | null = 0;
  /** The answers to the pings that arrived while the connection was dead. */
  readonly missedAnswers: string[] = [];
  get acks(): Ack[] {
    return this.messages.filter((message) => 'ack' in message);
  }
  get snapshot(): Snapshot {
    const found = this.messages.findLast((message) => 'type' in message && message.type === 'snapshot');
    if (!found || !('view' in found)) throw new Error('No snapshot came');
    return found;
  }
  names(): string[] {
    return this.messages.map((message) => ('type' in message ? message.type : 'ack'));
  }
}

const newEdge = () => ({
  themes: new Map<string, ChosenTheme>([['Snacks', { snapshot: sampleTheme('Snacks'), available: 5 }]]),
  reports: [] as RoomReport[],
  isDown: false,
  /** Returns the status with which a report is refused for good; null if it is stored. */
  refuses: (_report: RoomReport): number | null => null,
  /** While set, a theme response waits for it. */
  hold: null as Promise<void> | null,
});

const edgeOf = (edge: ReturnType<typeof newEdge>, life: SimulatedProcess['life']): Edge => ({
  theme: async ({ name }) => {
    if (edge.isDown) throw new Error('planted: edge is down');
    await edge.hold;
    return edge.themes.get(name) ?? null;
  },
  themeOptions: async ({ used }) => {
    if (edge.isDown) throw new Error('planted: edge is down');
    await edge.hold;
    return [...edge.themes.keys()].filter((name) => !used.includes(name)).slice(0, limits.voteOptions);
  },
  report: async (_code, report) => {
    if (edge.isDown) throw new Error('planted: edge is down');
    const status = edge.refuses(report);
    if (status !== null) return { outcome: 'refused', status };
    if (!life.isDead) edge.reports.push(structuredClone(report));
    return { outcome: 'stored' };
  },
});

/** One socket for each user, in their order. */
type SocketsOf<Users extends readonly string[]> = { readonly [Seat in keyof Users]: PlayerSocket };

/** A room with its whole environment in memory. */
export class World extends Simulation<RoomObject, PlayerSocket> {
  readonly edge: ReturnType<typeof newEdge>;
  #ids = 0;

  constructor(timings: Partial<Timings> = {}) {
    const edge = newEdge();
    super(timings, ({ life, ...process }) => new RoomObject({ ...process, edge: edgeOf(edge, life) }));
    this.edge = edge;
  }

  get room(): RoomObject {
    return this.object;
  }

  async call(request: RoomRequest): Promise<RoomResponse> {
    const answer = await this.room.request(code, request);
    await this.settle();
    return answer;
  }

  connect(user: string, claims: { jti?: string; session?: string } = {}): Promise<PlayerSocket> {
    return this.#connect({
      kind: 'user',
      sub: user,
      username: person(user).username,
      avatar: 1,
      ...this.#claimsFor(user),
      ...claims,
    });
  }

  /** Connects a spectator, who has no seat. */
  connectSpectator(spectator: string): Promise<PlayerSocket> {
    return this.#connect({ kind: 'spectator', sub: spectator, ...this.#claimsFor(spectator) });
  }

  #claimsFor(owner: string) {
    const exp = this.now / 1000 + 60;
    return {
      aud: 'party',
      room: code,
      session: `session of ${owner}`,
      jti: crypto.randomUUID(),
      exp,
    } as const;
  }

  #connect(ticket: Ticket): Promise<PlayerSocket> {
    const socket = new PlayerSocket();
    socket.onPing = (answer) => {
      if (socket.latency === null) socket.missedAnswers.push(answer);
      else if (socket.latency === 0) queueMicrotask(() => this.#send(socket, answer));
      else this.underWay(socket.latency, () => this.#send(socket, answer));
    };
    return this.admit(socket, () => this.room.connect(socket, ticket));
  }

  /** Connects these users, one after the other. */
  async connectAll<const Users extends readonly string[]>(users: Users): Promise<SocketsOf<Users>> {
    const sockets: PlayerSocket[] = [];
    for (const user of users) sockets.push(await this.connect(user));
    return sockets as unknown as SocketsOf<Users>; // one for each user, in their order
  }

  /** The client reads again: it answers all pings that it has missed. */
  async readAgain(socket: PlayerSocket): Promise<void> {
    socket.latency = 0;
    for (const answer of socket.missedAnswers.splice(0)) this.#send(socket, answer);
    await this.settle();
  }

  #send(socket: PlayerSocket, frame: string): void {
    if (socket.closedWith === null) void this.room.message(socket, frame);
  }

  nextId(): string {
    this.#ids += 1;
    return `command-${this.#ids}`;
  }

  /** Sends a command. Returns true, or its reject code. */
  async send(socket: PlayerSocket, command: CommandInput, id = this.nextId()): Promise<true | string | null> {
    const before = socket.acks.length;
    await this.room.message(socket, JSON.stringify({ id, ...command }));
    await this.settle();
    const ack = socket.acks.slice(before).find((given) => given.ack === id);
    if (!ack) return null;
    return ack.ok || ack.error;
  }

  async view(socket: PlayerSocket): Promise<RoomView> {
    await this.send(socket, { type: 'resync' });
    this.now += 1_000;
    return socket.snapshot.view;
  }
}

/** Returns a lobby with these users, all connected; the first one leads. `rules` override the defaults. */
export const lobbyOf = async <const Users extends readonly string[]>(
  world: World,
  users: Users,
  rules: Partial<RoomRules> = {},
): Promise<SocketsOf<Users>> => {
  const [owner, ...others] = users;
  if (owner === undefined) throw new Error('A lobby has an owner');
  await world.call({
    type: 'create',
    owner: person(owner),
    isPublic: false,
    capacity: 8,
    rules: { ...defaultRules, ...rules },
  });
  for (const user of others) await world.call({ type: 'join', person: person(user) });
  return world.connectAll(users);
};

/** Starts a game from the lobby up to the theme picker. Returns the game id. */
export const startGame = async (world: World, sockets: readonly PlayerSocket[]): Promise<string> => {
  const [leader] = sockets;
  if (!leader) throw new Error('The room has no leader');
  await world.send(leader, { type: 'startGame' });
  const gameId = (await world.view(leader)).game?.id ?? '';
  for (const socket of sockets) await world.send(socket, { type: 'confirmReadiness', gameId });
  return gameId;
};

/** Starts a game and the first round of the theme Snacks. Returns the key of the round, which the answers to it name. */
export const startRound = async (world: World, sockets: readonly PlayerSocket[]) => {
  const gameId = await startGame(world, sockets);
  const [leader] = sockets;
  if (!leader) throw new Error('The room has no leader');
  await world.send(leader, { type: 'themeChosen', gameId, theme: 'Snacks' });
  return { gameId, theme: 'Snacks', game: 0 };
};
