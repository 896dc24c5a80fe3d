import type { DirectMessage, ConversationPage as Page } from '../../entities/messages/messages-api.ts';

/**
 * The client's part of a conversation: all messages from the oldest loaded one up to `settled`, and single pushed
 * messages after that. Numbers (`seq`) come from the server and count all conversations, so a gap between two of them
 * proves nothing. Only an API response proves that no message lies between.
 */
export interface Thread {
  /** Increasing `seq`, without duplicates. */
  readonly messages: readonly DirectMessage[];
  /** Null until the first page has arrived; 0 in an empty conversation. */
  readonly settled: number | null;
  readonly hasOlder: boolean;
  /** `seq` of the user's last message that the friend has read; 0: none. */
  readonly readByFriend: number;
  /** `seq` of the friend's last message that the user has read; 0: none. */
  readonly readByMe: number;
}

export const emptyThread: Thread = {
  messages: [],
  settled: null,
  hasOlder: false,
  readByFriend: 0,
  readByMe: 0,
};

function union(some: readonly DirectMessage[], others: readonly DirectMessage[]): readonly DirectMessage[] {
  const bySeq = new Map([...some, ...others].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

const reads = (thread: Thread, page: Pick<Page, 'readByFriend' | 'readByMe'>) => ({
  readByFriend: Math.max(thread.readByFriend, page.readByFriend),
  readByMe: Math.max(thread.readByMe, page.readByMe),
});

const firstOf = (messages: readonly DirectMessage[]): number => messages[0]?.seq ?? Number.POSITIVE_INFINITY;

/** Adds a single message: a push, or the response to a sent message. In any order, any number of times. */
export function addMessage(thread: Thread, message: DirectMessage): Thread {
  const isBefore = thread.settled !== null && thread.hasOlder && message.seq < firstOf(thread.messages);
  if (isBefore || thread.messages.some(({ seq }) => seq === message.seq)) return thread;
  return { ...thread, messages: union(thread.messages, [message]) };
}

/** Applies the newest page. If messages may be missing between it and the loaded ones, the loaded ones are cleared. */
export function replaceNewest(thread: Thread, page: Page): Thread {
  const first = firstOf(page.messages);
  const last = page.messages.at(-1)?.seq ?? 0;
  const isApart = page.hasMore && (thread.settled === null || first > thread.settled);
  const known = isApart ? thread.messages.filter(({ seq }) => seq > first) : thread.messages;
  const reachesBack = isApart || thread.settled === null || first < firstOf(thread.messages);
  return {
    messages: union(known, page.messages),
    settled: Math.max(isApart ? 0 : (thread.settled ?? 0), last),
    hasOlder: reachesBack ? page.hasMore : thread.hasOlder,
    ...reads(thread, page),
  };
}

/** Adds the messages directly after `settled`, as requested with `after`. */
export function appendNewer(thread: Thread, page: Page): Thread {
  return {
    ...thread,
    messages: union(thread.messages, page.messages),
    settled: Math.max(thread.settled ?? 0, page.messages.at(-1)?.seq ?? 0),
    ...reads(thread, page),
  };
}

/** Adds the messages directly before `before`. Ignored if the loaded range has changed since the request. */
export function prependOlder(thread: Thread, page: Page, before: number): Thread {
  if (firstOf(thread.messages) !== before) return thread;
  return {
    ...thread,
    messages: union(page.messages, thread.messages),
    hasOlder: page.hasMore,
    ...reads(thread, page),
  };
}

/** Handles that one of the two has read up to `upTo`. */
export function applyRead(thread: Thread, by: 'me' | 'friend', upTo: number): Thread {
  const side = by === 'me' ? 'readByMe' : 'readByFriend';
  return upTo > thread[side] ? { ...thread, [side]: upTo } : thread;
}

/**
 * Returns the `seq` up to which a user at the end of the conversation still has unread messages; `readByMe`: there
 * are none.
 */
export function readable(thread: Thread, friend: string): number {
  const last = thread.messages.findLast(({ sender }) => sender.user === friend)?.seq ?? 0;
  if (last > thread.readByMe) return last;
  // Messages before the first loaded one may be unread.
  const mayHideUnread = thread.hasOlder && firstOf(thread.messages) > thread.readByMe;
  return mayHideUnread ? (thread.messages.at(-1)?.seq ?? 0) : thread.readByMe;
}
