import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isReservedName } from './reserved-names.ts';

/*
 * The account rules and their texts. Forms and API use the same schemas. The maximum length comes before each slower
 * check, and validation stops at the first error of a field.
 */

/** Invisible characters and single surrogates. The emoji variation selector is allowed after an emoji. */
const invisibleCharacter = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const isVisible = (name: string): boolean =>
  !invisibleCharacter.test(name.replace(/(\p{Extended_Pictographic})\uFE0F/gu, '$1'));

/** Returns true for a mark without a letter, or more than three marks on one letter. */
const hasLooseMarks = (name: string): boolean => /^\p{M}|\p{M}{4}/u.test(name.normalize('NFC'));

/** Alphabets with letters that look alike. A word may contain only one of them. */
const lookalikes = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const mixesAlphabets = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => lookalikes.filter((alphabet) => alphabet.test(word)).length > 1);

const usernameLength = `Username should be between ${limits.username.min} and ${limits.username.max} characters long`;

export const usernameSchema = v.pipe(
  v.string('Please enter a username'),
  v.trim(),
  v.nonEmpty('Please enter a username'),
  v.minLength(limits.username.min, usernameLength),
  v.maxLength(limits.username.max, usernameLength),
  v.regex(/\p{Ll}/u, 'Username has to contain at least one small letter'),
  v.check((name) => !name.normalize('NFKC').includes('@'), 'Username cannot contain an @'),
  v.check(isVisible, 'Username cannot contain invisible characters'),
  v.check((name) => !/\s\s|[^\S ]/u.test(name), 'Username can only have single spaces between words'),
  v.check((name) => !hasLooseMarks(name), 'Username cannot have that many marks on a letter'),
  v.check((name) => !mixesAlphabets(name), 'Username cannot mix alphabets within a word'),
  v.check((name) => !isReservedName(name), 'Username already exists'),
);

/** A name that users give to one of their own passkeys. */
export const passkeyNameSchema = v.pipe(
  v.string('Please enter a name'),
  v.trim(),
  v.nonEmpty('Please enter a name'),
  v.maxLength(limits.passkeys.name, `The name can have at most ${limits.passkeys.name} characters`),
  v.check(isVisible, 'The name cannot contain invisible characters'),
);

/** Returns true for `name@domain` with a dot inside the domain. Takes linear time. */
const isAddress = (text: string): boolean => {
  const [name, domain = '', ...rest] = text.split('@');
  return name !== '' && domain.slice(1, -1).includes('.') && rest.length === 0 && !/\s/.test(text);
};

export const emailSchema = v.pipe(
  v.string('Please enter a valid email'),
  v.trim(),
  v.maxLength(limits.email.max, 'Please enter a valid email'),
  v.check(isAddress, 'Please enter a valid email'),
);

export const passwordSchema = v.pipe(
  v.string('Please enter a password'),
  v.nonEmpty('Please enter a password'),
  v.maxBytes(limits.password.maxBytes, 'Password is too long'),
  v.minLength(limits.password.min, 'Password has to be at least 6 characters long'),
  v.regex(/\p{Ll}/u, 'Password has to contain at least one small letter'),
  v.regex(/\p{Lu}/u, 'Password has to contain at least one capital letter'),
  v.regex(/\p{Nd}/u, 'Password has to contain at least one number'),
);

export const registrationSchema = v.object({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
});

export const loginSchema = v.object({
  emailOrUsername: v.pipe(
    v.string('Please enter a username'),
    v.trim(),
    v.nonEmpty('Please enter a username'),
    v.maxLength(limits.email.max, 'User not found'),
  ),
  password: v.pipe(
    v.string('Please enter a password'),
    v.nonEmpty('Please enter a password'),
    v.maxBytes(limits.password.maxBytes, 'Invalid password'),
  ),
});

/** Returns the first error text of each invalid field; empty if the value is valid. */
export const fieldErrors = <Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  value: unknown,
): Partial<Record<keyof v.InferInput<Schema>, string>> => {
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  if (parsed.success) return {};
  const flat = v.flatten(parsed.issues).nested ?? {};
  const firsts = Object.entries(flat).map(([field, texts]) => [field, texts?.[0]] as const);
  return Object.fromEntries(firsts) as Partial<Record<keyof v.InferInput<Schema>, string>>; // fields of the schema only
};
