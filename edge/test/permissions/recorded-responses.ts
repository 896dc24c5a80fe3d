import type { Browser } from '../browser.ts';

/** A response of the API with its request. */
export interface RecordedResponse {
  /** Example: "GET /api/user/me". */
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Returns all responses that `browser` receives from now on; the list grows. */
export function recordResponses(browser: Browser): readonly RecordedResponse[] {
  const responses: RecordedResponse[] = [];
  const call = browser.call.bind(browser);
  browser.call = async (path, options) => {
    const response = await call(path, options);
    const { status, headers } = response;
    const body = await response.clone().text();
    responses.push({ call: `${options?.method ?? 'GET'} ${path}`, status, headers, body });
    return response;
  };
  return responses;
}
