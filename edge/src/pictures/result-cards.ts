import type { R2Bucket } from '@cloudflare/workers-types';

/** Version of the drawing. Increase it when the drawing changes, so that existing cards are drawn again. */
const drawing = 2;

/** Key of a game's result card in R2. */
export const cardKey = (gameId: string): string => `cards/${drawing}/${encodeURIComponent(gameId)}.png`;

/** Maximum number of keys that the bucket deletes in one call. */
const most = 1000;

/**
 * Deletes the result cards of these games, because they are not public any more or show a deleted player. A card is
 * drawn again when a permitted user requests it.
 */
export const deleteCards = async (bucket: R2Bucket, gameIds: readonly string[]): Promise<void> => {
  for (let start = 0; start < gameIds.length; start += most)
    await bucket.delete(gameIds.slice(start, start + most).map(cardKey));
};
