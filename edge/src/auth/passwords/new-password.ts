import { passwordSchema } from '@tallyho/game/accounts/rules';
import * as v from 'valibot';
import { commonPasswordList } from './common-password-list.ts';

let commonPasswords: ReadonlySet<string> | null = null;

/** Read at the first check, because most requests set no password. */
function isCommon(password: string): boolean {
  commonPasswords ??= new Set(commonPasswordList.trim().split(/\s+/));
  return commonPasswords.has(password.toLowerCase());
}

/**
 * A password that a user chooses. In addition to the form rules it must not be one of the most common passwords of
 * published breaches, in any capitalization. Only the server knows the list, so pages stay small.
 */
export const newPasswordSchema = v.pipe(
  passwordSchema,
  v.check((password) => !isCommon(password), 'Password is too common'),
);
