import { RequestError } from '../../../shared/api/api-error.ts';
import { type Call, fakeFetch, refusal } from '../../../shared/api/testing/fake-fetch.ts';
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

  function dataFor({ method, path, query, body: sent }: Call): Promise<object> | null {
    const body = sent as Sent; // the messenger sends these fields with every unsafe request
    if (path === '/api/user/messages/unread') return scripted.answer(() => ({ counts: scripted.unread() }));
    if (path === '/api/user/messages/latest') return scripted.answer(() => ({ messages: scripted.latest() }));
    if (path === '/api/user/messages/send')
      return scripted.answer(() => ({ message: scripted.accept(body._id, body.recipientId, body.content) }));
    const [friend, verb] = /^\/api\/user\/messages\/([^/]+)(\/read)?$/.exec(path)?.slice(1) ?? [];
    if (!friend) return null;
    if (verb && method === 'PUT') return api.read(friend, body.upTo).then(() => ({ upTo: body.upTo }));
    const [after, before] = [query.get('after'), query.get('before')];
    const where = after ? { after: Number(after) } : before ? { before: Number(before) } : undefined;
    return scripted.answer(() => ({ data: scripted.pageOf(friend, where) }));
  }

  return fakeFetch(async (call) => {
    try {
      const data = await dataFor(call);
      return data && Response.json({ success: true, ...data });
    } catch (error) {
      if (!(error instanceof RequestError) || error.status === 0) throw new TypeError('Failed to fetch');
      return refusal(error.status, error.code, error.message);
    }
  }, next);
}
