import type { Database } from '@tallyho/drizzle/client';
import { fightSides } from './fight-sides.ts';
import { pageTitleOf } from './page-title.ts';
import type { SharedResult } from './shared-result.ts';
import { themeToPlay } from './theme-to-play.ts';
import { headline } from './words.ts';

/** Returns the body of the response for a public link. The page of the link contains the same body, so both are made here. */
export const sharedBody = async ({ db }: { db: Database }, result: SharedResult) =>
  ({
    success: true,
    title: pageTitleOf(result),
    headline: headline(result),
    theme: await themeToPlay({ db }, result),
    sides: fightSides(result),
    result,
  }) as const;
