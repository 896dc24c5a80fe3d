import { request } from './api.ts';

/** The page's token for this session. Without one the call is refused, and the refusal says what to do. */
async function tokenHeader(): Promise<Record<string, string>> {
  try {
    const { csrfToken } = await request<{ csrfToken: string }>('GET', '/api/csrf-token');
    return { 'CSRF-Token': csrfToken };
  } catch (error) {
    console.error('Failed to get CSRF token', error);
    return {};
  }
}

/** A call that only pages of this very session may make (decision 36). Throws ApiError as `request` does. */
export async function requestWithToken<Answer>(
  method: 'POST' | 'DELETE',
  path: `/api/${string}`,
  body?: unknown,
): Promise<Answer> {
  return request<Answer>(method, path, { body, headers: await tokenHeader() });
}
