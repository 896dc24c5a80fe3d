import { catalogueOf, playEvenings, popularBots } from '@tallyho/game/testing/evenings';
import { popularityDecides, reportOn } from '@tallyho/game/testing/evenings-report';
import { expect, test } from 'vitest';
import { starterThemes } from './index.ts';

/* `npm run simulate -- evenings` plays a whole year and compares it with all goals. */

const group = { catalogue: catalogueOf(starterThemes), players: 6, roundsPerEvening: 27 };

test('a group that meets every week for a year gets no round twice, no question soon again, and many formats each time', () => {
  const report = reportOn([...playEvenings({ ...group, seed: 1 }, 52)]);
  expect(report.rounds).toBe(52 * 27);
  expect(report.repeats).toEqual([]);
  expect(report.soonAgain).toEqual([]);
  expect(Math.min(...report.formats)).toBeGreaterThanOrEqual(8);
});

test('being popular does not decide who wins with the default rules', () => {
  const popularity = (user: string) => Number(user.split('-').at(-1));
  const strangers = { ...group, seed: 1, botsOf: popularBots(popularity), remembers: false };
  // Of 40 evenings the correlation differs by about 0.07 from that of many.
  expect(popularityDecides([...playEvenings(strangers, 40)], popularity)).toBeLessThanOrEqual(0.3);
});
