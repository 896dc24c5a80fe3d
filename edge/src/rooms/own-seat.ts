import type { Database } from '@tallyho/drizzle/client';
import { lobbyMembers } from '@tallyho/drizzle/schema/lobbies';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../http/errors.ts';
import { assertGuessesLeft, type CodeSources, recordWrongCode, wrongCodesOf } from './code-guesses.ts';
import { openLobby } from './lobby-index.ts';

/** Whether the caller has a seat in the lobby of a code, according to the index. */
export type SeatInIndex = 'seated' | 'elsewhere' | 'unknownCode';

/**
 * Looks up the caller's seat in the lobby of a code that the caller has entered, before its room is called: a room is started by
 * any code. A code without a seat of the caller counts as a wrong one, whether it exists or not. Throws `tooManyAttempts` if one of
 * `sources` has used up its wrong codes; a seated caller is never refused.
 */
export const findOwnSeat = async (db: Database, code: string, caller: Caller): Promise<SeatInIndex> => {
  const { seat } = await lookUp(db, code, caller);
  if (seat === 'seated') return seat;
  await recordWrongCode(db, caller.sources);
  return seat;
};

/**
 * Same for the ticket of a page that had a seat: the code of an open lobby is not counted if the seat is gone, because the leader
 * removed its player, or it was given up. This reveals no code: the response is the same for all codes, and for all
 * `tooManyAttempts` once wrong codes are used up.
 */
export const hasOwnSeat = async (db: Database, code: string, caller: Caller): Promise<boolean> => {
  const { seat, guesses } = await lookUp(db, code, caller);
  if (seat === 'seated') return true;
  if (seat === 'unknownCode') await recordWrongCode(db, caller.sources);
  else assertGuessesLeft(guesses, caller.sources);
  return false;
};

interface Caller {
  readonly user: string;
  readonly sources: CodeSources;
}

const lookUp = async (db: Database, code: string, { user, sources }: Caller) => {
  const [[seat], [open], guesses] = await db.batch([
    db
      .select({ code: lobbyMembers.lobbyCode })
      .from(lobbyMembers)
      .where(and(eq(lobbyMembers.userId, user), eq(lobbyMembers.lobbyCode, code))),
    openLobby(db, code),
    wrongCodesOf(db, sources),
  ]);
  const unseated = open === undefined ? 'unknownCode' : 'elsewhere';
  return { seat: seat === undefined ? unseated : 'seated', guesses } as const;
};

/** Same, and throws `lobbyNotFound` or `notMember` for a caller without a seat. */
export const requireOwnSeat = async (...call: Parameters<typeof findOwnSeat>): Promise<void> => {
  const seat = await findOwnSeat(...call);
  if (seat !== 'seated') throw new ApiError(seat === 'unknownCode' ? 'lobbyNotFound' : 'notMember');
};
