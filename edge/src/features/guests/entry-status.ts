import { type EntryStatus, entryStatusSchema, type Source } from '@tallyho/game/model/person';
import * as v from 'valibot';
import { success } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import {
  assertGuessesLeft,
  type CodeSources,
  recordWrongCode,
  wrongCodesOf,
} from '../../rooms/code-guesses.ts';
import { openLobby } from '../../rooms/lobby-index.ts';
import { acceptedResponse, type RoomAccess } from '../../rooms/send-command.ts';

export const entryStatusResponse = v.object({
  success,
  /** Null: the leader is not asked about this browser, so a request for a seat is worth repeating. */
  entry: v.nullable(entryStatusSchema),
});

/**
 * Returns the state of the question to the leader about the browser of `source`. Throws `lobbyNotFound`, `banned` if the leader has
 * removed a player with this browser, or `tooManyAttempts` after too many wrong codes of `codeSources`.
 */
export const readEntryStatus = async (
  { db, rooms }: RoomAccess,
  code: string,
  { source, codeSources: sources }: { source: Source; codeSources: CodeSources },
): Promise<EntryStatus | null> => {
  const [open, guesses] = await db.batch([openLobby(db, code), wrongCodesOf(db, sources)]);
  assertGuessesLeft(guesses, sources);
  if (open.length === 0) {
    await recordWrongCode(db, sources);
    throw new ApiError('lobbyNotFound');
  }
  const response = await acceptedResponse(db, code, await rooms.request(code, { type: 'status', source }));
  return response.entry ?? null;
};
