import type { Browser } from '../browser.ts';

/** A response of the API with its request. */
export interface RecordedAnswer {
  /** Example: "GET /api/user/me". */
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Returns all responses that `browser` receives from now on; the list grows. */
export function recordAnswers(browser: Browser): readonly RecordedAnswer[] {
  const answers: RecordedAnswer[] = [];
  const call = browser.call.bind(browser);
  browser.call = async (path, options) => {
    const response = await call(path, options);
    const { status, headers } = response;
    const body = await response.clone().text();
    answers.push({ call: `${options?.method ?? 'GET'} ${path}`, status, headers, body });
    return response;
  };
  return answers;
}
