import { fieldErrors, loginSchema, registrationSchema, usernameSchema } from '@tallyho/game/accounts/rules';
import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';

/*
 * The rules of the forms on public pages. They load with the validation library at the first activity: see lazy-rules.ts.
 */

export const maxNameLength = limits.username.max;

const guestSchema = v.object({ name: usernameSchema });

export const checkLogin = (values: unknown) => fieldErrors(loginSchema, values);
export const checkRegistration = (values: unknown) => fieldErrors(registrationSchema, values);
export const checkGuest = (values: unknown) => fieldErrors(guestSchema, values);
