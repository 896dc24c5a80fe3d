import type { Browser } from './browser.ts';

/** Returns the CSRF-Token header for this browser's session. */
export const csrfHeader = async (browser: Browser): Promise<Record<string, string>> => {
  const { csrfToken } = await (await browser.get('/api/csrf-token')).json<{ csrfToken: string }>();
  return { 'CSRF-Token': csrfToken };
};
