import { request } from './api.ts';
import type { OptionsOf, PathOf, ResponseBody } from './api-types.ts';

/**
 * Returns the page's token for this session. Without a token the server refuses the call, and the refusal explains
 * what to do.
 */
async function tokenHeader(): Promise<Record<string, string>> {
  try {
    const { csrfToken } = await request('GET', '/api/csrf-token');
    return { 'CSRF-Token': csrfToken };
  } catch (error) {
    console.error('Failed to get CSRF token', error);
    return {};
  }
}

/** Calls the API with the token that only pages of this session have. Throws ApiError, as `request` does. */
export async function requestWithToken<M extends 'POST' | 'PUT' | 'DELETE', Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...[options]: OptionsOf<M, Path>
): Promise<ResponseBody<M, Path>> {
  const withToken = { ...options, headers: await tokenHeader() };
  return request(method, path, ...([withToken] as unknown as OptionsOf<M, Path>)); // every call accepts headers
}
