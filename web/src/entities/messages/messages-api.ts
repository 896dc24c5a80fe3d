import { personFrom } from '@tallyho/game/people/cards';
import type { ApiConversation, ApiDirectMessage } from '@tallyho/game/people/messages';
import { request } from '../../shared/api/api.ts';
import { networkErrorText, RequestError } from '../../shared/api/api-error.ts';

/** Timeout for sending and fetching messages, in milliseconds, because a cut connection reports no error. */
const requestTimeout = 10_000;

/** A direct message. */
export type DirectMessage = ReturnType<typeof messageFrom>;
/** A page of a conversation, oldest first. */
export type ConversationPage = ReturnType<typeof pageFrom>;

/** Returns the message that the API shows. */
export const messageFrom = ({ sender, recipient, ...message }: ApiDirectMessage) => ({
  ...message,
  sender: personFrom(sender),
  recipient: personFrom(recipient),
});

/** Returns the page of a conversation that the API shows. */
export const pageFrom = ({ messages, ...page }: ApiConversation) => ({
  ...page,
  messages: messages.map(messageFrom),
});

/** The API calls of the conversation store. All throw ApiError. */
export interface MessagesApi {
  /** Fetches the newest messages, or those after or before a `seq` if one is passed. Oldest first. */
  page(
    friend: string,
    where?: { readonly after: number } | { readonly before: number },
  ): Promise<ConversationPage>;
  /** Sends a message. Idempotent by its id. */
  send(message: {
    readonly id: string;
    readonly friend: string;
    readonly content: string;
  }): Promise<DirectMessage>;
  /** Marks messages as read up to `upTo` (seq). */
  read(friend: string, upTo: number): Promise<void>;
}

/** Rejects after a timeout with the error of a network failure. */
async function withTimeout<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(requestTimeout);
  try {
    return await send(signal);
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(0, 'network', networkErrorText);
  }
}

export const messagesApi: MessagesApi = {
  page: (friend, where) => {
    const query = Object.fromEntries(Object.entries(where ?? {}).map(([name, seq]) => [name, String(seq)]));
    const param = { friendId: friend };
    return withTimeout(async (signal) =>
      pageFrom((await request('GET', '/api/user/messages/:friendId', { param, query, signal })).data),
    );
  },
  send: ({ id, friend, content }) =>
    withTimeout(async (signal) => {
      const body = { recipientId: friend, content, _id: id };
      const { message } = await request('POST', '/api/user/messages/send', {
        body,
        signal,
      });
      return messageFrom(message);
    }),
  read: (friend, upTo) =>
    withTimeout(async (signal) => {
      await request('PUT', '/api/user/messages/:friendId/read', {
        param: { friendId: friend },
        body: { upTo },
        signal,
      });
    }),
};
