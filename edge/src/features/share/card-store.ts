import type { R2Bucket } from '@cloudflare/workers-types';
import { ApiError } from '../../http/errors.ts';
import { cardKey, deleteCards } from '../../pictures/result-cards.ts';
import { cardSvg } from './card/card.ts';
import type { SharedResult } from './shared-result.ts';

/** Drawings of one request. Each deletion of an account during a drawing needs another one. */
const maxDrawings = 3;

interface CardAccess {
  bucket: R2Bucket;
  gameId: string;
  /** Counts a drawing. Rejects if there were too many. */
  assertMayDraw: () => Promise<void>;
}

/**
 * Returns the result card of a game as PNG, drawn once and then stored. Game Over and the public link show the same
 * card. The caller must check access. `readAgain` runs after a drawing was stored, and throws if access has ended. If
 * the result has changed, because a player has deleted the account meanwhile, the drawing with the name is deleted.
 */
export const resultCardOf = async (
  { bucket, gameId, assertMayDraw }: CardAccess,
  result: SharedResult,
  readAgain: () => Promise<SharedResult>,
): Promise<ArrayBuffer> => {
  const stored = await bucket.get(cardKey(gameId));
  if (stored) return stored.arrayBuffer();
  await assertMayDraw();
  // The renderer is large, so it is loaded only when a card is requested.
  const { rasterise } = await import('./card/rasterise.ts');
  let svg = cardSvg(result);
  for (let drawing = 0; drawing < maxDrawings; drawing += 1) {
    const { buffer } = await rasterise(svg);
    await bucket.put(cardKey(gameId), buffer, { httpMetadata: { contentType: 'image/png' } });
    const current = await readAgain().then(cardSvg, async (error: unknown) => {
      await deleteCards(bucket, [gameId]);
      throw error;
    });
    if (current === svg) return buffer;
    await deleteCards(bucket, [gameId]);
    svg = current;
  }
  throw new ApiError('unavailable');
};
