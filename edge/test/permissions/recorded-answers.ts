import type { Browser } from '../browser.ts';

/** One answer of the API with all that came with it. */
export interface RecordedAnswer {
  /** "GET /api/user/me". */
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Every answer that `browser` gets from now on; the list grows. */
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
