import type { Locator } from '@playwright/test';

/** Longer than anything should take on a busy machine, in milliseconds. */
const patience = 10_000;

/**
 * Resolves as soon as it is to be seen; fails after 10 s or `timeout`. Looks more often than
 * `expect`, which looks once a second in the end: much of a run's time would go into that.
 */
export const seen = (what: Locator, timeout = patience): Promise<void> =>
  what.waitFor({ state: 'visible', timeout });

/** Resolves as soon as it is not to be seen (any more). */
export const gone = (what: Locator, timeout = patience): Promise<void> =>
  what.waitFor({ state: 'hidden', timeout });

/** Resolves as soon as it can be pressed. */
export const enabled = (what: Locator): Promise<void> =>
  seen(what.and(what.page().locator(':enabled:not([aria-disabled=true])')));
