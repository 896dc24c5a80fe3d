import { randomInt } from 'node:crypto';

export type ProviderName = 'google' | 'discord';

/** What goes wrong whenever somebody logs in. */
export type Fault =
  /** The token endpoint answers 400 `invalid_grant`, or 500; or ends the connection; or takes ten seconds. */
  | 'tokenRefused'
  | 'tokenBroken'
  | 'tokenCut'
  | 'slow'
  /** Google's ID token is signed by somebody else, for another log in, for another client, by another issuer, too old, missing. */
  | 'badSignature'
  | 'wrongNonce'
  | 'wrongAudience'
  | 'wrongIssuer'
  | 'expired'
  | 'noIdToken'
  /** Discord's profile endpoint answers 500, or something that is no profile. */
  | 'profileBroken'
  | 'profileStrange';

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
