import { platform } from '../platform/platform.ts';
import { ApiError, apiErrorFrom, networkErrorText } from './api-error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface RequestOptions {
  readonly body?: unknown;
  /** Extra headers, such as CSRF-Token. */
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

async function call(
  method: Method,
  path: `/api/${string}`,
  { body, headers, signal }: RequestOptions,
): Promise<Response> {
  const response = await fetch(`${platform.apiBase}${path}`, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, 'network', networkErrorText);
  });
  if (!response.ok) throw await apiErrorFrom(response);
  return response;
}

/** A picture that the API makes. Throws as `request` does. */
export async function requestPicture(path: `/api/${string}`, signal?: AbortSignal): Promise<Blob> {
  const response = await call('GET', path, signal ? { signal } : {});
  return response.blob();
}

/**
 * One call of the API (spec section 7). `Answer` is the shape that the path's row of the table promises.
 * Throws ApiError: with the API's code and message, or `network` when there is no answer.
 */
export async function request<Answer>(
  method: Method,
  path: `/api/${string}`,
  options: RequestOptions = {},
): Promise<Answer> {
  const response = await call(method, path, options);
  if (response.status === 204) return undefined as Answer; // a path without content is asked for as undefined
  return (await response.json().catch(() => {
    throw new ApiError(response.status, 'unknown', 'Server error');
  })) as Answer; // the server's answers follow the same table
}

/** As `request`, but null where the API says 404 for "there is none". */
export async function requestOrNone<Answer>(path: `/api/${string}`): Promise<Answer | null> {
  try {
    return await request<Answer>('GET', path);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
