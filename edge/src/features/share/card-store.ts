import type { R2Bucket } from '@cloudflare/workers-types';
import { cardKey } from '../../pictures/result-cards.ts';
import { cardSvg } from './card/card.ts';
import type { SharedResult } from './shared-result.ts';

/**
 * The picture of a game's result as PNG, drawn once: Game Over and the public link show the same. Whether somebody may
 * see it is for the caller to have asked.
 */
export const cardOf = async (
  bucket: R2Bucket,
  gameId: string,
  result: SharedResult,
): Promise<ArrayBuffer> => {
  const stored = await bucket.get(cardKey(gameId));
  if (stored) return stored.arrayBuffer();
  // The renderer is large: whoever asks for no card does not wait for it.
  const { rasterise } = await import('./card/rasterise.ts');
  const { buffer } = await rasterise(cardSvg(result));
  await bucket.put(cardKey(gameId), buffer, { httpMetadata: { contentType: 'image/png' } });
  return buffer;
};
