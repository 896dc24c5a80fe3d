import { passwordSchema } from '@tallyho/game/accounts/rules';
import * as v from 'valibot';
import { commonPasswordList } from './common-password-list.ts';

const commonPasswords: ReadonlySet<string> = new Set(commonPasswordList.trim().split(/\s+/));

/**
 * A password that a user chooses. In addition to the form rules it must not be one of the 10,000 most common passwords,
 * in any capitalization. Only the server knows the list, so pages stay small.
 */
export const newPasswordSchema = v.pipe(
  passwordSchema,
  v.check((password) => !commonPasswords.has(password.toLowerCase()), 'Password is too common'),
);
