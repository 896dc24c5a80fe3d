import { type QueryClient, useQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { RequestError } from '../../shared/api/api-error.ts';
import { peopleKeys } from '../friends/query-keys.ts';
import type { DirectMessage } from './messages-api.ts';

/** Unread messages by friend. Friends without unread messages may be missing. */
export type UnreadCounts = Readonly<Record<string, number>>;

/** A count younger than this may include a message whose push has not arrived yet, in milliseconds. */
const settlingTime = 5_000;

async function fetchUnread(): Promise<UnreadCounts> {
  try {
    // The parameter prevents cached responses.
    const query = { _t: String(Date.now()) };
    const { counts } = await request('GET', '/api/user/messages/unread', { query });
    return counts;
  } catch (error) {
    if (error instanceof RequestError && (error.status === 401 || error.status === 500)) return {};
    throw error;
  }
}

/** Returns the number of unread messages of each friend; PeopleHost keeps it up to date. */
export const useUnread = (): UnreadCounts =>
  useQuery({ queryKey: peopleKeys.unread, queryFn: fetchUnread, enabled: false }).data ?? {};

/** Returns the current counts. */
export const readUnread = (client: QueryClient): UnreadCounts =>
  client.getQueryData<UnreadCounts>(peopleKeys.unread) ?? {};

/** The unread counts in the query cache: updated by socket events, corrected by API responses. */
export class UnreadSync {
  #client: QueryClient;
  #answeredAt = 0;
  #isWanted = false;
  #fetching: Promise<void> | null = null;
  /** The last counted or read message, by friend. */
  #last = new Map<string, number>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Fetches the counts; repeats the request if anything changed before the response. Never rejects. */
  refresh = (): Promise<void> => {
    this.#isWanted = true;
    this.#fetching ??= this.#fetchWhileRequested().finally(() => {
      this.#fetching = null;
    });
    return this.#fetching;
  };

  /** Handles a friend's message from the socket. */
  add({ sender: { user: friend }, seq }: DirectMessage): void {
    const last = this.#last.get(friend);
    if (seq === last) return;
    const isNext = last === undefined || seq > last;
    if (isNext) {
      this.#last.set(friend, seq);
      this.#set(friend, (readUnread(this.#client)[friend] ?? 0) + 1);
    }
    const isCertain = last !== undefined && isNext && Date.now() - this.#answeredAt >= settlingTime;
    if (this.#fetching || !isCertain) void this.refresh();
  }

  /** Handles that the user has read a friend's messages up to `upTo`, here or in another tab. */
  noteRead(friend: string, upTo: number): void {
    const last = this.#last.get(friend) ?? 0;
    this.#last.set(friend, Math.max(last, upTo));
    if (upTo >= last && readUnread(this.#client)[friend]) this.#set(friend, 0);
    if (this.#fetching || upTo < last) void this.refresh();
  }

  async #fetchWhileRequested(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      // Without a response the counts stay unchanged; the next connection or poll fetches them again.
      const counts = await fetchUnread().catch(() => null);
      this.#answeredAt = Date.now();
      if (counts && !this.#isWanted) this.#client.setQueryData(peopleKeys.unread, counts);
    }
  }

  #set(friend: string, count: number): void {
    this.#client.setQueryData<UnreadCounts>(peopleKeys.unread, (counts) => ({ ...counts, [friend]: count }));
  }
}
