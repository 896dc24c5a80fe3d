import { randomInt } from 'node:crypto';

export type ProviderName = 'google' | 'discord';

/** A fault that happens at every login of this account. */
export type Fault =
  /** The token endpoint responds 400 `invalid_grant`, or 500; or closes the connection; or takes ten seconds. */
  | 'tokenRefused'
  | 'tokenBroken'
  | 'tokenCut'
  | 'slow'
  /** Google's ID token has a wrong signature, nonce, audience or issuer, is too old, or is missing. */
  | 'badSignature'
  | 'wrongNonce'
  | 'wrongAudience'
  | 'wrongIssuer'
  | 'expired'
  | 'noIdToken'
  /** Discord's profile endpoint responds 500, or an invalid profile. */
  | 'profileBroken'
  | 'profileStrange';

export interface TestPerson {
  /** The provider's own id of the account. */
  readonly subject: string;
  /** Name on the login page. */
  readonly name: string;
  readonly email: string | null;
  readonly verified: boolean;
  readonly fault: Fault | null;
}

/** By default verified, with an address made of the name and a unique subject. */
export type NewPerson = Pick<TestPerson, 'name'> & Partial<TestPerson>;

const digits = (count: number) =>
  Array.from({ length: count }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(10))).join('');

/** Accounts of one provider, by subject. */
export class PeopleOfProvider {
  readonly #people = new Map<string, TestPerson>();

  /** Adds an account. Replaces an existing one with the same subject. */
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
