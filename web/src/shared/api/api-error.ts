/** An answer that is not the wanted one. `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** One of the API's closed set of codes; `network`: no answer; `unknown`: an answer that is not the API's. */
  readonly code: string;
  /** The field of the request that is wrong. */
  readonly field: string | undefined;
  /** Of `alreadyInLobby`: the code of that lobby. */
  readonly lobby: string | undefined;

  constructor(status: number, code: string, message: string, field?: string, lobby?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
    this.lobby = lobby;
  }
}
export const serverErrorText = 'Server error';
export const networkErrorText = 'Network error. Please try again later.';

interface ErrorBody {
  readonly error?: unknown;
  readonly message?: unknown;
  readonly field?: unknown;
  readonly code?: unknown;
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** Reads the API's error answer `{ success: false, error, message, field?, code? }`; anything else becomes `unknown`. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body: ErrorBody = await response.json().catch(() => ({}));
  return new ApiError(
    response.status,
    asText(body.error) ?? 'unknown',
    asText(body.message) ?? serverErrorText,
    asText(body.field),
    asText(body.code),
  );
}
