import { passwordSchema } from '@tallyho/game/accounts/rules';
import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';

/** The requirements of a new password, with the texts of the password dialog; `short` for the checklist. */
export const passwordRules = [
  {
    short: `${limits.password.min} characters`,
    text: `Password must be at least ${limits.password.min} characters long`,
    holds: (password: string) => password.length >= limits.password.min,
  },
  {
    short: 'A small letter',
    text: 'Password must contain at least one small letter',
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    short: 'A capital letter',
    text: 'Password must contain at least one capital letter',
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    short: 'A number',
    text: 'Password must contain at least one number',
    holds: (password: string) => /\p{Nd}/u.test(password),
  },
] as const;

export interface PasswordForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Returns the error of a new password; undefined: valid. The server's own rules are authoritative. */
function newPasswordText(password: string): string | undefined {
  const broken = passwordRules.find(({ holds }) => !holds(password));
  if (broken) return broken.text;
  return v.is(passwordSchema, password) ? undefined : 'Password must be shorter';
}

/**
 * Returns the error texts of the dialog by field. `hasPassword`: the password is changed, so the current one is
 * required.
 */
export function passwordFormErrors(
  { currentPassword, newPassword, confirmation }: PasswordForm,
  hasPassword: boolean,
): Partial<PasswordForm> {
  const newText = newPasswordText(newPassword);
  return {
    ...(hasPassword && !currentPassword && { currentPassword: 'Please enter your current password' }),
    ...(newText && { newPassword: newText }),
    ...(newPassword !== confirmation && { confirmation: "Passwords don't match" }),
  };
}
