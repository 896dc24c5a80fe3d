import type { Database } from '@tallyho/drizzle/client';
import { themes } from '@tallyho/drizzle/schema/themes';
import { normalizedName } from '@tallyho/game/text';
import { and, eq } from 'drizzle-orm';
import { boardRound } from './board-round.ts';
import type { SharedResult } from './shared-result.ts';

/** Returns the id of the theme of the board that the public page shows; null if lobbies are not offered it, or not any more. */
export const themeToPlay = async ({ db }: { db: Database }, result: SharedResult): Promise<string | null> => {
  const round = boardRound(result.rounds);
  if (!round) return null;
  const found = await db
    .select({ id: themes.id })
    .from(themes)
    .where(and(eq(themes.nameNormalized, normalizedName(round.theme)), eq(themes.hidden, false)))
    .get();
  return found?.id ?? null;
};
