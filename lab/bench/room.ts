import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';
import { confirmBursts } from './rooms/bursts.ts';
import { chatLoad } from './rooms/chat-load.ts';
import { codesOf } from './rooms/codes.ts';
import { clientsPerRoom } from './rooms/crowd.ts';
import { type Evening, playEvening, relayEvening } from './rooms/evening.ts';
import { openPeers, type Peer } from './rooms/peers.ts';
import { reconnectStorm } from './rooms/reconnect-storm.ts';
import { singleActions } from './rooms/single-actions.ts';

const canaryShare = 0.7;
/** Above the number of other rooms. */
const firstEveningCode = 10_000;
/** The share of the total waiting time per round, so that a busy machine cannot delay a run without limit. */
const waitShare = 0.1;
/** Dropped rounds are repeated until this time after the first one, in milliseconds: a run with 12 rooms takes less than 8 minutes. */
const repeatUntil = 5.5 * 60_000;

/** Runs a load. Returns its result with what it made the server do. */
const during = async <Result>({ countTransactions, processorTime }: Peer, load: () => Promise<Result>) => {
  const count = countTransactions ?? (() => Number.NaN);
  const [time, transactions] = [processorTime(), count()];
  const result = await load();
  return { ...result, processorMs: processorTime() - time, transactions: count() - transactions };
};

/** The most rooms of a played evening: few, because their games start anew each time. */
const mostEveningRooms = 4;
/** Plays an evening in rooms of its own, or sends that of our rooms through a relay. `number` is the number of the evening. */
const measureEvening = async (
  { crowd, openEvening }: Peer,
  number: number,
  ours: Evening | null,
): Promise<Evening> => {
  if (ours) return relayEvening(crowd, ours);
  if (!openEvening) throw new Error(`${crowd.name} plays no evening`);
  const rooms = Math.min(mostEveningRooms, crowd.clients.length / clientsPerRoom);
  const others = await openEvening(codesOf(rooms, firstEveningCode + number * rooms));
  try {
    const played = await playEvening(others);
    return { ...played, lost: played.lost + others.takeRejected() };
  } finally {
    others.close();
  }
};

const measureLoads = async (peer: Peer) => {
  const { crowd, roomKilobytes } = peer;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const burst = await during(peer, () => confirmBursts(crowd));
  const chat = await during(peer, () => chatLoad(crowd));
  const single = await during(peer, () => singleActions(crowd));
  const storm = await reconnectStorm(crowd);
  const spent = process.cpuUsage(cpu);
  return {
    burst,
    chat,
    single,
    storm,
    writes: {
      burst: burst.transactions / burst.commands,
      single: single.transactions / single.commands,
    },
    roomKilobytes,
    lost: burst.lost + chat.lost + single.lost + storm.lost + crowd.takeRejected(),
    /** The clients' share of one core. If it is near 1, the clients limit the measurement. */
    client: (spent.user + spent.system) / 1_000 / (performance.now() - start),
  };
};

type Measurement = Awaited<ReturnType<typeof measureLoads>> & { evening: Evening };
type Round = { idle: number; figures: Map<string, Measurement> };

const measureRound = async (
  peers: readonly Peer[],
  { idleTimeout, evening }: { idleTimeout: number; evening: number },
): Promise<Round> => {
  const idle = await waitForIdle(idleTimeout);
  const figures: Round['figures'] = new Map();
  let ours: Evening | null = null;
  for (const peer of peers) {
    const { crowd } = peer;
    const loads = await measureLoads(peer);
    const played: Evening = await measureEvening(peer, evening, ours);
    ours ??= played;
    const lost = loads.lost + played.lost + crowd.takeRejected();
    figures.set(crowd.name, { ...loads, evening: played, lost });
  }
  return { idle, figures };
};

/**
 * Removes rounds in which the upper bound was slow too, because they measure the machine and not the rooms.
 */
const comparableRounds = (rounds: readonly Round[], ceiling: string): Round[] => {
  const speed = ({ figures }: Round) => figures.get(ceiling)?.burst.perSecond ?? 0;
  const best = Math.max(...rounds.map(speed));
  return rounds.filter((round) => speed(round) >= canaryShare * best);
};

/** Measures until `count` rounds are comparable. After `repeatUntil` no further round starts, except those that were asked for. */
const measureRounds = async (
  peers: readonly Peer[],
  { count, idleTimeout, ceiling }: { count: number; idleTimeout: number; ceiling: string },
): Promise<Round[]> => {
  const start = performance.now();
  const rounds: Round[] = [];
  const isDue = () =>
    performance.now() - start < repeatUntil && comparableRounds(rounds, ceiling).length < count;
  while (rounds.length < count || isDue())
    rounds.push(await measureRound(peers, { idleTimeout, evening: 1 + rounds.length }));
  return rounds;
};

/** The processor time of the server for each delivered message, in microseconds. Each command is delivered to all clients of its room. */
const microseconds = ({ processorMs, commands }: { processorMs: number; commands: number }): number =>
  (processorMs * 1_000) / (commands * clientsPerRoom);

