import { test as base, expect } from '@playwright/test';
import { Actors } from './actors/actors.ts';

/** Playwright's test with actors. They are released after the test, and an unexpected error of a page fails the test. */
export const test = base.extend<{ actors: Actors }>({
  actors: async ({ browser }, use) => {
    const actors = new Actors(browser);
    await use(actors);
    const errors = actors.pageErrors();
    await actors.teardown();
    expect(errors, 'errors of the pages').toEqual([]);
  },
});

export { expect };
