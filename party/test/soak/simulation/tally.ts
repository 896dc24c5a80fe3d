import type { ClientHistory } from '../history.ts';
import type { FaultCounts } from './faults.ts';

/** What happened in an episode, or in many together. */
export type Tally = {
  /** Commands that clients sent, not counting repetitions. */
  actions: number;
  acknowledged: number;
  refused: number;
  games: number;
  reconnects: number;
  resyncs: number;
  faults: FaultCounts;
};

export const emptyTally: Tally = {
  actions: 0,
  acknowledged: 0,
  refused: 0,
  games: 0,
  reconnects: 0,
  resyncs: 0,
  faults: {},
};

/** Returns the tally of one episode. `games`: the number of finished games. */
export const tallyOf = ({
  histories,
  ...counts
}: Pick<Tally, 'actions' | 'games' | 'faults'> & { histories: readonly ClientHistory[] }): Tally => {
  const results = histories.flatMap((history) => [...history.results.values()]);
  const sum = (key: 'reconnects' | 'resyncs') => histories.reduce((all, history) => all + history[key], 0);
  return {
    ...counts,
    acknowledged: results.filter((result) => result === true).length,
    refused: results.filter((result) => result !== true).length,
    reconnects: sum('reconnects'),
    resyncs: sum('resyncs'),
  };
};

const sumOf = <Counts extends Partial<Record<string, number>>>(a: Counts, b: Counts): Counts =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]),
  ) as Counts; // the keys of both

export const addTallies = ({ faults: a, ...one }: Tally, { faults: b, ...other }: Tally): Tally => ({
  ...sumOf(one, other),
  faults: sumOf(a, b),
});
