import { patchesBetween } from '@tallyho/game/room/patch';
import { reduce } from '@tallyho/game/room/reduce';
import type { RoomState } from '@tallyho/game/room/state';
import { at } from '@tallyho/game/testing/rooms';
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

/** Measures how often `job` runs per second. */
const perSecond = (job: () => unknown): number => {
  const start = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < sliceMs) {
    for (let n = 0; n < 8; n += 1) job();
    count += 8;
    elapsed = performance.now() - start;
  }
  return (count / elapsed) * 1_000;
};

const measure = (one: CommandCase) => ({
  ours: perSecond(() => applyCommand(one)),
  clone: perSecond(() => structuredClone(one.state)),
  text: perSecond(() => JSON.stringify(one.state)),
});

const kilobytes = (state: RoomState): string => `${(JSON.stringify(state).length / 1_000).toFixed(1)} kB`;

/** Compares commands per second through the rules with copying the same state. */
export const benchReduce = (idle: number): void => {
  const cases = commandCases();
  for (const one of cases) measure(one);
  const taken = cases.map((one) => ({ one, results: [] as ReturnType<typeof measure>[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { one, results } of taken) results.push(measure(one));
  console.log(
    `${describeMachine(['valibot'])}; ${percent(idle)} idle before; ${rounds} rounds, interleaved\n`,
  );
  printTable(
    ['command', 'state', 'commands/s', 'x structuredClone', 'x JSON.stringify'],
    taken.map(({ one, results }) => [
      one.name,
      kilobytes(one.state),
      shown(spreadOf(results.map(({ ours }) => ours))),
      shown(spreadOf(results.map(({ ours, clone }) => ours / clone)), 'x'),
      shown(spreadOf(results.map(({ ours, text }) => ours / text)), 'x'),
    ]),
  );
};
