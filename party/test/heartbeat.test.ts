import { defaultTimings } from '@tallyho/game/limits';
import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import { describe, expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, startGame, startRound, World } from './world.ts';

const { pingEvery, pingTimeout, absentAfter, handoverAfter, seatGracePeriod } = defaultTimings;
const minute = 60_000;
const answer = { ratingValue: 8, sliderIndex: 2 };

/**
 * Returns a world with three players in a round. All connections work until the `latency` of one is set to
 * null.
 */
const playing = async ({ timings = {}, latencyOfKim = 0 } = {}) => {
  const world = new World(timings);
  const sockets = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  const [robin, sam, kim] = sockets;
  kim.latency = latencyOfKim;
  for (const socket of sockets) await world.room.message(socket, heartbeatFrame);
  const { gameId } = await startRound(world, sockets);
  await world.pass(pingEvery);
  return { world, robin, sam, kim, gameId };
};

const answered = async (world: World, socket: PlayerSocket, gameId: string) => {
  const key = { gameId, theme: 'Snacks', game: 0 };
  await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData: answer });
  await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 });
};

/** Advances time to just after the next ping, when every live connection has just sent a heartbeat. */
const untilPinged = async (world: World, socket: PlayerSocket) => {
  for (const { pings } = socket; socket.pings === pings; ) await world.pass(10);
};

/** Returns the presence of this player in the last message to the socket. */
const lastShown = (socket: PlayerSocket, user: string): string => {
  const told = socket.messages.flatMap((message) => {
    if ('view' in message) return [message.view.seats];
    return 'patch' in message && message.patch.seats ? [message.patch.seats] : [];
  });
  return told.at(-1)?.find((seat) => seat.user === user)?.presence ?? 'gone';
};

/** Returns every presence other than "here" that a socket received. */
const absencesShown = (socket: PlayerSocket) =>
  socket.messages
    .flatMap((message) => ('patch' in message ? (message.patch.seats ?? []) : []))
    .filter(({ presence }) => presence !== 'here');

const presences = async (world: World, socket: PlayerSocket) =>
  (await world.view(socket)).seats.map(({ presence }) => presence);

describe('a connection that dies without a close event during a game', () => {
  test('is away after 5 s, out of the quorum after 15 s and without a seat 2 min after the last heartbeat', async () => {
    const { world, robin, sam, kim, gameId } = await playing();
    await answered(world, robin, gameId);
    await answered(world, sam, gameId);
    await untilPinged(world, kim);
    const cutAt = world.now;
    kim.latency = null;
    const seen = () => lastShown(robin, 'kim333');
    await world.pass(cutAt + pingTimeout - 20 - world.now);
    expect(seen()).toBe('here');
    await world.pass(20);
    expect(seen()).toBe('away');
    await world.pass(cutAt + absentAfter - 20 - world.now);
    expect(robin.names()).not.toContain('endThisRound');
    await world.pass(20);
    expect(seen()).toBe('absent');
    expect(robin.names()).toContain('endThisRound');
    await world.pass(cutAt + seatGracePeriod - 20 - world.now);
    expect(seen()).toBe('absent');
    await world.pass(20);
    expect(seen()).toBe('gone');
  });

  test('of the leader makes another member the leader after 30 s', async () => {
    const { world, robin, sam } = await playing();
    await untilPinged(world, robin);
    robin.latency = null;
    await world.pass(handoverAfter - 20);
    expect((await world.view(sam)).room.leader).toBe('robin1');
    await world.pass(20);
    expect((await world.view(sam)).room.leader).toBe('sammy2');
  });

  test('that recovers is active immediately, on the same socket and with the draft', async () => {
    const { world, robin, kim, gameId } = await playing();
    await world.send(kim, { type: 'saveDraft', gameId, theme: 'Snacks', game: 0, gameData: answer });
    kim.latency = null;
    await world.pass(absentAfter + pingEvery);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'absent']);
    await world.readAgain(kim);
    await world.pass(pingEvery);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'here']);
    expect((await world.view(kim)).stage).toMatchObject({ yours: { gameData: answer } });
    expect(kim.closedWith).toBe(null);
  });

  test('is also active again after any command', async () => {
    const { world, robin, kim } = await playing();
    kim.latency = null;
    await world.pass(10_000);
    expect(await world.send(kim, { type: 'sendMessage', text: 'back' })).toBe(true);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'here']);
  });

  test('that recovers after the seat was removed is notified of it', async () => {
    const { world, robin, kim } = await playing();
    kim.latency = null;
    await world.pass(seatGracePeriod + pingTimeout);
    expect((await world.view(robin)).seats).toHaveLength(2);
    expect(kim.closedWith).not.toBe(null);
  });

  test('has no effect while the user has another live tab', async () => {
    const { world, robin, kim } = await playing();
    const other = await world.connect('kim333');
    kim.latency = null;
    await world.pass(minute);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'here']);
    await untilPinged(world, other);
    other.latency = null;
    await world.pass(pingTimeout);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'away']);
  });

  test('of all others makes the game wait, and ends it when they have lost their seats', async () => {
    const { world, robin, sam, kim } = await playing();
    sam.latency = null;
    kim.latency = null;
    await world.pass(absentAfter + pingEvery);
    expect(await world.view(robin)).toMatchObject({
      waitsUntil: expect.any(Number),
      stage: { phase: 'playing' },
    });
    await world.pass(seatGracePeriod);
    expect((await world.view(robin)).stage).toMatchObject({ phase: 'finished', reason: 'tooFewPlayers' });
  });
});

