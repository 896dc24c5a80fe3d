import { uniqueViolation } from '@tallyho/drizzle/errors';
import { pendingSignUps } from '@tallyho/drizzle/schema/providers';
import { users } from '@tallyho/drizzle/schema/users';
import { proofOfWorkSchema } from '@tallyho/game/accounts/proof-of-work';
import { usernameSchema } from '@tallyho/game/accounts/rules';
import { personSchema } from '@tallyho/game/model/person';
import { isProfane } from '@tallyho/game/people/profanity';
import { normalizedName } from '@tallyho/game/text';
import { and, eq, exists, gt } from 'drizzle-orm';
import * as v from 'valibot';
import {
  createAccount,
  type FirstSession,
  randomAvatar,
  type SignUpAccess,
} from '../../auth/sign-up/make-account.ts';
import { newUser, type User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { isSubjectColumn, subjectValue } from './owners.ts';
import { signUpHash } from './sign-up-cookie.ts';

const idSchema = v.pipe(v.string('That sign-up has expired. Please start again.'), v.maxLength(100));

/** Payload of POST /api/user/set-username: the pending sign-up, the username, a chosen picture, and the proof of `proofOfWorkRequired`. */
export const signUpSchema = v.object({
  userId: idSchema,
  token: idSchema,
  username: usernameSchema,
  avatar: v.optional(personSchema.entries.avatar),
  proof: v.optional(proofOfWorkSchema),
});

/** Maps a unique constraint error to the API's error. A taken name does not use up the sign-up. */
const refusalOf = (error: unknown): ApiError | null => {
  const column = uniqueViolation(error);
  if (column === 'users.username_normalized') return new ApiError('usernameTaken', { field: 'username' });
  if (column === 'users.email' || isSubjectColumn(column)) return new ApiError('emailTaken');
  return null;
};

/**
 * Creates the account of a pending sign-up, and its first session. A guest becomes the account. Throws `profaneUsername`, `usernameTaken`,
 * `expiredSignUp` (also in another browser than the one that began it), `emailTaken`, `suspended` (the same person deleted a suspended account),
 * `proofOfWorkRequired` (many new accounts of this network address).
 */
export const setUsername = async (
  access: SignUpAccess,
  {
    userId,
    token,
    username,
    avatar,
    signUpSecret,
  }: Omit<v.InferOutput<typeof signUpSchema>, 'proof'> & { signUpSecret: string },
): Promise<{ account: User } & FirstSession> => {
  if (isProfane(username)) throw new ApiError('profaneUsername', { field: 'username' });
  const { db, guest } = access;
  const isSignUp = and(
    eq(pendingSignUps.userId, userId),
    eq(pendingSignUps.tokenHash, await signUpHash(token, signUpSecret)),
    gt(pendingSignUps.expiresAt, new Date()),
  );
  const find = () => db.select().from(pendingSignUps).where(isSignUp).get();
  const signUp = await find();
  if (signUp === undefined) throw new ApiError('expiredSignUp');
  const { email, provider, subject } = signUp;
  const own = {
    id: guest?.id ?? userId,
    username,
    email,
    avatar: guest?.avatar ?? avatar ?? randomAvatar(),
    emailVerifiedAt: new Date(),
    ...subjectValue(provider, subject),
  };
  const row = { ...own, usernameNormalized: normalizedName(username), createdAt: new Date() };
  const isMade = exists(
    db
      .select()
      .from(users)
      .where(and(eq(users.id, own.id), eq(users.email, email))),
  );
  const useUp = db.delete(pendingSignUps).where(and(eq(pendingSignUps.userId, userId), isMade));
  try {
    const account = newUser({ ...guest, ...own, isGuest: false });
    return { account, ...(await createAccount(access, row, [useUp])) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // After a double submit, the name and the address belong to the user's own new account.
    throw (await find()) === undefined ? new ApiError('expiredSignUp') : (refusalOf(error) ?? error);
  }
};
