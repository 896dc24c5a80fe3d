import { displayNameSchema } from '@tallyho/game/accounts/display-name';
import { fieldErrors, loginSchema, registrationSchema, usernameSchema } from '@tallyho/game/accounts/rules';
import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';

/*
 * The rules of the forms on public pages. They load with the validation library at the first activity: see lazy-rules.ts.
 */

/** In UTF-16 code units, as fields count. The rules count characters. */
export const maxNameLength = limits.displayName.units;

const guestSchema = v.object({ name: displayNameSchema });

export const checkLogin = (values: unknown) => fieldErrors(loginSchema, values);
export const checkRegistration = (values: unknown) => fieldErrors(registrationSchema, values);
const usernameOnly = v.object({ username: usernameSchema });

/** Returns true if a guest can keep the name as a username. */
export const isUsername = (username: string) => v.is(usernameOnly, { username });
export const checkGuest = (values: unknown) => fieldErrors(guestSchema, values);