describe('a live connection', () => {
  test('is never away on a slow network with 2 s latency in each direction', async () => {
    const { world, robin } = await playing({ latencyOfKim: 4_000 });
    await world.pass(10 * minute);
    expect(absencesShown(robin)).toEqual([]);
  });

  test('is never away if an answer takes up to 2.5 s longer than the previous one', async () => {
    const { world, robin, kim } = await playing();
    for (let n = 0; n < 100; n += 1) {
      kim.latency = (n * 911) % 2_500;
      await world.pass(pingEvery);
    }
    expect(absencesShown(robin)).toEqual([]);
  });

  test('is not away after the process paused for ten seconds', async () => {
    const { world, robin } = await playing({ latencyOfKim: 1_000 });
    world.now += 10_000;
    await world.pass(minute);
    expect(absencesShown(robin)).toEqual([]);
  });

  test.each(['hibernates', 'hibernates, and its alarm is all that is left'])(
    'stays here when the room %s during a round; a dead one stays away, and a later death is detected',
    async (how) => {
      const { world, robin, sam, kim } = await playing();
      kim.latency = null;
      await world.pass(10_000);
      world.hibernate();
      if (how === 'hibernates') {
        await world.pass(20_000);
        expect(await presences(world, robin)).toEqual(['here', 'here', 'absent']);
      }
      await world.pass(minute);
      const { pings } = robin;
      await world.pass(10_000);
      expect(robin.pings - pings).toBe(5);
      expect(await presences(world, robin)).toEqual(['here', 'here', 'absent']);
      await untilPinged(world, sam);
      sam.latency = null;
      await world.pass(pingTimeout);
      expect((await presences(world, robin))[1]).toBe('away');
    },
  );

  test('is here again after a rebuild from storage during a round; a client that does not return is away 5 s later', async () => {
    const { world, kim } = await playing();
    kim.latency = null;
    await world.pass(3_000);
    world.kill();
    world.now += 20_000;
    const robin = await world.connect('robin1');
    expect(await presences(world, robin)).toEqual(['here', 'here', 'here']);
    await world.connect('sammy2');
    await world.pass(pingTimeout);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'away']);
    await world.pass(minute);
    expect((await presences(world, robin)).slice(0, 2)).toEqual(['here', 'here']);
  });
});

describe('costs', () => {
  const cost = async (world: World, sockets: readonly PlayerSocket[], ms: number) => {
    const { storage } = world;
    const before = {
      writes: storage.writes,
      alarms: storage.alarms,
      pings: sockets.map(({ pings }) => pings),
    };
    await world.pass(ms);
    return {
      pings: sockets.map(({ pings }, n) => pings - (before.pings[n] ?? 0)),
      writes: storage.writes - before.writes,
      alarms: storage.alarms - before.alarms,
    };
  };

  test('a minute of a round: 30 pings and answers per player, one alarm for all, no write', async () => {
    const { world, robin, sam, kim } = await playing();
    await world.pass(minute);
    expect(await cost(world, [robin, sam, kim], minute)).toEqual({
      pings: [30, 30, 30],
      writes: 0,
      alarms: 1,
    });
  });

  test('an hour in the lobby, before and after a game: nothing, and the room may hibernate', async () => {
    const world = new World();
    const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
    await world.pass(minute);
    const nothing = { pings: [0, 0], writes: 0, alarms: 0 };
    expect(await cost(world, sockets, 60 * minute)).toEqual(nothing);
    expect(world.isKeptAwake).toBe(false);
    const gameId = await startGame(world, sockets);
    await world.pass(10_000);
    expect(world.isKeptAwake).toBe(true);
    const [robin] = sockets;
    await world.send(robin, { type: 'gameFinished', gameId });
    await world.pass(2 * minute);
    expect(await cost(world, sockets, 60 * minute)).toEqual(nothing);
    expect(world.isKeptAwake).toBe(false);
  });
});

test('the timings set the ping interval and the timeout', async () => {
  const timings = { pingEvery: 100, pingTimeout: 300, awayAfter: 300 };
  const { world, robin, kim } = await playing({ timings });
  await untilPinged(world, kim);
  kim.latency = null;
  await world.pass(280);
  expect(lastShown(robin, 'kim333')).toBe('here');
  await world.pass(20);
  expect(lastShown(robin, 'kim333')).toBe('away');
});
