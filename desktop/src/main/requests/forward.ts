import { net } from 'electron';

/** Request headers that are forwarded. Electron's session stores the cookies; pages cannot read or send them. */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'csrf-token',
  'if-none-match',
  'range',
];
/** Response headers that are removed: already processed by the network stack, or not meant for pages. */
const removedHeaders = ['content-encoding', 'content-length', 'set-cookie', 'strict-transport-security'];

/**
 * Forwards a request of a page to the site, as a browser on the site would send it, and streams the response. `host`: the origin of
 * the site. Returns null if it is not reachable.
 */
export async function forward(
  host: string,
  request: Request,
  pathAndQuery: string,
): Promise<Response | null> {
  const headers = new Headers({ Origin: host });
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const response = await net.fetch(host + pathAndQuery, {
      method: request.method,
      headers,
      credentials: 'include',
      ...(request.body && { body: request.body, duplex: 'half' }),
    });
    const responseHeaders = new Headers(response.headers);
    for (const name of removedHeaders) responseHeaders.delete(name);
    return new Response(response.body, { status: response.status, headers: responseHeaders });
  } catch {
    return null;
  }
}

/** Returns the response for a page if the site is not reachable or none is chosen, so that the page's error handling applies. */
export const unavailable = () =>
  Response.json(
    { success: false, error: 'unavailable', message: 'Network error. Please try again later.' },
    { status: 502 },
  );
