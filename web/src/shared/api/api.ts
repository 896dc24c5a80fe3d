import { platform } from '../platform/platform.ts';
import { apiErrorFrom, networkErrorText, RequestError } from './api-error.ts';
import type { Method, OptionsOf, PathOf, ResponseBody } from './api-types.ts';
import { embeddedResponse } from './embedded-responses.ts';

/** The options of any call. */
interface AnyOptions {
  readonly param?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string> | undefined;
  readonly signal?: AbortSignal | undefined;
}

async function fetchOrThrow(
  address: string,
  { method, headers, body, signal }: AnyOptions & { readonly method: Method },
): Promise<Response> {
  return fetch(address, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new RequestError(0, 'network', networkErrorText);
  });
}

async function call(
  method: Method,
  path: string,
  { param, query, body, headers, signal }: AnyOptions = {},
): Promise<Response> {
  const named = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(param?.[name] ?? ''));
  const embedded = method === 'GET' ? embeddedResponse(named) : null;
  const address = `${platform.apiBase}${named}${query ? `?${new URLSearchParams(query)}` : ''}`;
  const response = embedded ?? (await fetchOrThrow(address, { method, headers, body, signal }));
  if (!response.ok) throw await apiErrorFrom(response);
  return response;
}

/** Fetches an image from the API. Throws the same errors as `request`. */
export async function requestPicture<Path extends PathOf<'GET'>>(
  path: Path,
  ...[options]: OptionsOf<'GET', Path>
): Promise<Blob> {
  const response = await call('GET', path, options as AnyOptions); // its fields are a subset of these
  return response.blob();
}

/**
 * Calls the API. The API's own route declares path, input and output (`api-types.ts`). A path contains its parameters
 * by name; `param` contains their values. Throws ApiError with the API's code and message, or with `network` when
 * there is no response.
 */
export async function request<M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...[options]: OptionsOf<M, Path>
): Promise<ResponseBody<M, Path>> {
  const response = await call(method, path, options as AnyOptions); // its fields are a subset of these
  return (await response.json().catch(() => {
    throw new RequestError(response.status, 'unknown', 'Server error');
  })) as ResponseBody<M, Path>; // the output that the route declares
}
