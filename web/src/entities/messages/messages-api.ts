import type { Conversation, DirectMessage } from '@tallyho/game/people/messages';
import { request } from '../../shared/api/api.ts';
import { ApiError, networkErrorText } from '../../shared/api/api-error.ts';

/** Messages sent and asked for take no longer than this, in milliseconds: a line that is cut says nothing. */
const patience = 10_000;

/** What the store of conversations asks of the API. All of it throws ApiError. */
export interface MessagesApi {
  /** The newest messages; those after or before a `seq`, if one is given. Oldest first. */
  page(
    friend: string,
    where?: { readonly after: number } | { readonly before: number },
  ): Promise<Conversation>;
  /** Sends, or finds out that it was sent before: the id decides. */
  send(message: {
    readonly id: string;
    readonly friend: string;
    readonly content: string;
  }): Promise<DirectMessage>;
  /** Marks as read up to `upTo` (seq). */
  read(friend: string, upTo: number): Promise<void>;
}

/** Gives up after a while, with the error of a network that is down. */
async function patiently<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(patience);
  try {
    return await ask(signal);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, 'network', networkErrorText);
  }
}

export const messagesApi: MessagesApi = {
  page: (friend, where) => {
    const query = Object.fromEntries(Object.entries(where ?? {}).map(([name, seq]) => [name, String(seq)]));
    const param = { friendId: friend };
    return patiently(
      async (signal) => (await request('GET', '/api/user/messages/:friendId', { param, query, signal })).data,
    );
  },
  send: ({ id, friend, content }) =>
    patiently(async (signal) => {
      const body = { recipientId: friend, content, _id: id };
      const { message } = await request('POST', '/api/user/messages/send', {
        body,
        signal,
      });
      return message;
    }),
  read: (friend, upTo) =>
    patiently(async (signal) => {
      await request('PUT', '/api/user/messages/:friendId/read', {
        param: { friendId: friend },
        body: { upTo },
        signal,
      });
    }),
};
