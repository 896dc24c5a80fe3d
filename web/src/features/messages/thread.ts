import type { DirectMessage, Conversation as Page } from '@tallyho/game/people/messages';

/**
 * What this browser knows of a conversation: from the oldest message in it on, everything up to `settled`, and single
 * messages after that, which were pushed. Numbers (`seq`) are the server's and count all conversations, so a gap between two
 * of them says nothing: only an answer of the API settles that nothing lies between.
 */
export interface Thread {
  /** Rising `seq`, each once. */
  readonly messages: readonly DirectMessage[];
  /** Null until the first page has come; 0 in an empty conversation. */
  readonly settled: number | null;
  readonly hasOlder: boolean;
  /** `seq` of the last of one's own messages that the friend has read; 0: none. */
  readonly readByFriend: number;
  /** `seq` of the last of the friend's messages that oneself has read; 0: none. */
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

/** A single message: pushed, or the answer to one's own. In any order, any number of times. */
export function addMessage(thread: Thread, message: DirectMessage): Thread {
  const isBefore = thread.settled !== null && thread.hasOlder && message.seq < firstOf(thread.messages);
  if (isBefore || thread.messages.some(({ seq }) => seq === message.seq)) return thread;
  return { ...thread, messages: union(thread.messages, [message]) };
}

/** The newest page. If messages may lie between it and what was known, what was known is forgotten. */
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

/** The messages right after `settled`, as asked for with `after`. */
export function appendNewer(thread: Thread, page: Page): Thread {
  return {
    ...thread,
    messages: union(thread.messages, page.messages),
    settled: Math.max(thread.settled ?? 0, page.messages.at(-1)?.seq ?? 0),
    ...reads(thread, page),
  };
}

/** The messages right before `before`. Of no use if the window has moved since they were asked for. */
export function prependOlder(thread: Thread, page: Page, before: number): Thread {
  if (firstOf(thread.messages) !== before) return thread;
  return {
    ...thread,
    messages: union(page.messages, thread.messages),
    hasOlder: page.hasMore,
    ...reads(thread, page),
  };
}

/** Somebody has read up to `upTo`. */
export function applyRead(thread: Thread, by: 'me' | 'friend', upTo: number): Thread {
  const side = by === 'me' ? 'readByMe' : 'readByFriend';
  return upTo > thread[side] ? { ...thread, [side]: upTo } : thread;
}

/** Up to which `seq` there is something to read for whoever looks at the end of the conversation; `readByMe`: there is nothing. */
export function readable(thread: Thread, friend: string): number {
  const last = thread.messages.findLast(({ sender }) => sender._id === friend)?.seq ?? 0;
  if (last > thread.readByMe) return last;
  // Some may be unread before the first message that is here.
  const mayHideUnread = thread.hasOlder && firstOf(thread.messages) > thread.readByMe;
  return mayHideUnread ? (thread.messages.at(-1)?.seq ?? 0) : thread.readByMe;
}
