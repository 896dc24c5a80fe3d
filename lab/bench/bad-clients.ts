import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { quantile, shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';
import { codesOf } from './rooms/codes.ts';
import { startBenchRooms } from './rooms/party.ts';
import { startPlaying } from './rooms/play.ts';
import type { Player } from './rooms/player.ts';
import { sleepUntil } from './rooms/sleep-until.ts';

/** How long the others act in a room, in ms: longer than a room waits for a client that does not read. */
const duration = 20_000;
/** Each of the others locks or unlocks this often, in ms. Half of what the rate limit allows. */
const every = 200;
/** The bad client is the last of eight; the one before it does nothing, so that the round never ends. */
const acting = 6;
/** Frames of a flood, and the time between two floods, in ms: the client comes back after each close. */
const floodFrames = 1_000;
const floodEvery = 1_000;

type Figures = {
  p50: number;
  p99: number;
  /** How often the room closed a socket of the bad client. */
  closes: number;
};

/** Misbehaves until `isOver`. `connect` opens another socket of the same player. */
type BadClient = (player: Player, connect: () => Promise<Player>, isOver: () => boolean) => Promise<number>;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Reads nothing from its socket, but goes on sending heartbeats. */
const readNothing: BadClient = async (player, _connect, isOver) => {
  player.socket.pause();
  while (!isOver()) {
    player.raw('');
    await sleep(1_000);
  }
  player.socket.resume();
  await sleep(500);
  return player.closeCode === null ? 0 : 1;
};

const flood: BadClient = async (player, connect, isOver) => {
  let closes = 0;
  let client = player;
  while (!isOver()) {
    for (let frame = 0; frame < floodFrames; frame += 1) client.raw('{"id":"x","type":"unknown"}');
    await sleep(floodEvery);
    if (client.closeCode === null) continue;
    closes += 1;
    client = await connect();
  }
  client.socket.terminate();
  return closes;
};

const variants: readonly { readonly name: string; readonly bad: BadClient }[] = [
  { name: 'eight normal clients', bad: async () => 0 },
  { name: 'one does not read', bad: readNothing },
  { name: 'one floods', bad: flood },
];

/** Locks and unlocks at fixed times. Returns the delays of the acknowledgements, from when each command was due, in ms. */
const act = async (player: Player, from: number): Promise<number[]> => {
  const waits: Promise<number>[] = [];
  const gameData = player.sampleAnswer();
  for (let at = from; at < from + duration; at += every) {
    const due = await sleepUntil(at);
    const confirmation = waits.length % 2 === 0 ? { code: 1 as const, gameData } : { code: 0 as const };
    const sent = player.sendOrThrow({ type: 'gameRoundConfirmation', ...player.roundKey, ...confirmation });
    waits.push(sent.then(() => performance.now() - due));
  }
  return Promise.all(waits);
};

/**
 * Measures how long the acknowledgements of six players take while another client of the room does not read or floods. The
 * variants take turns, each time in a new room.
 */
export const benchBadClients = async (options: {
  port: number;
  rounds: number;
  idleTimeout: number;
}): Promise<void> => {
  const rooms = await startBenchRooms(options.port);
  const figures = new Map<string, Figures[]>();
  const idle: number[] = [];
  const measure = async (code: string, bad: BadClient): Promise<Figures> => {
    const players = await rooms.seat(code);
    await startPlaying(players);
    const last = players.at(-1);
    if (!last) throw new Error('The room is empty');
    let isOver = false;
    const closes = bad(
      last,
      () => rooms.reconnect({ code, seat: players.length - 1 }),
      () => isOver,
    );
    const start = performance.now();
    const delays = await Promise.all(
      players.slice(0, acting).map((player, at) => act(player, start + (at * every) / acting)),
    );
    isOver = true;
    const count = await closes;
    for (const player of players) player.socket.terminate();
    const all = delays.flat();
    return { p50: quantile(all, 0.5), p99: quantile(all, 0.99), closes: count };
  };
  try {
    // The first round is a warm-up.
    for (let round = 0; round <= options.rounds; round += 1) {
      if (round > 0) idle.push(await waitForIdle(options.idleTimeout));
      for (const [at, { name, bad }] of variants.entries()) {
        const [code = ''] = codesOf(1, round * variants.length + at);
        const measured = await measure(code, bad);
        if (round > 0) figures.set(name, [...(figures.get(name) ?? []), measured]);
      }
    }
  } finally {
    await rooms.stop();
  }
  const [normal = []] = figures.values();
  console.log(describeMachine(['partykit']));
  console.log(`${options.rounds} rounds in turns; idle before a round ${percent(spreadOf(idle).median)}\n`);
  printTable(
    ['room', 'p50', 'p99', 'p99 against normal clients', 'closed by the room'],
    [...figures].map(([name, own]) => [
      name,
      shown(spreadOf(own.map(({ p50 }) => p50)), ' ms'),
      shown(spreadOf(own.map(({ p99 }) => p99)), ' ms'),
      shown(spreadOf(own.map(({ p99 }, at) => p99 / (normal[at]?.p99 ?? Number.NaN))), 'x'),
      own.map(({ closes }) => closes).join(', '),
    ]),
  );
};
