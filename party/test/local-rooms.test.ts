import { limits } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import { playerMoods } from '@tallyho/game/model/moods';
import { isProfane } from '@tallyho/game/people/profanity';
import { type ClientCommand, parseCommand } from '@tallyho/game/protocol/client';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import type { RoomRequest } from '@tallyho/game/protocol/service';
import { RoomInMemory } from '@tallyho/game/room/host/room-in-memory';
import type { RoomEvent } from '@tallyho/game/room/state/event';
import type { RoomState } from '@tallyho/game/room/state/state';
import { person } from '@tallyho/game/testing/people';
import { withoutGuessTime } from '@tallyho/game/testing/rooms';
import { eventsOf, nextEvents, type StepKind, stepKinds } from '@tallyho/game/testing/walk';
import { themes } from '@tallyho/game/testing/walk-choices';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type PlayerSocket, World } from './world.ts';

afterEach(() => vi.restoreAllMocks());

const code = 'ROOMAB';
const catalogue = new Map(themes.map((theme) => [theme.snapshot.name, theme]));
const waits = [500, 4_000, 16_000, 31_000, 130_000];

/** A connection of the same client to both rooms. */
type Client = {
  user: string;
  real: PlayerSocket;
  messages: unknown[];
  closedWith: number | null;
};

/** A real room, and one in memory that gets the same inputs at the same times. The site runs such a room in test mode. */
class Both {
  readonly world = new World({ chatCooldown: 300 });
  readonly inMemory: RoomInMemory;
  readonly clients: Client[] = [];
  #ids = 0;

  constructor() {
    this.world.edge.themes = catalogue;
    this.inMemory = new RoomInMemory({
      code,
      seed: 7,
      timings: { ...withoutGuessTime, chatCooldown: 300 },
      now: () => this.world.now,
      isProfane,
      themeOf: (name) => catalogue.get(name) ?? null,
      optionsOf: (used) =>
        [...catalogue.keys()].filter((name) => !used.includes(name)).slice(0, limits.voteOptions),
    });
  }

  get state(): RoomState {
    return this.inMemory.state;
  }

  id(): string {
    this.#ids += 1;
    return `command-of-both-${this.#ids}`;
  }

  #open(user: string): Client | undefined {
    return this.clients.findLast((client) => client.user === user && client.closedWith === null);
  }

  async request(request: RoomRequest): Promise<void> {
    const response = await this.world.call(request);
    expect(this.inMemory.respond(request)).toEqual(response);
  }

  async connect(user: string): Promise<void> {
    const real = await this.world.connect(user);
    const client: Client = { user, real, messages: [], closedWith: null };
    this.clients.push(client);
    this.inMemory.connect(
      { kind: 'user', id: real.id, user },
      {
        onMessage: (message) => client.messages.push(JSON.parse(message)),
        onClose: (reason) => {
          client.closedWith = closeCodes[reason];
        },
      },
    );
  }

  async disconnect(user: string): Promise<void> {
    const client = this.#open(user);
    if (!client) return;
    await this.world.drop(client.real);
    client.closedWith = 1001;
    this.inMemory.disconnect(client.real.id);
  }

  /** A command of the user's client, or through the API if there is none. Rooms without storage read no frames. */
  async command(user: string, command: ClientCommand): Promise<void> {
    if (!parseCommand(JSON.parse(JSON.stringify(command)))) return;
    const client = this.#open(user);
    if (client) await this.world.room.message(client.real, JSON.stringify(command));
    const response = client ? null : await this.world.call({ type: 'command', user, command });
    await this.world.settle();
    if (client) this.inMemory.receive(client.real.id, command);
    else expect(this.inMemory.respond({ type: 'command', user, command })).toEqual(response);
  }

  /** Lets time pass, so that the rate limit refuses no command, and what is due then happen. Connections stay alive. */
  async pass(ms: number): Promise<void> {
    for (let rest = ms; rest > 0; rest -= 30_000) {
      this.world.now += Math.min(rest, 30_000);
      for (const { real, closedWith } of this.clients)
        if (closedWith === null) await this.world.room.message(real, heartbeatFrame);
      await this.world.room.alarm();
      await this.world.settle();
      this.inMemory.tick();
    }
  }

  /** A real room is deleted when its last member has left. The one in memory stays, so nothing is compared any more. */
  get isOver(): boolean {
    return this.state.seats.length === 0;
  }

  async happen(event: RoomEvent): Promise<void> {
    await this.pass(2_000);
    if (this.isOver) return;
    switch (event.type) {
      case 'command':
        return this.command(event.user, event.command);
      case 'joined':
        return this.request({ ...event, type: 'join' });
      case 'connected':
        return this.connect(event.user);
      case 'disconnected':
        return this.disconnect(event.user);
      case 'profileChanged':
        return this.request(event);
      case 'replaced':
        return this.request({ type: 'replace', user: event.user, person: event.person });
      case 'removed':
        return this.request({ type: 'remove', user: event.user, reason: event.reason });
      case 'erased':
        return this.request({ type: 'erase', user: event.user, alias: event.alias });
      case 'deadline':
      case 'themesDrawn':
      case 'themeLoaded':
        // Both rooms ask for their themes themselves.
        return this.pass(1);
      default:
        return event satisfies never;
    }
  }

  async isSame(): Promise<void> {
    for (const { user, real, messages, closedWith } of this.clients) {
      expect({ user, closedWith: real.closedWith, messages: real.messages }).toEqual({
        user,
        closedWith,
        messages,
      });
    }
  }
}

