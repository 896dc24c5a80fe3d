import type { Database } from '@tallyho/drizzle/client';
import { uniqueViolation } from '@tallyho/drizzle/errors';
import { guests } from '@tallyho/drizzle/schema/guests';
import { users } from '@tallyho/drizzle/schema/users';
import { displayNameSchema } from '@tallyho/game/accounts/display-name';
import { limits } from '@tallyho/game/limits';
import { personSchema, type Source } from '@tallyho/game/model/person';
import { normalizedName } from '@tallyho/game/text';
import { and, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';
import type { LoginSource } from '../../auth/login/login-source.ts';
import { createSession } from '../../auth/session/new-session.ts';
import { reservedLookalike } from '../../auth/sign-up/former-usernames.ts';
import { refuseSuspended } from '../../auth/suspensions/suspended-error.ts';
import {
  mutedUntilOf,
  newUser,
  personOfUser,
  removedEmail,
  type User,
  userColumns,
} from '../../auth/user.ts';
import { ApiError } from '../../http/errors.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { lastResult } from '../../http/last-result.ts';
import { log } from '../../http/log.ts';
import { lookupText } from '../../http/lookup-text.ts';
import {
  assertGuessesLeft,
  type CodeSources,
  recordWrongCode,
  wrongCodesOf,
} from '../../rooms/code-guesses.ts';
import { guestNameIn, lookalikeRefusal, reservedRefusal } from '../../rooms/guest-names.ts';
import { fromList, joinLobby } from '../../rooms/join-lobby.ts';
import { openLobby, playersOf, recordWrites } from '../../rooms/lobby-index.ts';
import { acceptedResponse, type RoomAccess } from '../../rooms/send-command.ts';
import { assertGuestsLeft, countGuest } from './guest-counts.ts';
import { refuseProfaneName } from './rename-guest.ts';

/** Payload of POST /api/guests. */
export const guestSchema = v.object({
  code: lookupText,
  name: displayNameSchema,
  avatar: personSchema.entries.avatar,
  from: fromList,
  /** Made by the browser, with at least 128 random bits. A repeated request with the same key returns the same guest. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)),
});

type Access = RoomAccess & {
  /** The browser's name in the list of sessions. */
  device: string;
  /** The deployment's secret. */
  secret: string;
  source: Source;
  codeSources: CodeSources;
  loginSource: LoginSource;
};

type Input = Pick<v.InferOutput<typeof guestSchema>, 'code' | 'avatar' | 'from'> & {
  id: string;
  name: string;
};

/** A new guest, or the same one again. */
export interface GuestEntry {
  account: User;
  session: { token: string; tokenHash: string };
  players: Awaited<ReturnType<typeof playersOf>>;
  /** An account has logged in with this browser before. */
  isAccountsBrowser: boolean;
}

/** Returns the id of the guest whom a key makes. The key cannot be computed from it. */
export const guestIdOf = async (secret: string, key: string): Promise<string> =>
  (await keyedHash(secret, 'guest', key)).slice(0, 32);

/** Returns the statement that selects the guest of a repeated request. */
const repeatedGuest = (db: Database, id: string) =>
  db
    .select(userColumns)
    .from(users)
    .innerJoin(guests, eq(guests.userId, users.id))
    .where(and(eq(users.id, id), gt(guests.createdAt, new Date(Date.now() - limits.guests.retry))));

/**
 * Makes a guest who has a seat in the lobby, and the guest's first session. The seat comes first: a request that the room
 * refuses leaves nothing behind. The room gives the name a number if another player has it. Idempotent for one id. Throws
 * `profaneUsername`, `usernameTaken` (the name looks like a reserved username), `nameInLobby` (another spelling of an account's name, with a free name as `suggestion`), `rateLimited` (too many
 * guests of this address), `suspended` (the browser belongs to a suspended account), and the same as `joinLobby`. With `leaderAsked`
 * the room keeps the request, and nothing else is stored: the page repeats it after the leader has agreed (entry-status.ts).
 */
export const createGuest = async (access: Access, input: Input): Promise<GuestEntry> => {
  const { db, source, codeSources, loginSource } = access;
  const { id, code, name, from } = input;
  refuseProfaneName(name);
  const [open, guesses, [existing], [repeated], [known], counted, [reserved]] = await db.batch([
    openLobby(db, code),
    wrongCodesOf(db, codeSources),
    db.select({ id: users.id }).from(users).where(eq(users.id, id)),
    repeatedGuest(db, id),
    db
      .select(userColumns)
      .from(users)
      .where(eq(users.id, loginSource.known?.userId ?? '')),
    countGuest(db, loginSource.address, openLobby(db, code)),
    reservedLookalike(db, name),
  ]);
  assertGuessesLeft(guesses, codeSources);
  if (open.length === 0) {
    await recordWrongCode(db, codeSources);
    throw new ApiError('lobbyNotFound');
  }
  const isAccountsBrowser = known !== undefined && !known.isGuest;
  if (repeated !== undefined) return repeatEntry(access, repeated, { code, isAccountsBrowser });
  // An account that was a guest with this key, or a guest whose request is too long ago.
  if (existing !== undefined) throw new ApiError('unauthenticated');
  if (known !== undefined) refuseSuspended(known);
  if (reserved !== undefined) throw reservedRefusal(name);
  assertGuestsLeft(counted);
  const wanted = newUser({
    id,
    username: name,
    email: removedEmail(),
    avatar: input.avatar,
    isGuest: true,
  });
  const person = personOfUser(wanted);
  const response = await access.rooms.request(code, { type: 'join', person, isGuest: true, source, from });
  if (!response.ok && response.error === 'nameInLobby') throw lookalikeRefusal(name);
  const { lobby } = await acceptedResponse(db, code, response);
  const username = guestNameIn(lobby, id) ?? name;
  const account = { ...wanted, username };
  const session = await createSession(db, { userId: id, device: access.device, isGuest: true });
  const now = new Date();
  try {
    const written = await db.batch([
      db.insert(users).values({
        id,
        username,
        usernameNormalized: unusedName(id),
        email: account.email,
        avatar: account.avatar,
        createdAt: now,
      }),
      db.insert(guests).values({ userId: id, createdAt: now, nameNormalized: normalizedName(username) }),
      session.insert,
      ...recordWrites(db, lobby),
      playersOf(db, code),
    ]);
    const players = lastResult(written);
    log('info', 'guestCreated', { user: id });
    return { account, session, players, isAccountsBrowser };
  } catch (error) {
    const column = uniqueViolation(error);
    const isTwin = column === 'users.id' || column === 'users.username_normalized';
    const twin = isTwin ? await repeatedGuest(db, id).get() : undefined;
    if (twin !== undefined) return repeatEntry(access, twin, { code, isAccountsBrowser });
    await access.rooms.request(code, { type: 'remove', user: id, reason: 'sessionEnded' });
    throw error;
  }
};

/** Returns a value for the column of unique names that no name can match, because normalized names are in lower case. */
const unusedName = (id: string): string => `GUEST ${id}`;

/** Opens another session for a guest whose first response may be lost, and makes sure of the seat. */
const repeatEntry = async (
  access: Access,
  account: User,
  { code, isAccountsBrowser }: { code: string; isAccountsBrowser: boolean },
): Promise<GuestEntry> => {
  const { db, source } = access;
  const person = personOfUser(account);
  const players = await joinLobby(
    { ...access, person, isGuest: true, source, mutedUntil: mutedUntilOf(account) },
    { code },
  );
  const session = await createSession(db, { userId: account.id, device: access.device, isGuest: true });
  // The guest has registered during this request.
  if ((await session.insert).length === 0) throw new ApiError('unauthenticated');
  return { account, session, players, isAccountsBrowser };
};
