import { request } from './api.ts';
import type { Answer, OptionsOf, PathOf } from './api-types.ts';

/** The page's token for this session. Without one the call is refused, and the refusal says what to do. */
async function tokenHeader(): Promise<Record<string, string>> {
  try {
    const { csrfToken } = await request('GET', '/api/csrf-token');
    return { 'CSRF-Token': csrfToken };
  } catch (error) {
    console.error('Failed to get CSRF token', error);
    return {};
  }
}

/** A call that only pages of this very session may make. Throws ApiError as `request` does. */
export async function requestWithToken<M extends 'POST' | 'DELETE', Path extends PathOf<M>>(
  method: M,
  path: Path,
  ...[options]: OptionsOf<M, Path>
): Promise<Answer<M, Path>> {
  const withToken = { ...options, headers: await tokenHeader() };
  return request(method, path, ...([withToken] as unknown as OptionsOf<M, Path>)); // headers go with every call
}
