import type { Database } from '@tallyho/drizzle/client';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../http/errors.ts';
import { type CodeSources, recordWrongCode } from './code-guesses.ts';
import { openLobby } from './lobby-index.ts';

/** Whether the caller has a seat in the lobby of a code, according to the index. */
export type SeatInIndex = 'seated' | 'elsewhere' | 'unknownCode';

/**
 * Looks up the caller's seat in the lobby of a code that the caller has entered, before its room is called: a room is started by
 * any code. A code without a seat of the caller counts as a wrong one, whether it exists or not. Throws `tooManyAttempts` if one of
 * `sources` has used up its wrong codes; a seated caller is never refused.
 */
export const findOwnSeat = async (
  db: Database,
  code: string,
  { user, sources }: { user: string; sources: CodeSources },
): Promise<SeatInIndex> => {
  const [[seat], [open]] = await db.batch([
    db
      .select({ code: lobbyMembers.lobbyCode })
      .from(lobbyMembers)
      .where(and(eq(lobbyMembers.userId, user), eq(lobbyMembers.lobbyCode, code))),
    openLobby(db, code),
  ]);
  if (seat !== undefined) return 'seated';
  await recordWrongCode(db, sources);
  return open === undefined ? 'unknownCode' : 'elsewhere';
};

/** Same, and throws `lobbyNotFound` or `notMember` for a caller without a seat. */
export const requireOwnSeat = async (...call: Parameters<typeof findOwnSeat>): Promise<void> => {
  const seat = await findOwnSeat(...call);
  if (seat !== 'seated') throw new ApiError(seat === 'unknownCode' ? 'lobbyNotFound' : 'notMember');
};
