import * as v from 'valibot';
import { expiringItem } from './expiring-item.ts';

/** A sign-up by a provider that lacks only a username. The token is single-use. */
export interface SignUp {
  readonly userId: string;
  readonly token: string;
}

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const signUpSchema = v.object({ userId: text, token: text });
const stored = expiringItem('session', 'sign-up', signUpSchema);

/** Keeps a sign-up in this tab, so that it need not stay in the address. */
export const storeSignUp = stored.keep;
export const readSignUp = stored.read;
export const clearSignUp = stored.forget;

/** Whether an address says anything about a sign-up. */
export const mentionsSignUp = (query: URLSearchParams): boolean => query.has('userId') || query.has('token');

/** The sign-up that an address names in full; null otherwise. */
export function signUpIn(query: URLSearchParams): SignUp | null {
  const parsed = v.safeParse(signUpSchema, { userId: query.get('userId'), token: query.get('token') });
  return parsed.success ? parsed.output : null;
}

/** What else an address says: where to go on to. */
export function withoutSignUp(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['userId', 'token']) rest.delete(name);
  return rest;
}
