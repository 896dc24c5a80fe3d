import { randomInt } from 'node:crypto';

export type ProviderName = 'google' | 'discord';

/** What goes wrong whenever this person logs in. */
export const faults = [
  /** The token endpoint answers 400 `invalid_grant`. */
  'tokenRefused',
  /** The token endpoint answers 500. */
  'tokenBroken',
  /** The token endpoint ends the connection without an answer. */
  'tokenCut',
  /** The token endpoint takes ten seconds. */
  'slow',
  /** The ID token is signed with a key that is not the provider's (Google). */
  'badSignature',
  /** The ID token is for another log in, for another client, by another issuer, too old, missing (Google). */
  'wrongNonce',
  'wrongAudience',
  'wrongIssuer',
  'expired',
  'noIdToken',
  /** The profile endpoint answers 500, or something that is no profile (Discord). */
  'profileBroken',
  'profileStrange',
] as const;
export type Fault = (typeof faults)[number];

export interface TestPerson {
  /** The provider's own id of the person. */
  readonly subject: string;
  /** As the log-in page calls them. */
  readonly name: string;
  readonly email: string | null;
  readonly verified: boolean;
  readonly fault: Fault | null;
}

/** Verified, with an address made of the name and a subject of their own, unless told otherwise. */
export type NewPerson = Pick<TestPerson, 'name'> & Partial<TestPerson>;

const digits = (count: number) =>
  Array.from({ length: count }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(10))).join('');

/** Those who have an account at one provider, by their subjects. */
export class PeopleOfProvider {
  readonly #people = new Map<string, TestPerson>();

  /** With somebody's subject it takes their place. */
  add({ name, ...given }: NewPerson): TestPerson {
    const email = `${name.toLowerCase()}@example.com`;
    const person = { subject: digits(19), name, email, verified: true, fault: null, ...given };
    this.#people.set(person.subject, person);
    return person;
  }

  find(subject: string | undefined): TestPerson | undefined {
    return this.#people.get(subject ?? '');
  }

  get all(): readonly TestPerson[] {
    return [...this.#people.values()];
  }
}
