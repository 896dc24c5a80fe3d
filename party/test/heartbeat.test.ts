import { defaultTimings } from '@tallyho/game/limits';
import { greeting } from '@tallyho/game/protocol/greeting';
import { describe, expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, startGame, World } from './world.ts';

const { pingEvery, pingTimeout, absentAfter, handoverAfter, seatGracePeriod } = defaultTimings;
const minute = 60_000;
const answer = { ratingValue: 8, sliderIndex: 2 };

/** Three in the middle of a round; all lines live until `latency` of one is set to null. */
const playing = async ({ timings = {}, latencyOfKim = 0 } = {}) => {
  const world = new World(timings);
  const sockets = await lobbyOf(world, ['robin1', 'sammy2', 'kim333']);
  const [robin, sam, kim] = sockets;
  if (!robin || !sam || !kim) throw new Error('three sockets');
  kim.latency = latencyOfKim;
  for (const socket of sockets) await world.room.message(socket, greeting);
  const gameId = await startGame(world, sockets);
  await world.send(robin, { type: 'themeChosen', gameId, theme: 'Snacks' });
  await world.pass(pingEvery);
  return { world, robin, sam, kim, gameId };
};

const answered = async (world: World, socket: PlayerSocket, gameId: string) => {
  const key = { gameId, theme: 'Snacks', game: 0 };
  await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 1, gameData: answer });
  await world.send(socket, { type: 'gameRoundConfirmation', ...key, code: 2 });
};

/** Goes on until just after the next ping, so that every live line has given its sign at this very moment. */
const untilPinged = async (world: World, socket: PlayerSocket) => {
  for (const { pings } = socket; socket.pings === pings; ) await world.pass(10);
};

/** What a socket was told of this player last, without asking. */
const lastShown = (socket: PlayerSocket, user: string): string => {
  const told = socket.messages.flatMap((message) => {
    if ('view' in message) return [message.view.seats];
    return 'patch' in message && message.patch.seats ? [message.patch.seats] : [];
  });
  return told.at(-1)?.find((seat) => seat.user === user)?.presence ?? 'gone';
};

/** Everything but "here" that a socket was ever told of anybody. */
const absencesShown = (socket: PlayerSocket) =>
  socket.messages
    .flatMap((message) => ('patch' in message ? (message.patch.seats ?? []) : []))
    .filter(({ presence }) => presence !== 'here');

const presences = async (world: World, socket: PlayerSocket) =>
  (await world.view(socket)).seats.map(({ presence }) => presence);

describe('a line that dies without a close while a game runs', () => {
  test('is away 5 s, not waited for 15 s, without its seat 2 min after the last sign of life', async () => {
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

  test('takes the lead from a leader after 30 s', async () => {
    const { world, robin, sam } = await playing();
    await untilPinged(world, robin);
    robin.latency = null;
    await world.pass(handoverAfter - 20);
    expect((await world.view(sam)).room.leader).toBe('robin1');
    await world.pass(20);
    expect((await world.view(sam)).room.leader).toBe('sammy2');
  });

  test('that comes to life again counts at once, on the same socket and with the draft', async () => {
    const { world, robin, kim, gameId } = await playing();
    await world.send(kim, { type: 'saveDraft', gameId, theme: 'Snacks', game: 0, gameData: answer });
    kim.latency = null;
    await world.pass(absentAfter + pingEvery);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'absent']);
    kim.latency = 0;
    await world.pass(pingEvery);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'here']);
    expect((await world.view(kim)).stage).toMatchObject({ yours: { gameData: answer } });
    expect(kim.closedWith).toBe(null);
  });

  test('also counts again by any command', async () => {
    const { world, robin, kim } = await playing();
    kim.latency = null;
    await world.pass(10_000);
    expect(await world.send(kim, { type: 'sendMessage', text: 'back' })).toBe(true);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'here']);
  });

  test('is told that its seat is gone when it wakes up after that', async () => {
    const { world, robin, kim } = await playing();
    kim.latency = null;
    await world.pass(seatGracePeriod + pingTimeout);
    expect((await world.view(robin)).seats).toHaveLength(2);
    expect(kim.closedWith).not.toBe(null);
  });

  test('of somebody with another tab means nothing, until that one goes too', async () => {
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

  test('ends the game of two who both lost their line', async () => {
    const { world, robin, sam, kim } = await playing();
    sam.latency = null;
    kim.latency = null;
    await world.pass(absentAfter + pingEvery);
    expect((await world.view(robin)).stage).toMatchObject({ phase: 'finished', reason: 'tooFewPlayers' });
  });
});

describe('a line that lives', () => {
  test('is never away on a slow phone: 2 s each way, from the start', async () => {
    const { world, robin } = await playing({ latencyOfKim: 4_000 });
    await world.pass(10 * minute);
    expect(absencesShown(robin)).toEqual([]);
  });

  test('is never away for an answer that takes up to 2.5 s longer than the one before', async () => {
    const { world, robin, kim } = await playing();
    for (let n = 0; n < 100; n += 1) {
      kim.latency = (n * 911) % 2_500;
      await world.pass(pingEvery);
    }
    expect(absencesShown(robin)).toEqual([]);
  });

  test('is not away after the process stood still for ten seconds', async () => {
    const { world, robin } = await playing();
    world.now += 10_000;
    await world.pass(minute);
    expect(await presences(world, robin)).toEqual(['here', 'here', 'here']);
  });

  test.each(['hibernates', 'hibernates, and its alarm is all that is left'])(
    'stays here when the room %s in mid-round, a dead one stays away, and one that dies later is found',
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

  test('is here again after a rebuild from storage in mid-round; who does not come back is away 5 s after it', async () => {
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

describe('what it costs', () => {
  const cost = async (world: World, sockets: PlayerSocket[], ms: number) => {
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

  test('a minute of a round: 30 pings a player and as many answers, one alarm for all, no write', async () => {
    const { world, robin, sam, kim } = await playing();
    await world.pass(minute);
    expect(await cost(world, [robin, sam, kim], minute)).toEqual({
      pings: [30, 30, 30],
      writes: 0,
      alarms: 1,
    });
  });

  test('an hour in the lobby, before and after a game: nothing, and the room may sleep', async () => {
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
    if (!robin) throw new Error('a leader');
    await world.send(robin, { type: 'gameFinished', gameId });
    await world.pass(2 * minute);
    expect(await cost(world, sockets, 60 * minute)).toEqual(nothing);
    expect(world.isKeptAwake).toBe(false);
  });
});

test('how often and how long is asked is a matter of the timings', async () => {
  const timings = { pingEvery: 100, pingTimeout: 300, awayAfter: 300 };
  const { world, robin, kim } = await playing({ timings });
  await untilPinged(world, kim);
  kim.latency = null;
  await world.pass(280);
  expect(lastShown(robin, 'kim333')).toBe('here');
  await world.pass(20);
  expect(lastShown(robin, 'kim333')).toBe('away');
});
