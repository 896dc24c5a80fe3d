import { test as base, expect } from '@playwright/test';
import { Actors } from './actors/actors.ts';

/** Playwright's test with people to play with. Whatever they left behind is cleared away, and a page's complaint fails the test. */
export const test = base.extend<{ actors: Actors }>({
  actors: async ({ browser }, use) => {
    const actors = new Actors(browser);
    await use(actors);
    const complaints = actors.pageErrors();
    await actors.teardown();
    expect(complaints, 'errors of the pages').toEqual([]);
  },
});

export { expect };
