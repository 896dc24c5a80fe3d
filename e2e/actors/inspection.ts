import { expect } from '@playwright/test';
import { password } from './account.ts';
import { type Cast, type Person, peopleOf } from './cast.ts';
import type { InspectedAnswer } from './inspector.ts';
import { storedSecrets } from './stored-secrets.ts';

/** What every answer of the API has (spec section 6; errors too). */
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

/** On plain http, as in a local network: with https they are Secure and have the __Host- prefix. */
const cookies = [
  /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  /^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  /^provider-state=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  /^provider-state=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
];

const faultsOf = ({ call, status, headers: given, body }: InspectedAnswer): string[] => {
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

const sessionOf = ({ visitor }: Person) => visitor.cookies.map(({ value }) => value);

/** Whatever nobody but its owner may ever read, and what not even they may. */
export interface Secrets {
  /** By whose id: their address and the cookie of their session. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  readonly nobodys: readonly string[];
}

/** Before anybody logs out: afterwards the database knows no session of theirs any more. */
export async function secretsOf(cast: Cast): Promise<Secrets> {
  const people = peopleOf(cast);
  return {
    own: new Map(people.map((person) => [person.userId, [person.email]])),
    nobodys: [password, ...(await storedSecrets(people)), ...people.flatMap(sessionOf)],
  };
}

/** Every answer that any of them got has the headers it must have, only tight cookies, and nothing secret in it. */
export function expectCleanAnswers(cast: Cast, { own, nobodys }: Secrets): void {
  const callers = [
    { id: '', answers: cast.guest.answers },
    ...peopleOf(cast).map(({ userId, visitor }) => ({ id: userId, answers: visitor.answers })),
  ];
  const faults = callers.flatMap(({ id, answers }) => {
    const others = [...own].flatMap(([owner, secrets]) => (owner === id ? [] : secrets));
    return answers.flatMap((answer) => [
      ...faultsOf(answer),
      ...[...others, ...nobodys].flatMap((secret) =>
        answer.body.includes(secret) ? [`${answer.call} of ${id}: ${secret}`] : [],
      ),
      ...(/passwordHash|password_hash|tokenHash|token_hash|argon2/.test(answer.body)
        ? [`${answer.call}: ${answer.body}`]
        : []),
    ]);
  });
  expect(faults).toEqual([]);
  expect(callers.flatMap(({ answers }) => answers).length).toBeGreaterThan(50);
}
