import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import { expect, test } from 'vitest';
import { lobbyOf, type PlayerSocket, startRound, World } from './world.ts';

/** A running round whose third player stops reading: pings get no answer. */
const withSlowReader = async () => {
  const world = new World();
  const sockets = await lobbyOf(world, ['robin1', 'sammy2', 'kimmy3']);
  const [robin, sam, kim] = sockets;
  const { gameId } = await startRound(world, sockets);
  await world.pass(3_000);
  kim.latency = null;
  const key = { gameId, theme: 'Snacks', game: 0 };
  /** Robin locks and unlocks so often that the room gets `versions` new versions, 8 in each second. */
  const change = async (versions: number) => {
    for (let n = 0; n < versions; n++) {
      const gameData = { ratingValue: 8, sliderIndex: 2 };
      const confirmation = n % 2 === 0 ? { code: 1 as const, gameData } : { code: 0 as const };
      expect(await world.send(robin, { type: 'gameRoundConfirmation', ...key, ...confirmation })).toBe(true);
      await world.pass(125);
    }
  };
  return { world, robin, sam, kim, change };
};

const versions = (socket: PlayerSocket): number =>
  socket.messages.filter((message) => 'patch' in message).length;

test('a client that does not read gets no more changes once its heartbeats have stopped; the others get all', async () => {
  const { world, sam, kim, change } = await withSlowReader();
  await change(40);
  const [ofKim, ofSam] = [versions(kim), versions(sam)];
  await change(40);
  expect(versions(kim) - ofKim).toBeLessThanOrEqual(10);
  expect(versions(sam) - ofSam).toBeGreaterThanOrEqual(40);
  expect(kim.closedWith).toBe(null);
  expect(world.logged).toEqual([]);
});

test('a client that reads again gets one snapshot, then changes as before', async () => {
  const { world, kim, change } = await withSlowReader();
  await change(80);
  const snapshots = () => kim.names().filter((name) => name === 'snapshot').length;
  const before = snapshots();
  await world.readAgain(kim);
  expect(snapshots() - before).toBe(1);
  expect(kim.snapshot.view.seats.find(({ user }) => user === 'kimmy3')?.presence).toBe('here');
  const seen = versions(kim);
  await change(4);
  expect(versions(kim) - seen).toBeGreaterThanOrEqual(4);
  expect(await world.view(kim)).toMatchObject({ stage: { phase: 'playing' } });
});

test('a client that requests snapshots and does not read gets four of them, and the next one when it reads again', async () => {
  const { world, kim } = await withSlowReader();
  const snapshots = () => kim.names().filter((name) => name === 'snapshot').length;
  const before = snapshots();
  const answers: unknown[] = [];
  for (let n = 0; n < 10; n++) {
    answers.push(await world.send(kim, { type: 'resync' }));
    await world.pass(500);
  }
  expect(snapshots() - before).toBe(4);
  expect(answers).toEqual([...Array(4).fill(true), ...Array(6).fill('rateLimited')]);
  await world.readAgain(kim);
  expect(snapshots() - before).toBe(5);
  expect(await world.send(kim, { type: 'resync' })).toBe(true);
});

test('requests for snapshots do not keep the socket of a client open that does not read', async () => {
  const { world, kim } = await withSlowReader();
  for (let second = 0; second < 20 && kim.closedWith === null; second++) {
    await world.send(kim, { type: 'resync' });
    await world.pass(1_000);
  }
  expect(kim.closedWith).toBe(4408);
});

test('a client that has not read for 15 s is closed with 4408 and gets a snapshot when it connects again', async () => {
  const { world, robin, sam, kim, change } = await withSlowReader();
  await change(48);
  await world.pass(9_000);
  expect(kim.closedWith).toBe(null);
  await world.pass(8_000);
  expect([robin.closedWith, sam.closedWith, kim.closedWith]).toEqual([null, null, 4408]);
  const again = await world.connect('kimmy3');
  expect(again.snapshot.view.seats).toHaveLength(3);
});

test('a client that does not read when the game ends is closed, too, if it stays silent', async () => {
  const { world, robin, kim, change } = await withSlowReader();
  await change(48);
  const { game } = await world.view(robin);
  expect(await world.send(robin, { type: 'gameFinished', gameId: String(game?.id) })).toBe(true);
  await world.pass(20_000);
  expect(await world.view(robin)).toMatchObject({ stage: { phase: 'finished' } });
  expect(kim.closedWith).toBe(4408);
});

test.each([
  ['heartbeats', () => heartbeatFrame],
  ['numbers that no ping had', (second: number) => String(second)],
])('frequent %s do not prove that a client reads', async (_what, frameOf) => {
  const { world, kim, change } = await withSlowReader();
  for (let second = 0; second < 24; second++) {
    await change(8);
    for (let n = 0; n < 4; n++) await world.room.message(kim, frameOf(4 * second + n));
  }
  await world.pass(2_000);
  expect(kim.closedWith).toBe(4408);
});

test('a client that requests a snapshot gets changes again', async () => {
  const { world, kim, change } = await withSlowReader();
  await change(80);
  kim.latency = 0;
  await world.view(kim);
  const seen = versions(kim);
  await change(4);
  expect(versions(kim) - seen).toBeGreaterThanOrEqual(4);
});

test('a burst of more than 64 messages in one tick is no lag: the client is pinged and answers', async () => {
  const world = new World({ chatCooldown: 0 });
  const sockets = await lobbyOf(world, ['robin1', 'sammy2', 'kimmy3']);
  const [robin, sam, kim] = sockets;
  for (let round = 0; round < 10; round++) {
    world.now += 3_000;
    const sent = [robin, sam].flatMap((socket, who) =>
      Array.from({ length: 10 }, (_, n) =>
        world.room.message(
          socket,
          JSON.stringify({ id: `line-${round}-${who}-${n}`, type: 'sendMessage', text: `${n}` }),
        ),
      ),
    );
    await world.settle();
    await Promise.all(sent);
    await world.settle();
  }
  const lines = kim.messages.filter((message) => 'line' in message);
  expect(lines.length).toBeGreaterThanOrEqual(200);
  expect(kim.pings).toBeGreaterThan(0);
});

test('in a lobby, where the room sends no pings, a client that never answers gets at most 64 messages', async () => {
  const world = new World({ chatCooldown: 0 });
  const [robin, sam] = await lobbyOf(world, ['robin1', 'sammy2']);
  sam.latency = null;
  const before = sam.messages.length;
  for (let n = 0; n < 200; n++) {
    world.now += 200;
    await world.send(robin, { type: 'sendMessage', text: `line ${n}` });
  }
  expect(sam.messages.length - before).toBeLessThanOrEqual(66);
  expect(sam.closedWith).toBe(4408);
});
