import type { R2Bucket } from '@cloudflare/workers-types';
import { ApiError } from '../../http/errors.ts';
import { cardKey, deleteCards, type ResultPicture } from '../../pictures/result-cards.ts';
import { picturesIn } from './card/picture-box.ts';
import { pictureSvg } from './card/pictures.ts';
import type { SharedResult } from './shared-result.ts';

/** Drawings of one request. Each deletion of an account during a drawing needs another one. */
const maxDrawings = 3;

/**
 * Returns what the pictures name as the address of the site, from that of a request: its host name alone. An empty text for
 * `localhost` and IP addresses, which lead no reader to the site.
 */
export const siteAddress = (requested: string): string => {
  const { hostname } = new URL(requested);
  return /^(localhost|[\d.]+|\[.*\])$/.test(hostname) ? '' : hostname;
};

interface CardAccess {
  bucket: R2Bucket;
  gameId: string;
  picture: ResultPicture;
  /** The site, which the picture names: see `siteAddress`. */
  address: string;
  /** Counts a drawing. Rejects if there were too many. */
  assertMayDraw: () => Promise<void>;
}

/**
 * Returns a picture of a game's result as PNG, drawn once and then stored. The caller must check access. `readAgain` runs after a drawing was stored, and throws if access has ended. If
 * the result has changed, because a player has deleted the account meanwhile, the drawing with the name is deleted.
 */
export const resultCardOf = async (
  { bucket, gameId, picture, address, assertMayDraw }: CardAccess,
  result: SharedResult,
  readAgain: () => Promise<SharedResult>,
): Promise<ArrayBuffer> => {
  const stored = await bucket.get(cardKey(gameId, picture));
  if (stored) return stored.arrayBuffer();
  await assertMayDraw();
  // The renderer is large, so it is loaded only when a picture is requested.
  const [{ rasterise }, { loadItemPictures }] = await Promise.all([
    import('./card/rasterise.ts'),
    import('./card/item-pictures.ts'),
  ]);
  const draw = (current: SharedResult, hasPicture: (url: string) => boolean) =>
    pictureSvg(picture, current, { address, hasPicture });
  const pictures = await loadItemPictures(bucket, picturesIn(draw(result, () => true)));
  const drawn = (current: SharedResult) => draw(current, (url) => pictures.has(url));
  let svg = drawn(result);
  for (let drawing = 0; drawing < maxDrawings; drawing += 1) {
    const { buffer } = await rasterise(svg, pictures);
    await bucket.put(cardKey(gameId, picture), buffer, { httpMetadata: { contentType: 'image/png' } });
    const current = await readAgain().then(drawn, async (error: unknown) => {
      await deleteCards(bucket, [gameId]);
      throw error;
    });
    if (current === svg) return buffer;
    await deleteCards(bucket, [gameId]);
    svg = current;
  }
  throw new ApiError('unavailable');
};

interface OwnCard {
  readonly format: 'upright' | 'wide';
  /** As in `CardAccess`. */
  readonly address: string;
  readonly assertMayDraw: () => Promise<void>;
}

/** Draws the picture about one player of a result, whose alias is `me`. It is not stored: it is for that player alone. */
export const ownCardOf = async (
  { result, me }: { result: SharedResult; me: string },
  { format, address, assertMayDraw }: OwnCard,
): Promise<ArrayBuffer> => {
  await assertMayDraw();
  const [{ rasterise }, { ownSvg }] = await Promise.all([
    import('./card/rasterise.ts'),
    import('./card/own-picture.ts'),
  ]);
  const svg = ownSvg(result, me, { format, address });
  if (svg === null) throw new ApiError('notFound');
  const { buffer } = await rasterise(svg);
  return buffer;
};