const columns = [
  { title: 'burst: deliveries/s', unit: '', of: ({ burst }: Measurement) => burst.perSecond },
  { title: 'burst: settled after', unit: ' ms', of: ({ burst }: Measurement) => burst.settledMs },
  { title: 'chat: p50', unit: ' ms', of: ({ chat }: Measurement) => chat.p50 },
  { title: 'chat: p99', unit: ' ms', of: ({ chat }: Measurement) => chat.p99 },
  { title: 'one action a second: p50', unit: ' ms', of: ({ single }: Measurement) => single.p50 },
  { title: 'one action a second: p99', unit: ' ms', of: ({ single }: Measurement) => single.p99 },
  { title: 'burst: µs of CPU', unit: '', of: ({ burst }: Measurement) => microseconds(burst) },
  { title: 'chat: µs of CPU', unit: '', of: ({ chat }: Measurement) => microseconds(chat) },
  {
    title: 'one action a second: µs of CPU',
    unit: '',
    of: ({ single }: Measurement) => microseconds(single),
  },
  { title: 'all reconnect', unit: ' ms', of: ({ storm }: Measurement) => storm.settledMs },
  { title: 'round with guesses', unit: ' ms', of: ({ evening }: Measurement) => evening.guessedMs },
  { title: 'written round', unit: ' ms', of: ({ evening }: Measurement) => evening.writtenMs },
] as const;

/** What does not depend on the speed of the machine. */
const counters = [
  { title: 'frames per change and client, burst', of: ({ burst }: Measurement) => burst.framesPerChange },
  { title: 'writes per command, burst', of: ({ writes }: Measurement) => writes.burst },
  { title: 'writes per command, alone', of: ({ writes }: Measurement) => writes.single },
  { title: 'memory per room, kB', of: ({ roomKilobytes }: Measurement) => roomKilobytes ?? Number.NaN },
] as const;

const titles = columns.map(({ title }) => title);

const printFigures = (rounds: readonly Round[], names: readonly string[]): void => {
  const figuresOf = (name: string) => rounds.flatMap(({ figures }) => figures.get(name) ?? []);
  const rows = names.map((name) => {
    const own = figuresOf(name);
    return [
      name,
      ...columns.map(({ unit, of }) => shown(spreadOf(own.map(of)), unit)),
      String(own.reduce((sum, { lost }) => sum + lost, 0)),
      percent(spreadOf(own.map(({ client }) => client)).median),
    ];
  });
  printTable(['server', ...titles, 'lost or refused', 'client CPU'], rows);
};

/** Prints the ratios of one server to each of the others, both from the same round. */
const printRatios = (rounds: readonly Round[], own: string, others: readonly string[]): void => {
  const rows = others.map((other) => [
    other,
    ...columns.map(({ of }) => {
      const pairs = rounds.flatMap(({ figures }) => {
        const [ours, theirs] = [figures.get(own), figures.get(other)];
        return ours && theirs ? [of(ours) / of(theirs)] : [];
      });
      return shown(spreadOf(pairs), 'x');
    }),
  ]);
  console.log('');
  printTable([`${own} against`, ...titles], rows);
};

const printCounters = (rounds: readonly Round[], names: readonly string[]): void => {
  const rows = names.map((name) => [
    name,
    ...counters.map(({ of }) => {
      const values = rounds.flatMap(({ figures }) => figures.get(name) ?? []).map(of);
      return values.every(Number.isFinite) ? shown(spreadOf(values)) : '-';
    }),
  ]);
  console.log('');
  printTable(['server', ...counters.map(({ title }) => title)], rows);
};

/**
 * Compares our rooms with minimal PartyKit rooms and raw sockets, in turns. `idleTimeout` (ms) is the maximum
 * wait for an idle machine.
 */
export const benchRoom = async (options: {
  port: number;
  rooms: number;
  rounds: number;
  idleTimeout: number;
}): Promise<void> => {
  const idleTimeout = options.idleTimeout * waitShare;
  const { peers, ceiling, stop } = await openPeers(options);
  let rounds: Round[];
  try {
    // The first round is a warm-up.
    await measureRound(peers, { idleTimeout, evening: 0 });
    rounds = await measureRounds(peers, { count: options.rounds, idleTimeout, ceiling });
  } finally {
    await stop();
  }
  const fair = comparableRounds(rounds, ceiling);
  const idle = spreadOf(rounds.map((round) => round.idle));
  console.log(describeMachine(['partykit', 'ws']));
  console.log(
    `${options.rooms} rooms of 8; ${fair.length} of ${rounds.length} rounds kept, interleaved; ` +
      `idle before a round ${percent(idle.median)} (${percent(idle.min)}-${percent(idle.max)})\n`,
  );
  const names = peers.map(({ crowd }) => crowd.name);
  printFigures(fair, names);
  printCounters(fair, names);
  const [own, ...others] = names;
  if (own) printRatios(fair, own, others);
};
