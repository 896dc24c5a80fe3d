import type { R2Bucket } from '@cloudflare/workers-types';

/**
 * The pictures of a finished game: three to send, each upright and wide, the parts of a moving fight below each other, and a wide
 * one for previews of its public link.
 */
export const resultPictures = [
  'board',
  'fight',
  'podium',
  'board-wide',
  'fight-wide',
  'podium-wide',
  'fight-layers',
  'preview',
] as const;
export type ResultPicture = (typeof resultPictures)[number];

/** The pictures about the player who requests them, upright and wide. They are drawn for each request and not stored. */
export const ownPictures = ['me', 'me-wide'] as const;

/** Prefix of the keys of all pictures of results in R2. */
const cards = 'cards/';
/** Version of the drawings. Increase it when they change, so that existing pictures are drawn again. */
const drawing = 18;
const currentCards = `${cards}${drawing}/`;

/** Prefix of the keys of a game's pictures in R2. */
export const cardsOf = (gameId: string): string => `${currentCards}${encodeURIComponent(gameId)}/`;

/** Key of a picture of a game's result in R2. */
export const cardKey = (gameId: string, picture: ResultPicture): string => `${cardsOf(gameId)}${picture}.png`;

/** Maximum number of keys that the bucket deletes in one call. */
const most = 1000;

/**
 * Deletes the pictures of these games, because they are not public any more or show a deleted player. A picture is drawn
 * again when a permitted user requests it.
 */
export const deleteCards = async (bucket: R2Bucket, gameIds: readonly string[]): Promise<void> => {
  const keys = gameIds.flatMap((id) => resultPictures.map((picture) => cardKey(id, picture)));
  for (let start = 0; start < keys.length; start += most)
    await bucket.delete(keys.slice(start, start + most));
};

/**
 * Deletes pictures that an earlier version has drawn, at most `limit` (up to 1000). No page shows them any more, and the deletion of
 * an account does not reach them. Returns how many it has deleted.
 */
export const deleteOldCards = async (bucket: R2Bucket, limit: number): Promise<number> => {
  const { objects, delimitedPrefixes } = await bucket.list({ prefix: cards, delimiter: '/' });
  const old = delimitedPrefixes.find((prefix) => prefix !== currentCards);
  const found = old === undefined ? objects : (await bucket.list({ prefix: old, limit })).objects;
  const keys = found.slice(0, limit).map(({ key }) => key);
  if (keys.length > 0) await bucket.delete(keys);
  return keys.length;
};
