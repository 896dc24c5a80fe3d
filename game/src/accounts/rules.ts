import * as v from 'valibot';
import { limits } from '../limits.ts';

/** The account rules and their texts (spec section 5, decision 38): forms and API run these same schemas. */
const invisibleCharacter = /[\p{Cc}\p{Cf}]/u;
const usernameLength = `Username should be between ${limits.username.min} and ${limits.username.max} characters long`;

export const usernameSchema = v.pipe(
  v.string('Please enter a username'),
  v.trim(),
  v.nonEmpty('Please enter a username'),
  v.minLength(limits.username.min, usernameLength),
  v.maxLength(limits.username.max, usernameLength),
  v.regex(/\p{Ll}/u, 'Username has to contain at least one small letter'),
  v.check((name) => !name.includes('@'), 'Username cannot contain an @'),
  v.check((name) => !invisibleCharacter.test(name), 'Username cannot contain invisible characters'),
);

export const emailSchema = v.pipe(
  v.string('Please enter a valid email'),
  v.trim(),
  v.maxLength(limits.email.max, 'Please enter a valid email'),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email'),
);

export const passwordSchema = v.pipe(
  v.string('Please enter a password'),
  v.nonEmpty('Please enter a password'),
  v.minLength(limits.password.min, 'Password has to be at least 6 characters long'),
  v.regex(/\p{Ll}/u, 'Password has to contain at least one small letter'),
  v.regex(/\p{Lu}/u, 'Password has to contain at least one capital letter'),
  v.regex(/\p{Nd}/u, 'Password has to contain at least one number'),
  v.maxBytes(limits.password.maxBytes, 'Password is too long'),
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

/** Texts of the answers that need the database. */
export const accountTexts = {
  usernameTaken: 'Username already exists',
  emailTaken: 'Email already exists ( use Discord or Google to login )',
  userNotFound: 'User not found',
  invalidPassword: 'Invalid password',
  registrationFailed: 'Registration failed. Please try again.',
} as const;

/** The first text per field that a value breaks; empty if it is fine. */
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
