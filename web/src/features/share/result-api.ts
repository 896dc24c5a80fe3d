import { queryOptions } from '@tanstack/react-query';
import { request, requestPicture } from '../../shared/api/api.ts';
import { RequestError } from '../../shared/api/api-error.ts';

/** Number of retries for a result that is not stored yet, and the delays in milliseconds. */
const maxRetries = 6;
const retryDelays = [400, 800, 1500, 2500] as const;

const isNotStoredYet = (error: unknown) => error instanceof RequestError && error.status === 404;

/**
 * Query options for a game that has just ended. Its record reaches the API a moment later, so a 404 is retried for about ten
 * seconds. Other errors are retried once.
 */
export const untilRecorded = {
  retry: (count: number, error: unknown) => count < (isNotStoredYet(error) ? maxRetries : 1),
  retryDelay: (count: number) => retryDelays[count] ?? 3000,
} as const;

/** What the API says about sharing a finished game. */
export const sharingQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['sharing', gameId],
    queryFn: ({ signal }) => request('GET', '/api/share/:gameId', { param: { gameId }, signal }),
    ...untilRecorded,
  });

/** The pictures of a finished game that its players can send, in the order in which they are offered. */
export const pictures = ['fight', 'board', 'podium', 'me'] as const;
export type SendablePicture = (typeof pictures)[number];

/** Upright fills a phone, wide is for previews and screens. */
export type CardFormat = 'upright' | 'wide';

/** A picture of a finished game as a file. */
export const cardQuery = (gameId: string, shown: SendablePicture, format: CardFormat) => {
  const picture = format === 'wide' ? (`${shown}-wide` as const) : shown;
  return queryOptions({
    queryKey: ['result card', gameId, picture],
    queryFn: async ({ signal }) => {
      const png = await requestPicture('/api/share/:gameId/pictures/:picture', {
        param: { gameId, picture },
        signal,
      });
      return new File([png], `tallyho-${picture}.png`, { type: 'image/png' });
    },
    staleTime: Number.POSITIVE_INFINITY,
    ...untilRecorded,
  });
};
