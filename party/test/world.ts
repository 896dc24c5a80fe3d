import { defaultTimings, type Timings } from '@tallyho/game/limits';
import type { CommandInput } from '@tallyho/game/protocol/client';
import { greeting } from '@tallyho/game/protocol/greeting';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { RoomAnswer, RoomReport, RoomRequest } from '@tallyho/game/protocol/service';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { defaultRules, type RoomRules } from '@tallyho/game/room/rules';
import type { RoomView } from '@tallyho/game/room/view';
import type { Connection, Edge, Member } from '../src/ports.ts';
import { Room } from '../src/room.ts';
import { MemoryStorage } from './memory-storage.ts';
import { sampleTheme } from './sample-theme.ts';

const code = 'ROOMAB';
export const person = (user: string) => ({ user, username: `name of ${user}`, avatar: 1 });

type Ack = Extract<ServerMessage, { ack: string }>;
type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** A socket as the room sees it and as its client saw it. */
export class FakeSocket implements Connection {
  readonly id = crypto.randomUUID();
  member: Member | null = null;
  readonly frames: string[] = [];
  closedWith: number | null = null;

  setMember(member: Member): void {
    this.member = member;
  }
  send(frame: string): void {
    if (this.closedWith !== null) throw new Error('planted: socket is closed');
    this.frames.push(frame);
  }
  close(closeCode: number): void {
    this.closedWith ??= closeCode;
  }
  get messages(): ServerMessage[] {
    return this.frames.flatMap((frame) => JSON.parse(frame) as ServerMessage[]); // what a room sends
  }
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

/** A room with everything around it in memory: time stands still until told, and processes can be killed. */
export class World {
  readonly storage = new MemoryStorage();
  readonly edge = {
    themes: new Map<string, ChosenTheme>([['Snacks', { snapshot: sampleTheme('Snacks'), available: 5 }]]),
    reports: [] as RoomReport[],
    isDown: false,
    /** Characters of a report. */
    takes: Number.POSITIVE_INFINITY,
    /** While set, a theme's answer waits for it. */
    hold: null as Promise<void> | null,
  };
  readonly logged: string[] = [];
  sockets: FakeSocket[] = [];
  now = 1_800_000_000_000;
  timings: Timings = defaultTimings;
  life = { isDead: false, diesAfterPut: false, failsNextPut: false };
  room: Room;
  #soon: (() => void)[] = [];
  #timers = new Set<{ at: number; job: () => void }>();
  #ids = 0;

  constructor(timings: Partial<Timings> = {}) {
    this.timings = { ...defaultTimings, ...timings };
    this.room = this.#start();
  }

  #start(): Room {
    const { storage, life } = this.storage.handle();
    this.life = life;
    const sockets: FakeSocket[] = [];
    this.sockets = sockets;
    const soon: (() => void)[] = [];
    this.#soon = soon;
    const timers = new Set<{ at: number; job: () => void }>();
    this.#timers = timers;
    const edge: Edge = {
      theme: async (_code, name) => {
        if (this.edge.isDown) throw new Error('planted: edge is down');
        await this.edge.hold;
        return this.edge.themes.get(name) ?? null;
      },
      report: async (_code, report) => {
        if (this.edge.isDown) throw new Error('planted: edge is down');
        if (JSON.stringify(report).length > this.edge.takes) return 'tooBig';
        if (!life.isDead) this.edge.reports.push(structuredClone(report));
        return 'taken';
      },
    };
    return new Room({
      storage,
      connections: { all: () => sockets.filter(({ closedWith }) => closedWith === null) },
      edge,
      clock: {
        now: () => this.now,
        soon: (job) => void soon.push(job),
        later: (ms, job) => {
          const timer = { at: this.now + ms, job };
          timers.add(timer);
          return () => void timers.delete(timer);
        },
      },
      timings: this.timings,
      log: (message, error) => this.logged.push(`${message} ${error}`),
    });
  }

  /** kill -9: memory and sockets are gone, storage stays. Alarms may be lost too. */
  kill({ losesAlarm = true } = {}): void {
    this.life.isDead = true;
    if (losesAlarm) this.storage.alarmAt = null;
    this.room = this.#start();
  }

  /** Hibernation: memory is gone, sockets stay. */
  hibernate(): void {
    const { sockets } = this;
    this.life.isDead = true;
    this.room = this.#start();
    this.sockets.push(...sockets);
  }

  /** Everything that can happen without time passing has happened, and queued frames went out. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const jobs = this.#soon.splice(0);
      for (const job of jobs) job();
      quiet = jobs.length > 0 ? 0 : quiet + 1;
    }
  }

  /** Time passes, the alarm rings when it is due. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    while (this.storage.alarmAt !== null && this.storage.alarmAt <= until) {
      this.now = Math.max(this.now, this.storage.alarmAt);
      this.storage.alarmAt = null;
      await this.room.alarm();
      await this.settle();
    }
    this.now = until;
  }

  /** Time passes, but the alarm gets lost. */
  async passWithoutAlarm(ms: number): Promise<void> {
    this.now += ms;
    for (const timer of this.#timers) {
      if (timer.at > this.now) continue;
      this.#timers.delete(timer);
      timer.job();
    }
    await this.settle();
  }

  async call(request: RoomRequest): Promise<RoomAnswer> {
    const answer = await this.room.request(code, request);
    await this.settle();
    return answer;
  }

  async connect(user: string, claims: { jti?: string; session?: string } = {}): Promise<FakeSocket> {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    await this.room.connect(socket, {
      aud: 'party',
      room: code,
      sub: user,
      username: person(user).username,
      avatar: 1,
      session: claims.session ?? `session of ${user}`,
      jti: claims.jti ?? crypto.randomUUID(),
      exp: this.now / 1000 + 60,
    });
    await this.settle();
    // Clients greet: that is when one who may not come in is told.
    if (!socket.member) await this.room.message(socket, greeting);
    return socket;
  }

  /** The client goes away. */
  async drop(socket: FakeSocket): Promise<void> {
    socket.closedWith ??= 1001;
    await this.room.closed(socket);
    await this.settle();
  }

  nextId(): string {
    this.#ids += 1;
    return `command-${this.#ids}`;
  }

  /** Sends a command and gives its answer: true, or the code of its refusal. */
  async send(socket: FakeSocket, command: CommandInput, id = this.nextId()): Promise<true | string | null> {
    const before = socket.acks.length;
    await this.room.message(socket, JSON.stringify({ id, ...command }));
    await this.settle();
    const ack = socket.acks.slice(before).find((given) => given.ack === id);
    if (!ack) return null;
    return ack.ok || ack.error;
  }

  async view(socket: FakeSocket): Promise<RoomView> {
    await this.send(socket, { type: 'resync' });
    this.now += 1_000;
    return socket.snapshot.view;
  }
}

/** A lobby with these people, the first leading, all connected. `rules` are the usual ones but for what is given. */
export const lobbyOf = async (
  world: World,
  users: string[],
  rules: Partial<RoomRules> = {},
): Promise<FakeSocket[]> => {
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
  const sockets: FakeSocket[] = [];
  for (const user of users) sockets.push(await world.connect(user));
  return sockets;
};

/** From the lobby to the theme picker; gives the game's id. */
export const startGame = async (world: World, sockets: FakeSocket[]): Promise<string> => {
  const [leader] = sockets;
  if (!leader) throw new Error('Nobody to start');
  await world.send(leader, { type: 'startGame' });
  const gameId = (await world.view(leader)).game?.id ?? '';
  for (const socket of sockets) await world.send(socket, { type: 'confirmReadiness', gameId });
  return gameId;
};
