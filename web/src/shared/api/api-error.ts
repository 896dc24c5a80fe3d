import type { Challenge } from '@tallyho/game/accounts/proof-of-work';

/** What some errors have besides code and message. */
interface ErrorDetails {
  readonly field?: string | undefined;
  readonly lobby?: string | undefined;
  readonly challenge?: Challenge | undefined;
  readonly retryAfter?: number | undefined;
}

/** An unsuccessful response. `message` can be shown to users. */
export class RequestError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /**
   * One of the API's closed set of codes; `network`: no response; `unknown`: a response that does not come from the
   * API.
   */
  readonly code: string;
  /** The invalid field of the request. */
  readonly field: string | undefined;
  /** For `alreadyInLobby`: the code of that lobby. */
  readonly lobby: string | undefined;
  /** For `proofOfWorkRequired`. */
  readonly challenge: Challenge | undefined;
  /** Seconds after which a repeated request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = details.field;
    this.lobby = details.lobby;
    this.challenge = details.challenge;
    this.retryAfter = details.retryAfter;
  }
}

/** Returns true for a request that was refused because there were too many; it may be repeated after `retryAfter`. */
export const isRateLimited = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status === 429;

/** Returns true for an error that may be over soon: no response, or a failure of the server. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 0 || error.status >= 500);

export const serverErrorText = 'Server error';
export const networkErrorText = 'Network error. Please try again later.';

/** Returns the text that users see for an error: the API's own, or `fallback` for anything that is no ApiError. */
export const errorText = (error: unknown, fallback: string = serverErrorText): string =>
  error instanceof RequestError ? error.message : fallback;

interface ErrorBody {
  readonly error?: unknown;
  readonly message?: unknown;
  readonly field?: unknown;
  readonly code?: unknown;
  readonly challenge?: Challenge;
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/**
 * Reads the API's error response `{ success: false, error, message, field?, code?, challenge? }` and its Retry-After; any other response
 * becomes `unknown`.
 */
export async function apiErrorFrom(response: Response): Promise<RequestError> {
  const body: ErrorBody = await response.json().catch(() => ({}));
  return new RequestError(
    response.status,
    asText(body.error) ?? 'unknown',
    asText(body.message) ?? serverErrorText,
    {
      field: asText(body.field),
      lobby: asText(body.code),
      challenge: body.challenge,
      retryAfter: Number(response.headers.get('Retry-After')) || undefined,
    },
  );
}
