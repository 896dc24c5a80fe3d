import { RequestError } from '../../../shared/api/api-error.ts';

const lacksId = (error: unknown): boolean => error instanceof RequestError && error.code === 'cookiesBlocked';

/**
 * Sends a request that needs the browser's id. A browser gets it with the page of an invite link. Where the app was open already,
 * the API refuses the request and gives the id, so the request is repeated once. It fails with `cookiesBlocked` only if the
 * browser has not stored the id.
 */
export const withBrowserId = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  send().catch((error: unknown) => {
    if (lacksId(error)) return send();
    throw error;
  });
