import type { DirectMessage } from '@tallyho/game/people/messages';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { peopleKeys } from '../friends/query-keys.ts';

/** Unread messages by friend. Friends without any may be missing. */
export type UnreadCounts = Readonly<Record<string, number>>;

/** A count that is younger than this may have a message in it whose push is still to come, in milliseconds. */
const settlingTime = 5_000;

async function askUnread(): Promise<UnreadCounts> {
  try {
    // The parameter keeps caches from answering.
    const query = { _t: String(Date.now()) };
    const { counts } = await request('GET', '/api/user/messages/unread', { query });
    return counts;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 500)) return {};
    throw error;
  }
}

/** How many messages of each friend are unread; kept up to date by PeopleHost. */
export const useUnread = (): UnreadCounts =>
  useQuery({ queryKey: peopleKeys.unread, queryFn: askUnread, enabled: false }).data ?? {};

/** The counts as they are known now. */
export const readUnread = (client: QueryClient): UnreadCounts =>
  client.getQueryData<UnreadCounts>(peopleKeys.unread) ?? {};

/** The unread counts in the query cache: changed by what the socket says, corrected by what the API says. */
export class UnreadSync {
  #client: QueryClient;
  #answeredAt = 0;
  #isWanted = false;
  #asking: Promise<void> | null = null;
  /** The last message that was counted or read, by friend. */
  #last = new Map<string, number>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Asks the API; once more if anything happened until it answered. Never rejects. */
  refresh = (): Promise<void> => {
    this.#isWanted = true;
    this.#asking ??= this.#askWhileWanted().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  };

  /** A friend's message came by the socket. */
  add({ sender: { _id: friend }, seq }: DirectMessage): void {
    const last = this.#last.get(friend);
    if (seq === last) return;
    const isNext = last === undefined || seq > last;
    if (isNext) {
      this.#last.set(friend, seq);
      this.#set(friend, (readUnread(this.#client)[friend] ?? 0) + 1);
    }
    const isCertain = last !== undefined && isNext && Date.now() - this.#answeredAt >= settlingTime;
    if (this.#asking || !isCertain) void this.refresh();
  }

  /** Oneself has read a friend's messages up to `upTo`, here or in another tab. */
  noteRead(friend: string, upTo: number): void {
    const last = this.#last.get(friend) ?? 0;
    this.#last.set(friend, Math.max(last, upTo));
    if (upTo >= last && readUnread(this.#client)[friend]) this.#set(friend, 0);
    if (this.#asking || upTo < last) void this.refresh();
  }

  async #askWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      // Without an answer the counts stay what they were; the next connection or poll asks again.
      const counts = await askUnread().catch(() => null);
      this.#answeredAt = Date.now();
      if (counts && !this.#isWanted) this.#client.setQueryData(peopleKeys.unread, counts);
    }
  }

  #set(friend: string, count: number): void {
    this.#client.setQueryData<UnreadCounts>(peopleKeys.unread, (counts) => ({ ...counts, [friend]: count }));
  }
}
