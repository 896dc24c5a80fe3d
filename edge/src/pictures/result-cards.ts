import type { R2Bucket } from '@cloudflare/workers-types';

/** Raised when the drawing changes, so that results that were drawn before are drawn anew. */
const drawing = 1;

/** Where the picture of a game's result is kept. */
export const cardKey = (gameId: string): string => `cards/${drawing}/${encodeURIComponent(gameId)}.png`;

/** As many as the bucket deletes in one call. */
const most = 1000;

/**
 * Leaves no picture of these games' results behind, because they are public no more or name somebody who is gone. Drawn
 * again when somebody who may looks.
 */
export const forgetCards = async (bucket: R2Bucket, gameIds: readonly string[]): Promise<void> => {
  for (let start = 0; start < gameIds.length; start += most)
    await bucket.delete(gameIds.slice(start, start + most).map(cardKey));
};