type Move =
  | { kind: StepKind; who: number; what: number }
  | {
      kind: 'onward' | 'chat' | 'page' | 'resync' | 'nudge' | 'mood' | 'mute' | 'wait';
      who: number;
      what: number;
    };

const whoChooses = fc.constantFrom('leader', 'vote', 'turns');

const moves = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...stepKinds) },
      { weight: 3, arbitrary: fc.constant('onward' as const) },
      { weight: 2, arbitrary: fc.constantFrom('chat', 'page', 'resync', 'nudge', 'mood', 'mute', 'wait') },
    ),
    who: fc.integer({ min: 1, max: 9 }),
    what: fc.nat({ max: 9_999 }),
  }),
  { minLength: 30, maxLength: 60, size: 'max' },
) as fc.Arbitrary<Move[]>;

const make = async (both: Both, { kind, who, what }: Move): Promise<void> => {
  const { state } = both;
  const user = state.seats[who % state.seats.length]?.user ?? person(who).user;
  const id = both.id();
  const round = 'theme' in state.stage ? { theme: state.stage.theme.name, game: state.stage.gameIndex } : {};
  const gameId = state.stage.phase === 'lobby' ? 'no-such-game' : state.stage.game.id;
  await both.pass(2_000);
  if (both.isOver) return;
  switch (kind) {
    case 'onward':
      if (state.stage.phase === 'lobby') return both.command(state.leader, { id, type: 'startGame' });
      for (const event of nextEvents(state)) await both.happen(event);
      return;
    case 'chat':
      return both.command(user, {
        id,
        type: 'sendMessage',
        text: ['hello', ' ', 'x'.repeat(300)][what % 3] ?? '',
      });
    case 'page':
      return both.command(user, { id, type: 'viewPage', page: what % 3 === 0 ? 'game' : 'other' });
    case 'resync':
      return both.command(user, { id, type: 'resync' });
    case 'nudge':
      return both.command(what % 4 === 0 ? user : state.leader, { id, type: 'nudge', gameId, ...round });
    case 'mood':
      return both.command(user, {
        id,
        type: 'showMood',
        mood: playerMoods[what % playerMoods.length] ?? 'smug',
      });
    case 'mute':
      return both.request({ type: 'muted', user, until: what % 2 === 0 ? null : both.world.now + 60_000 });
    case 'wait':
      return both.pass(waits[what % waits.length] ?? 0);
    default:
      for (const event of eventsOf(state, { kind, who, what })) await both.happen(event);
  }
};

test('a room in memory sends each client the messages of a real room', {
  timeout: 60_000,
}, async () => {
  const random = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) =>
    array instanceof Int32Array ? array.fill(7) : random(array),
  );
  await fc.assert(
    fc.asyncProperty(whoChooses, moves, async (rule, life) => {
      const both = new Both();
      const rules = { ...defaultRules, whoChooses: rule };
      await both.request({ type: 'create', owner: person(1), isPublic: false, capacity: 6, rules });
      await both.connect('player-1');
      for (const n of [2, 3]) {
        await both.request({ type: 'join', person: person(n) });
        await both.connect(person(n).user);
      }
      for (const move of life) if (!both.isOver) await make(both, move);
      await both.isSame();
    }),
    // Shrinking a life takes longer than the test may, and would hide what differs.
    { numRuns: 40, endOnFailure: true },
  );
});
