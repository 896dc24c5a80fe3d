import { test as base, expect } from '@playwright/test';
import { People } from './actors/people.ts';

/** Playwright's test with people to play with. Whatever they left behind is cleared away, and a page's complaint fails the test. */
export const test = base.extend<{ people: People }>({
  people: async ({ browser }, use) => {
    const people = new People(browser);
    await use(people);
    const complaints = people.complaints();
    await people.goHome();
    expect(complaints, 'errors of the pages').toEqual([]);
  },
});

export { expect };
