import { waitForIdle } from './report/idle.ts';
import { describeMachine, percent } from './report/machine.ts';
import { shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';
import { confirmBursts } from './rooms/bursts.ts';
import { chatLoad } from './rooms/chat-load.ts';
import type { Crowd } from './rooms/crowd.ts';
import { openPeers } from './rooms/peers.ts';

const canaryShare = 0.7;
/** The share of the total waiting time per round, so that a busy machine cannot delay a run without limit. */
const waitShare = 0.1;

const measure = async (crowd: Crowd) => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const burst = await confirmBursts(crowd);
  const chat = await chatLoad(crowd);
  const spent = process.cpuUsage(cpu);
  return {
    burst,
    chat,
    lost: burst.lost + chat.lost + crowd.takeRejected(),
    /** The clients' share of one core. If it is near 1, the clients limit the measurement. */
    client: (spent.user + spent.system) / 1_000 / (performance.now() - start),
  };
};

type Figures = Awaited<ReturnType<typeof measure>>;
type Round = { idle: number; figures: Map<string, Figures> };

const measureRound = async (crowds: readonly Crowd[], idleTimeout: number): Promise<Round> => {
  const idle = await waitForIdle(idleTimeout);
  const figures: Round['figures'] = new Map();
  for (const crowd of crowds) figures.set(crowd.name, await measure(crowd));
  return { idle, figures };
};

/**
 * Removes rounds in which the upper bound was slow too, because they measure the machine and not the rooms.
 */
const fairOf = (rounds: readonly Round[], ceiling: string): Round[] => {
  const speed = ({ figures }: Round) => figures.get(ceiling)?.burst.perSecond ?? 0;
  const best = Math.max(...rounds.map(speed));
  return rounds.filter((round) => speed(round) >= canaryShare * best);
};

const columns = [
  { title: 'burst: deliveries/s', unit: '', of: ({ burst }: Figures) => burst.perSecond },
  { title: 'burst: settled after', unit: ' ms', of: ({ burst }: Figures) => burst.settledMs },
  { title: 'chat: p50', unit: ' ms', of: ({ chat }: Figures) => chat.p50 },
  { title: 'chat: p99', unit: ' ms', of: ({ chat }: Figures) => chat.p99 },
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

const printRatios = (rounds: readonly Round[], names: readonly string[], floor: string): void => {
  const rows = names.map((name) => [
    name,
    ...columns.map(({ of }) => {
      const pairs = rounds.flatMap(({ figures }) => {
        const [own, least] = [figures.get(name), figures.get(floor)];
        return own && least ? [of(own) / of(least)] : [];
      });
      return shown(spreadOf(pairs), 'x');
    }),
  ]);
  console.log(`\nAgainst "${floor}" in the same round:\n`);
  printTable(['server', ...titles], rows);
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
  const { crowds, floors, ceiling, stop } = await openPeers(options);
  const rounds: Round[] = [];
  try {
    // The first round is a warm-up.
    await measureRound(crowds, idleTimeout);
    for (let round = 0; round < options.rounds; round += 1)
      rounds.push(await measureRound(crowds, idleTimeout));
  } finally {
    await stop();
  }
  const fair = fairOf(rounds, ceiling);
  const idle = spreadOf(rounds.map((round) => round.idle));
  console.log(describeMachine(['partykit', 'ws']));
  console.log(
    `${options.rooms} rooms of 8; ${fair.length} of ${rounds.length} rounds kept, interleaved; ` +
      `idle before a round ${percent(idle.median)} (${percent(idle.min)}-${percent(idle.max)})\n`,
  );
  const names = crowds.map(({ name }) => name);
  printFigures(fair, names);
  for (const floor of floors) printRatios(fair, names, floor);
};
