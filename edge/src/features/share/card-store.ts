import type { R2Bucket } from '@cloudflare/workers-types';
import { cardSvg } from './card/card.ts';
import type { SharedResult } from './shared-result.ts';

/** Raised when the drawing changes, so that results that were drawn before are drawn anew. */
const drawing = 1;
const keyOf = (gameId: string) => `cards/${drawing}/${encodeURIComponent(gameId)}.png`;

/**
 * The picture of a game's result as PNG, drawn once: Game Over and the public link show the same. Whether somebody may
 * see it is for the caller to have asked.
 */
export const cardOf = async (
  bucket: R2Bucket,
  gameId: string,
  result: SharedResult,
): Promise<ArrayBuffer> => {
  const stored = await bucket.get(keyOf(gameId));
  if (stored) return stored.arrayBuffer();
  // The renderer is large: whoever asks for no card does not wait for it.
  const { rasterise } = await import('./card/rasterise.ts');
  const { buffer } = await rasterise(cardSvg(result));
  await bucket.put(keyOf(gameId), buffer, { httpMetadata: { contentType: 'image/png' } });
  return buffer;
};

/** Leaves no picture behind of a result that is public no more. Drawn again for its players when they look. */
export const forgetCard = (bucket: R2Bucket, gameId: string): Promise<void> => bucket.delete(keyOf(gameId));
