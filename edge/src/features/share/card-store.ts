import type { R2Bucket } from '@cloudflare/workers-types';
import { cardKey } from '../../pictures/result-cards.ts';
import { cardSvg } from './card/card.ts';
import type { SharedResult } from './shared-result.ts';

/**
 * Returns the result card of a game as PNG, drawn once and then stored. Game Over and the public link show the same
 * card. The caller must check access.
 */
export const cardOf = async (
  bucket: R2Bucket,
  gameId: string,
  result: SharedResult,
): Promise<ArrayBuffer> => {
  const stored = await bucket.get(cardKey(gameId));
  if (stored) return stored.arrayBuffer();
  // The renderer is large, so it is loaded only when a card is requested.
  const { rasterise } = await import('./card/rasterise.ts');
  const { buffer } = await rasterise(cardSvg(result));
  await bucket.put(cardKey(gameId), buffer, { httpMetadata: { contentType: 'image/png' } });
  return buffer;
};
