import { platform } from '../platform/platform.ts';
import { ApiError, apiErrorFrom, networkErrorText } from './api-error.ts';
import type { Answer, Method, OptionsOf, PathOf } from './api-types.ts';

/** A call's options, whichever call it is. */
interface AnyOptions {
  readonly param?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

async function call(
  method: Method,
  path: string,
  { param, query, body, headers, signal }: AnyOptions = {},
): Promise<Response> {
  const named = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(param?.[name] ?? ''));
  const response = await fetch(
    `${platform.apiBase}${named}${query ? `?${new URLSearchParams(query)}` : ''}`,
    {
      method,
      credentials: 'include',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    },
  ).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, 'network', networkErrorText);
  });
  if (!response.ok) throw await apiErrorFrom(response);
  return response;
}

/** A picture that the API makes. Throws as `request` does. */
export async function requestPicture<Path extends PathOf<'GET'>>(
  path: Path,
  ...[options]: OptionsOf<'GET', Path>
): Promise<Blob> {
  const response = await call('GET', path, options as AnyOptions); // its fields are among these
  return response.blob();
}

/**
 * One call of the API. Path, what goes in and what comes out are those of the API's own route (`api-types.ts`); a path has its
 * parameters by name, their values are in `param`.
 * Throws ApiError: with the API's code and message, or `network` when there is no answer.
 */
export async function request<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...[options]: OptionsOf<M, Path>
): Promise<Answer<M, Path>> {
  const response = await call(method, path, options as AnyOptions); // its fields are among these
  return (await response.json().catch(() => {
    throw new ApiError(response.status, 'unknown', 'Server error');
  })) as Answer<M, Path>; // what the route declares
}

/** As `request`, but null where the API says 404 for "there is none". */
export async function requestOrNone<Path extends PathOf<'GET'>>(
  path: Path,
  ...options: OptionsOf<'GET', Path>
): Promise<Answer<'GET', Path> | null> {
  try {
    return await request('GET', path, ...options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
