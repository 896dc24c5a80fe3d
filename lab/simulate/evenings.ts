import { starterThemes } from '@tallyho/drizzle/content/index';
import { catalogueOf, playEvenings, popularBots } from '@tallyho/game/testing/evenings';
import { popularityDecides, reportOn } from '@tallyho/game/testing/evenings-report';
import { printTable } from '../bench/report/table.ts';

const players = 6;
const roundsPerEvening = 27;
const goals = { formats: 8, correlation: 0.3, minutes: 5 };
/** How many of the questions that fail a goal are named. */
const named = 5;

/** The players' numbers are their popularity: player 6 is the most popular one. */
const popularity = (user: string): number => Number(user.split('-').at(-1));

/** Returns how often each number occurs, e.g. `6 in 50, 7 in 2`. */
const counted = (numbers: readonly number[]): string =>
  [...new Set(numbers)]
    .toSorted((one, other) => one - other)
    .map((number) => `${number} in ${numbers.filter((other) => other === number).length}`)
    .join(', ');

/**
 * Plays evenings of one group that remembers everything, and evenings of strangers in which popularity and final place are compared.
 * Prints a table with the goals, and returns true if all are reached.
 */
export const simulateEvenings = ({
  seed,
  evenings,
  fairness,
}: {
  seed: number;
  evenings: number;
  fairness: number;
}): boolean => {
  const startedAt = performance.now();
  const group = { catalogue: catalogueOf(starterThemes), players, roundsPerEvening, seed };
  const report = reportOn([...playEvenings(group, evenings)]);
  const strangers = { ...group, botsOf: popularBots(popularity), remembers: false };
  const correlation = popularityDecides([...playEvenings(strangers, fairness)], popularity);
  const minutes = (performance.now() - startedAt) / 60_000;

  const fewest = Math.min(...report.formats);
  const rows = [
    [
      'rounds',
      `${report.rounds}`,
      `${evenings * roundsPerEvening}`,
      report.rounds === evenings * roundsPerEvening,
    ],
    [
      'same question with the same items, in any format',
      `${report.repeats.length}`,
      '0',
      report.repeats.length === 0,
    ],
    [
      'question again within eight evenings',
      `${report.soonAgain.length}`,
      '0',
      report.soonAgain.length === 0,
    ],
    [
      'formats in each evening',
      counted(report.formats),
      `at least ${goals.formats}`,
      fewest >= goals.formats,
    ],
    [
      `popularity and final place, ${fairness} evenings`,
      correlation.toFixed(2),
      `at most ${goals.correlation}`,
      correlation <= goals.correlation,
    ],
    ['minutes', minutes.toFixed(1), `less than ${goals.minutes}`, minutes < goals.minutes],
  ] as const;
  printTable(
    ['', 'measured', 'goal', ''],
    rows.map(([name, measured, goal, isReached]) => [name, measured, goal, isReached ? 'yes' : 'NO']),
  );
  for (const question of [...report.repeats, ...report.soonAgain].slice(0, named))
    console.log(`  ${question}`);
  return rows.every(([, , , isReached]) => isReached);
};
