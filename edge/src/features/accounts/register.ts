import { uniqueViolation } from '@tallyho/drizzle/errors';
import { proofOfWorkSchema } from '@tallyho/game/accounts/proof-of-work';
import { registrationSchema } from '@tallyho/game/accounts/rules';
import { personSchema } from '@tallyho/game/model/person';
import { isProfane } from '@tallyho/game/people/profanity';
import { normalizedName } from '@tallyho/game/text';
import * as v from 'valibot';
import { newPasswordSchema } from '../../auth/passwords/new-password.ts';
import { hashPassword } from '../../auth/passwords/password.ts';
import {
  createAccount,
  type FirstSession,
  randomAvatar,
  type SignUpAccess,
} from '../../auth/sign-up/make-account.ts';
import { newUser, normalizeEmail, type User } from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';

/** Payload of POST /api/user/register. */
export const newAccountSchema = v.object({
  ...registrationSchema.entries,
  password: newPasswordSchema,
  /** The picture that was chosen before; without one it is a random one. */
  avatar: v.optional(personSchema.entries.avatar),
  /** For the challenge of `proofOfWorkRequired`. */
  proof: v.optional(proofOfWorkSchema),
});

/**
 * Creates an account with a password, and its first session. A guest becomes the account. The unique indexes decide between concurrent requests.
 * Throws `profaneUsername`, `usernameTaken`, `emailTaken`, `suspended` (a suspended account with this address was
 * deleted), `proofOfWorkRequired` (many new accounts of this network address).
 */
export const register = async (
  access: SignUpAccess,
  input: Omit<v.InferOutput<typeof newAccountSchema>, 'proof'>,
): Promise<{ account: User } & FirstSession> => {
  if (isProfane(input.username)) throw new ApiError('profaneUsername', { field: 'username' });
  const account = newUser({
    ...access.guest,
    id: access.guest?.id ?? crypto.randomUUID(),
    username: input.username,
    email: normalizeEmail(input.email),
    avatar: access.guest?.avatar ?? input.avatar ?? randomAvatar(),
    hasPassword: true,
    isGuest: false,
  });
  const row = {
    id: account.id,
    username: account.username,
    usernameNormalized: normalizedName(account.username),
    email: account.email,
    avatar: account.avatar,
    passwordHash: await hashPassword(input.password),
    createdAt: new Date(),
  };
  try {
    return { account, ...(await createAccount(access, row)) };
  } catch (error) {
    const column = uniqueViolation(error);
    if (column === 'users.username_normalized') throw new ApiError('usernameTaken', { field: 'username' });
    if (column === 'users.email') throw new ApiError('emailTaken', { field: 'email' });
    throw error;
  }
};
