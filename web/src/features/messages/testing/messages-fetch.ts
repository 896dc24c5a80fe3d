import { ApiError } from '../../../shared/api/api-error.ts';
import type { ScriptedMessages } from './scripted-messages.ts';

interface Sent {
  readonly _id: string;
  readonly recipientId: string;
  readonly content: string;
  readonly upTo: number;
}

/** The messages API as a `fetch`; unknown requests go to `next`. */
export function messagesFetch(scripted: ScriptedMessages, next: typeof fetch): typeof fetch {
  const { api } = scripted;

  function route(method: string, { pathname, searchParams }: URL, body: Sent): Promise<object> | null {
    if (pathname === '/api/user/messages/unread')
      return scripted.answer(() => ({ counts: scripted.unread() }));
    if (pathname === '/api/user/messages/send')
      return api
        .send({ id: body._id, friend: body.recipientId, content: body.content })
        .then((message) => ({ message }));
    const [friend, verb] = /^\/api\/user\/messages\/([^/]+)(\/read)?$/.exec(pathname)?.slice(1) ?? [];
    if (!friend) return null;
    if (verb && method === 'PUT') return api.read(friend, body.upTo).then(() => ({ upTo: body.upTo }));
    const [after, before] = [searchParams.get('after'), searchParams.get('before')];
    const where = after ? { after: Number(after) } : before ? { before: Number(before) } : undefined;
    return api.page(friend, where).then((data) => ({ data }));
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const body: Sent = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    try {
      const answer = await route(init?.method ?? 'GET', url, body);
      return answer ? Response.json({ success: true, ...answer }) : next(input, init);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) throw new TypeError('Failed to fetch');
      const { code, message, status } = error;
      return Response.json({ success: false, error: code, message }, { status });
    }
  };
}
