import * as v from 'valibot';
import { expiringItem } from './expiring-item.ts';

/** A sign-up with a provider that lacks only a username. The token is single-use. */
export interface SignUp {
  readonly userId: string;
  readonly token: string;
}

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const signUpSchema = v.object({ userId: text, token: text });
const stored = expiringItem('session', 'sign-up', v.parser(signUpSchema));

/** Stores a sign-up in this tab, so that it can be removed from the address. */
export const storeSignUp = stored.write;
export const readSignUp = stored.read;
export const clearSignUp = stored.clear;

/** Returns true if an address contains any parameter of a sign-up. */
export const mentionsSignUp = (query: URLSearchParams): boolean => query.has('userId') || query.has('token');

/** Returns the sign-up in an address if it is complete; null otherwise. */
export function signUpIn(query: URLSearchParams): SignUp | null {
  const parsed = v.safeParse(signUpSchema, { userId: query.get('userId'), token: query.get('token') });
  return parsed.success ? parsed.output : null;
}

/** Returns the other parameter of an address: the page to open afterwards. */
export function withoutSignUp(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['userId', 'token']) rest.delete(name);
  return rest;
}
