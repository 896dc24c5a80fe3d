import { net } from 'electron';
import { currentHost } from './host.ts';

/** What the site may know of a call. Cookies are the session's own: the page neither sends nor sees them. */
const passedOn = ['accept', 'accept-language', 'content-type', 'csrf-token', 'if-none-match', 'range'];
/** Already undone by the network stack, or none of the page's business. */
const keptBack = ['content-encoding', 'content-length', 'set-cookie', 'strict-transport-security'];

/**
 * Sends a call of a page on to the site, as a browser on the site itself would make it, and streams the answer back.
 * A site that can't be reached answers 502, so that the page's own error handling applies.
 */
export async function forward(request: Request, pathAndQuery: string): Promise<Response> {
  const host = currentHost();
  const headers = new Headers({ Origin: host });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const answer = await net.fetch(host + pathAndQuery, {
      method: request.method,
      headers,
      credentials: 'include',
      ...(request.body && { body: request.body, duplex: 'half' }),
    });
    const shown = new Headers(answer.headers);
    for (const name of keptBack) shown.delete(name);
    return new Response(answer.body, { status: answer.status, headers: shown });
  } catch {
    return Response.json(
      { success: false, error: 'unavailable', message: 'Network error. Please try again later.' },
      { status: 502 },
    );
  }
}
