import { catalogueOf, playEvenings } from '@tallyho/game/testing/evenings';
import { reportOn } from '@tallyho/game/testing/evenings-report';
import { expect, test } from 'vitest';
import { starterThemes } from './index.ts';

/* `npm run simulate -- evenings` plays a whole year and compares it with all goals. */

test.each([1, 2])(
  'a group that meets every week gets no round twice in the first weeks, and no question soon again (seed %i)',
  (seed) => {
    const group = { catalogue: catalogueOf(starterThemes), players: 6, roundsPerEvening: 27, seed };
    const report = reportOn([...playEvenings(group, 26)]);
    expect(report.rounds).toBe(26 * 27);
    expect(report.repeats).toEqual([]);
    expect(report.soonAgain).toEqual([]);
  },
);
