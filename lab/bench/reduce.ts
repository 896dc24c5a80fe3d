import { patchesBetween } from '@tallyho/game/room/patch';
import { reduce } from '@tallyho/game/room/reduce';
import type { RoomState } from '@tallyho/game/room/state';
import { at } from '@tallyho/game/testing/rooms';
import { Bench } from 'tinybench';
import { describeMachine, percent } from './report/machine.ts';
import { shown, spreadOf } from './report/spread.ts';
import { printTable } from './report/table.ts';
import { type CommandCase, commandCases } from './rooms/command-cases.ts';

const rounds = 9;
const sliceMs = 25;

/** Executes one command as a room does: the next state, and the patch for every member. */
const applyCommand = ({ state, event }: CommandCase): number => {
  const outcome = reduce(state, event, at(1_000));
  if ('reject' in outcome) throw new Error(`${event.type} was rejected: ${outcome.reject}`);
  const patchFor = patchesBetween(state, outcome.state);
  let changed = 0;
  for (const { user } of outcome.state.seats) changed += Object.keys(patchFor(user) ?? {}).length;
  return changed;
};

/** Returns how often each job runs per second, by the median duration: pauses by other processes do not count. */
const measure = async (one: CommandCase) => {
  const bench = new Bench({ time: sliceMs, warmup: false });
  const jobs = {
    ours: () => applyCommand(one),
    clone: () => structuredClone(one.state),
    text: () => JSON.stringify(one.state),
  };
  for (const [name, job] of Object.entries(jobs)) bench.add(name, () => void job());
  await bench.run();
  const perSecond = (name: keyof typeof jobs): number => {
    const { result } = bench.getTask(name) ?? {};
    if (result?.state !== 'completed') throw new Error(`${one.name}: ${name} failed`);
    return 1_000 / result.latency.p50;
  };
  return { ours: perSecond('ours'), clone: perSecond('clone'), text: perSecond('text') };
};
type Measured = Awaited<ReturnType<typeof measure>>;

const kilobytes = (state: RoomState): string => `${(JSON.stringify(state).length / 1_000).toFixed(1)} kB`;

/** Compares commands per second through the rules with copying the same state. */
export const benchReduce = async (idle: number): Promise<void> => {
  const series = commandCases().map((one) => ({ one, results: [] as Measured[] }));
  // The first round is a warm-up.
  for (const { one } of series) await measure(one);
  for (let round = 0; round < rounds; round += 1)
    for (const { one, results } of series) results.push(await measure(one));
  console.log(
    `${describeMachine(['valibot', 'tinybench'])}; ${percent(idle)} idle before; ${rounds} rounds, interleaved\n`,
  );
  printTable(
    ['command', 'state', 'commands/s', 'x structuredClone', 'x JSON.stringify'],
    series.map(({ one, results }) => [
      one.name,
      kilobytes(one.state),
      shown(spreadOf(results.map(({ ours }) => ours))),
      shown(spreadOf(results.map(({ ours, clone }) => ours / clone)), 'x'),
      shown(spreadOf(results.map(({ ours, text }) => ours / text)), 'x'),
    ]),
  );
};
