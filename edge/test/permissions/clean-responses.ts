import { sessions } from '@tallyho/drizzle/schema/sessions';
import { users } from '@tallyho/drizzle/schema/users';
import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { db } from '../database.ts';
import { idOf } from '../lobbies.ts';
import { Person, password } from '../people.ts';
import { type Cast, peopleOf } from './cast.ts';
import type { RecordedResponse } from './recorded-responses.ts';

/** Headers of every API response, including errors. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const unwanted = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'server',
  'x-powered-by',
];

/** On plain http, as in a local network: on https they are Secure and have the __Host- prefix. */
const cookies = [
  /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  /^known-browser=[\w-]{36}\.[\w-]{43}\.\d+\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  /^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  /^provider-state=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  /^guest-browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  /^passkey-login=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
  /^provider-state=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
];

const faultsOf = ({ call, status, headers: given, body }: RecordedResponse): string[] => {
  const missing = Object.entries(headers).flatMap(([name, value]) =>
    given.get(name) === value ? [] : [`${name}: ${given.get(name)}`],
  );
  const extra = unwanted.filter((name) => given.has(name));
  const isJson = given.get('content-type')?.startsWith('application/json') ?? false;
  const strange = status === 302 || isJson ? [] : [`content-type: ${given.get('content-type')}`];
  const loose = given.getSetCookie().filter((line) => !cookies.some((cookie) => cookie.test(line)));
  const broken = status >= 500 ? [`${status}: ${body}`] : [];
  return [...missing, ...extra, ...strange, ...loose, ...broken].map((fault) => `${call}: ${fault}`);
};

/**
 * Pages have headers of their own: the documentation (documentation.test.ts), and those of the site, which exist only after a
 * build (site-page.test.ts).
 */
const isPage = ({ call, headers: given }: RecordedResponse): boolean =>
  call.startsWith('GET /api/docs') ||
  (!/^\w+ \/(api|images)\//.test(call) && (given.get('content-type') ?? '').startsWith('text/html'));

/** Values that only their owner may read, and values that no client may read. */
export interface Secrets {
  /** Email addresses by the id of their owner. */
  readonly emails: ReadonlyMap<string, string>;
  /** Passwords, session tokens, and the hashes of both. */
  readonly credentials: readonly string[];
}

/** Must run before any user logs out: afterwards their session is not in the database any more. */
export async function secretsOf(cast: Cast): Promise<Secrets> {
  const people = peopleOf(cast);
  const ids = people.map(idOf);
  const [passwords, tokens] = await db.batch([
    db.select({ hash: users.passwordHash }).from(users).where(inArray(users.id, ids)),
    db.select({ hash: sessions.tokenHash }).from(sessions).where(inArray(sessions.userId, ids)),
  ]);
  const hashes = [...passwords, ...tokens].flatMap(({ hash }) => hash ?? []);
  return {
    emails: new Map(people.map((person) => [idOf(person), person.account.email])),
    credentials: [password, ...hashes, ...people.flatMap(({ cookies: own }) => [...own.values()])],
  };
}

/** Expects the required headers, only protected cookies, and no secrets in every response. */
export function expectCleanResponses(cast: Cast, { emails, credentials }: Secrets): void {
  const faults = [...cast.responses].flatMap(([caller, responses]) => {
    const id = caller instanceof Person ? idOf(caller) : 'visitor';
    const others = [...emails].flatMap(([owner, email]) => (owner === id ? [] : email));
    return responses.flatMap((response) => [
      ...(isPage(response) ? [] : faultsOf(response)),
      ...[...others, ...credentials].flatMap((secret) =>
        response.body.includes(secret) ? [`${response.call} of ${id}: ${secret}`] : [],
      ),
      ...(/passwordHash|password_hash|tokenHash|token_hash|argon2/.test(response.body)
        ? [`${response.call}: ${response.body}`]
        : []),
    ]);
  });
  expect(faults).toEqual([]);
}
