import type { OwnPasskey } from '../src/features/passkeys/own-passkeys.ts';
import { Authenticator, type CreationOptions, type Deviation, type RequestOptions } from './authenticator.ts';
import type { Browser } from './browser.ts';
import { csrfHeader } from './csrf.ts';
import type { Person } from './people.ts';

const base = '/api/user/passkeys';

const optionsOf = async <Options>(response: Response): Promise<Options> => {
  if (response.status !== 200) throw new Error(`options: ${response.status} ${await response.text()}`);
  return (await response.json<{ options: Options }>()).options;
};

export const creationOptions = async (person: Browser): Promise<CreationOptions> =>
  optionsOf(await person.post(`${base}/options`, {}, await csrfHeader(person)));

/** Sends a new passkey to the API. */
export const sendNew = async (person: Browser, passkey: unknown): Promise<Response> =>
  person.post(base, { passkey }, await csrfHeader(person));

/** Adds a passkey to the account of a browser, by the API. */
export const addPasskey = async (person: Person, authenticator = new Authenticator()) => {
  const response = await sendNew(person, await authenticator.create(await creationOptions(person)));
  if (response.status !== 200) throw new Error(`add: ${response.status} ${await response.text()}`);
  const { passkey } = await response.json<{ passkey: OwnPasskey }>();
  return { authenticator, passkey };
};

export const loginOptions = async (browser: Browser): Promise<RequestOptions> =>
  optionsOf(await browser.post(`${base}/login/options`, {}));

/** Logs a browser in with a passkey. */
export const logInByPasskey = async (
  browser: Browser,
  authenticator: Authenticator,
  deviation?: Deviation,
): Promise<Response> => {
  const passkey = await authenticator.get(await loginOptions(browser), deviation);
  return browser.post(`${base}/login`, { passkey });
};

export const confirmOptions = async (person: Browser): Promise<RequestOptions> =>
  optionsOf(await person.post(`${base}/confirm/options`, {}));

/** Proves the identity in a browser with a passkey. */
export const confirmByPasskey = async (
  person: Browser,
  authenticator: Authenticator,
  deviation?: Deviation,
): Promise<Response> => {
  const passkey = await authenticator.get(await confirmOptions(person), deviation);
  return person.post(`${base}/confirm`, { passkey });
};

export const listPasskeys = async (person: Browser): Promise<OwnPasskey[]> =>
  (await (await person.get(base)).json<{ passkeys: OwnPasskey[] }>()).passkeys;

export const removePasskey = async (person: Browser, id: string): Promise<Response> =>
  person.delete(`${base}/${id}`, undefined, await csrfHeader(person));

export const renamePasskey = async (person: Browser, id: string, name: unknown): Promise<Response> =>
  person.put(`${base}/${id}`, { name }, await csrfHeader(person));
