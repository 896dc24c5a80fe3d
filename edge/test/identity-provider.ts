import { env } from 'cloudflare:workers';
import { expect, inject } from 'vitest';
import { addPerson } from '../../scripts/identity-provider/control.ts';
import type { Fault, NewPerson, TestPerson } from '../../scripts/identity-provider/people.ts';
import { HttpClient } from '../../testkit/http-client.ts';
import type { Bindings } from '../src/env.ts';
import { requestWith } from './api.ts';
import { Browser } from './browser.ts';
import { freshName } from './people.ts';

export type { Fault, TestPerson };
export const providers = ['google', 'discord'] as const;
export type Provider = (typeof providers)[number];

/** Creates a provider account that no local account is linked to. */
export const newcomer = (provider: Provider, person: Partial<NewPerson> = {}): Promise<TestPerson> => {
  const name = freshName();
  return addPerson(inject('identityControlUrl'), provider, { name, ...person });
};

/**
 * Does a browser's part at a provider: opens its page, chooses an account (or denies), and is redirected back.
 * `location`: redirect target of our API. Returns the callback's path and query.
 */
export const answerAt = async (location: string, who: TestPerson | 'deny'): Promise<string> => {
  const client = new HttpClient(location);
  const redirectOf = async (response: Response): Promise<string> => {
    await response.arrayBuffer();
    const next = response.headers.get('location');
    if (next === null) throw new Error(`The provider answered ${response.status}`);
    return new URL(next, location).href;
  };
  const page = await redirectOf(await client.get(location));
  const answer = who === 'deny' ? { deny: 'yes' } : { subject: who.subject };
  const resumed = await redirectOf(await client.post(page, new URLSearchParams(answer)));
  const { pathname, search } = new URL(await redirectOf(await client.get(resumed)));
  return pathname + search;
};

/** Returns a redirect's target. */
export const locationOf = (response: Response): string => response.headers.get('location') ?? '';

/** Runs the whole provider login from `path` as `who`; returns the final redirect target of our API. */
export const logInBy = async (browser: Browser, path: string, who: TestPerson | 'deny'): Promise<string> => {
  const callback = await answerAt(locationOf(await browser.get(path)), who);
  return locationOf(await browser.get(callback));
};

/** A browser for a deployment with other settings. */
export const browserWith = (changes: Partial<Bindings>): Browser =>
  new Browser(undefined, ({ pathname, search }, init) => requestWith(changes, pathname + search, init));

/** Returns the provider's endpoints with some of them replaced. */
export const endpointsOf = (provider: Provider, changes: Record<string, string>): Partial<Bindings> => {
  const name = provider === 'google' ? 'GOOGLE_ENDPOINTS' : 'DISCORD_ENDPOINTS';
  return { [name]: JSON.stringify({ ...JSON.parse(env[name] ?? ''), ...changes }) };
};

/** Returns the page that shows a provider failure: the page where the login began. */
export const failedAt = (
  provider: Provider,
  error = 'authentication_failed',
  page: 'login' | 'register' | 'user' = 'login',
): string => `/${page}?error=${error}&provider=${provider}`;

/** Returns a sign-up without a username, as its page receives it. */
export const pendingSignUp = async (browser: Browser, provider: Provider, who: TestPerson) => {
  const end = await logInBy(browser, `/api/user/auth/${provider}`, who);
  const { pathname, searchParams } = new URL(end, 'http://x');
  expect([pathname, ...searchParams.keys()]).toEqual(['/set-username', 'userId', 'token']);
  return { userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' };
};

/** Signs up a user with a provider; returns the user and the logged-in browser. */
export const signedUp = async (provider: Provider, person: Partial<NewPerson> = {}) => {
  const [browser, who, username] = [new Browser(), await newcomer(provider, person), freshName()];
  const signUp = await pendingSignUp(browser, provider, who);
  const response = await browser.post('/api/user/set-username', { ...signUp, username });
  if (response.status !== 200) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  return { who, browser, username };
};
