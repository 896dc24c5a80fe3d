import { expect } from 'vitest';
import { hashToken, newToken } from '../src/auth/session-token.ts';
import { Browser } from './browser.ts';
import { logInBy, type TestPerson } from './identity-provider.ts';

/** Creates the app's verifier and its challenge. */
export const newSecret = async (): Promise<{ verifier: string; app: string }> => {
  const verifier = newToken();
  return { verifier, app: await hashToken(verifier) };
};

/** Logs in in the system's browser and returns the code for the app. */
export const desktopLoginCode = async (begin: string, app: string, who: TestPerson): Promise<string> => {
  const browser = new Browser();
  const end = await logInBy(browser, `${begin}${begin.includes('?') ? '&' : '?'}app=${app}`, who);
  expect([...browser.cookies], 'the system’s browser has no session').toEqual([]);
  const { pathname, searchParams } = new URL(end, 'http://x');
  expect([pathname, ...searchParams.keys()]).toEqual(['/return-to-app', 'code']);
  return searchParams.get('code') ?? '';
};
