import type { R2Bucket } from '@cloudflare/workers-types';

/** The pictures of a finished game: three upright ones to send, and a wide one for previews of its public link. */
export const resultPictures = ['board', 'fight', 'podium', 'preview'] as const;
export type ResultPicture = (typeof resultPictures)[number];

/** Version of the drawings. Increase it when they change, so that existing pictures are drawn again. */
const drawing = 3;

/** Prefix of the keys of a game's pictures in R2. */
export const cardsOf = (gameId: string): string => `cards/${drawing}/${encodeURIComponent(gameId)}/`;

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
