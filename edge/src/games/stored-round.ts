import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { countedGuessSchema, type RoundRecord } from '@tallyho/game/records/game';
import * as v from 'valibot';

const type = v.picklist(miniGameTypes);
const storedRoundSchema = v.object({
  round: v.number(),
  theme: v.string(),
  isCustomTheme: v.optional(v.boolean()),
  /** The name of `isCustomTheme` in records of rooms up to shape version 5. */
  isOwnTheme: v.optional(v.boolean()),
  gamesInTheme: v.number(),
  currentGameRound: v.number(),
  game: v.object({ name: v.string(), description: v.string(), type }),
  board: v.looseObject({ type }),
  answers: v.array(
    v.object({
      ratedBy: v.object({ user: v.string(), username: v.string(), avatar: v.number() }),
      gameData: v.unknown(),
    }),
  ),
  /** Missing in records of older versions, and if there was nothing to guess. */
  guesses: v.optional(v.array(countedGuessSchema)),
});

/**
 * Parses a round as the record stores it (game/src/room/records/records.ts), for computing results; null if the shape is
 * outdated.
 */
export const readRound = (stored: unknown): RoundRecord | null => {
  const parsed = v.safeParse(storedRoundSchema, stored);
  if (!parsed.success) return null;
  const { round, currentGameRound, isOwnTheme, isCustomTheme = isOwnTheme, guesses, ...rest } = parsed.output;
  if (isCustomTheme === undefined) return null;
  // The room wrote and validated boards and answers.
  return {
    ...rest,
    ...(guesses && { guesses }),
    isCustomTheme,
    index: round,
    gameIndex: currentGameRound,
  } as RoundRecord;
};
