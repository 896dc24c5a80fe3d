import { SignJWT } from 'jose';

/** How the loader reaches the API. */
export interface Api {
  /** Base address, e.g. `http://localhost:8787`. */
  url: string;
  serviceSecret: string;
  fetch: typeof fetch;
  /** Milliseconds before the second try; each further one waits that much longer (default 300). */
  pause?: number;
}

const timeout = 30_000;

/** A service token of the content loader, good for a minute. */
const token = (secret: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('edge')
    .setSubject('content')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(secret));

const tries = 5;
const defaultPause = 300;

/** An answer that is not `503`: the API may just be starting, or its database. */
const answerOf = async (api: Api, url: URL, init: RequestInit): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await api.fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
      if (response.status !== 503 || attempt === tries) return response;
    } catch (error) {
      if (attempt === tries) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, attempt * (api.pause ?? defaultPause)));
  }
};

/**
 * One call as the content loader: the answer's JSON. Tries again while the API is not there. Throws an error that names
 * the call and what the API said.
 */
export const call = async (
  api: Api,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> => {
  const headers = { Authorization: `Bearer ${await token(api.serviceSecret)}` };
  const content: RequestInit =
    body === undefined || body instanceof FormData
      ? { headers, ...(body && { body }) }
      : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const name = `${method} ${path}`;
  let response: Response;
  try {
    response = await answerOf(api, new URL(path, api.url), { method, ...content });
  } catch (cause) {
    throw new Error(`${name}: no answer from ${api.url}`, { cause });
  }
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response.json();
};
