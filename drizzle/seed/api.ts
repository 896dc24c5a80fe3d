import { SignJWT } from 'jose';

/** The API that the loader calls. */
export interface Api {
  /** Base address, e.g. `http://localhost:8787`. */
  url: string;
  serviceSecret: string;
  fetch: typeof fetch;
  /** Pause before the first retry (ms, default 300). Each further pause is longer by the same time. */
  pause?: number;
}

const timeout = 30_000;

/** The content loader's service token, valid for a minute. */
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

/** Retries while the API or its database starts (no response, or status 503). */
const fetchWithRetry = async (api: Api, url: URL, init: RequestInit): Promise<Response> => {
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
 * Sends a request as the content loader and returns the JSON of the response. Retries while the API is not available.
 * Throws an error with the request and the response otherwise.
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
    response = await fetchWithRetry(api, new URL(path, api.url), { method, ...content });
  } catch (cause) {
    throw new Error(`${name}: no response from ${api.url}`, { cause });
  }
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response.json();
};
