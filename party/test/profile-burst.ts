import { Session } from 'node:inspector/promises';
import { sampleAnswer } from '@tallyho/game/minigames/registry';
import { lobbyOf, type PlayerSocket, startGame, World } from './world.ts';

/**
 * Prints where the CPU time of a burst goes: eight players lock their answers in one tick, then unlock them. The room runs in
 * this process, with the storage and the sockets of the tests. `npm run profile -w @tallyho/party`.
 */
const warmUp = 500;
const bursts = 5_000;

/** Each sample counts for the first part whose pattern matches the file and name of its function. */
const parts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['counting for the operator', /src\/metrics\//],
  ['reading and validating frames', /pipeline\/frame|valibot|protocol\/client|game\/src\/text/],
  ['validation of answers', /game\/src\/minigames/],
  ['texts of patches, and sending', /room\/host\/(deliver|messages)|party\/src\/clients/],
  ['decisions of the room', /room\/host/],
  ['rules, views and their comparison', /game\/src/],
  ['the rest of the shell', /party\/src/],
  ['serialisation for the storage', /node:v8|structuredClone|memory-storage/],
  ['garbage collection', /\(garbage collector\)/],
  ['the simulated environment and the rest', /./],
];

const startRound = async () => {
  const world = new World();
  const users = Array.from({ length: 8 }, (_, n) => `player${n}`);
  const sockets = await lobbyOf(world, users);
  const gameId = await startGame(world, sockets);
  const [leader] = sockets;
  if (!leader) throw new Error('a leader');
  await world.send(leader, { type: 'themeChosen', gameId, theme: 'Snacks' });
  const { stage } = await world.view(leader);
  if (stage.phase !== 'playing') throw new Error('a round');
  const gameData = sampleAnswer(stage.board, () => 0.5);
  return { world, sockets, key: { gameId, theme: 'Snacks', game: 0 }, gameData };
};

type Round = Awaited<ReturnType<typeof startRound>>;

/** Lets all players lock (or unlock) in one tick. */
const burst = async ({ world, sockets, key, gameData }: Round, n: number): Promise<void> => {
  const answer = n % 2 === 0 ? { code: 1 as const, gameData } : { code: 0 as const };
  world.now += 700;
  const send = (socket: PlayerSocket) => {
    const command = { id: world.nextId(), type: 'gameRoundConfirmation', ...key, ...answer };
    return world.room.message(socket, JSON.stringify(command));
  };
  const sent = sockets.map(send);
  await world.settle();
  await Promise.all(sent);
  for (const { frames } of sockets) frames.length = 0;
  world.storage.puts.length = 0;
};

const round = await startRound();
for (let n = 0; n < warmUp; n += 1) await burst(round, n);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.start');
const before = process.cpuUsage();
for (let n = 0; n < bursts; n += 1) await burst(round, n);
const { user, system } = process.cpuUsage(before);
const { profile } = await session.post('Profiler.stop');

const functions = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
const times = new Map(parts.map(([name]) => [name, 0]));
for (const [at, id] of (profile.samples ?? []).entries()) {
  const { url = '', functionName = '' } = functions.get(id) ?? {};
  if (functionName === '(idle)' || functionName === '(program)') continue;
  const name = parts.find(([, pattern]) => pattern.test(`${url} ${functionName}`))?.[0] ?? '';
  times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas?.[at] ?? 0));
}
const total = [...times.values()].reduce((sum, time) => sum + time, 0);
console.log(`${((user + system) / 1_000 / bursts).toFixed(2)} ms of CPU for each burst of eight`);
for (const [name, time] of times) console.log(`${((time / total) * 100).toFixed(0).padStart(4)} %  ${name}`);
process.exit();
