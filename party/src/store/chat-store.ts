import { type Chat, type ChatLine, emptyChat, recordPost } from '@tallyho/game/chat/chat';
import { limits } from '@tallyho/game/limits';
import type { Post } from '@tallyho/game/room/host/host';
import type { Entries } from '../ports.ts';

/** A line as it is stored. `post` is missing in lines of the room itself and of shape versions 1 to 9. */
type StoredLine = ChatLine & { post?: Post };

/** `Chat.people` after the line `lastId`. The later lines have the rest. */
type StoredPeople = { people: Chat['people']; lastId: number };

const peopleKey = 'posters';
/** The key of `people` in rooms of shape versions 1 to 9. It stays in storage after an upgrade and is then ignored. */
const oldPeopleKey = 'chatters';
const mutedKey = 'muted';
/** The key of mutes in rooms of shape versions 1 to 5. It stays in storage after an upgrade and is then ignored. */
const oldMutedKey = 'silenced';
const linePrefix = 'chat:';

/** Every how many lines `people` is stored. All later lines must still be in the history. */
const peopleEvery = limits.chat.history / 2;

const lastIdOf = ({ lines }: Chat): number => lines.at(-1)?.id ?? 0;
const blockOf = (chat: Chat): number => Math.floor(lastIdOf(chat) / peopleEvery);

const peopleEntries = (chat: Chat): Entries => {
  const stored: StoredPeople = { people: chat.people, lastId: lastIdOf(chat) };
  return { [peopleKey]: stored };
};

/**
 * Returns the storage entries for a chat change. Each new line uses the slot of the line that it replaces. Most changes are
 * one small value: the data about all posts is stored only every 50 lines, and mutes only if they changed. `posts`: those of
 * the new lines, by line id.
 */
export const chatEntries = (before: Chat, after: Chat, posts: ReadonlyMap<number, Post>): Entries => {
  const changed = changedLines(before, after);
  // A line that gets another sender is stored without its post.
  const losesPosts = changed.some(({ id }) => id <= lastIdOf(before));
  const losesPeople = before.people.some(({ user }) => !after.people.some((other) => other.user === user));
  return {
    ...Object.fromEntries(
      changed.map((line) => {
        const post = posts.get(line.id);
        const stored: StoredLine = post ? { ...line, post } : line;
        return [`${linePrefix}${line.id % limits.chat.history}`, stored];
      }),
    ),
    ...(losesPosts || losesPeople || blockOf(before) !== blockOf(after) ? peopleEntries(after) : {}),
    ...(before.muted === after.muted ? {} : { [mutedKey]: after.muted }),
  };
};

/** Returns the entries that store a whole chat. */
export const wholeChatEntries = (chat: Chat): Entries => ({
  ...chatEntries(emptyChat, chat, new Map()),
  ...peopleEntries(chat),
});

const changedLines = (before: Chat, after: Chat): ChatLine[] => {
  if (before.lines === after.lines) return [];
  const stored = new Set(before.lines);
  return after.lines.filter((line) => !stored.has(line));
};

const restorePeople = (stored: Map<string, unknown>, lines: readonly StoredLine[]): Chat['people'] => {
  const old = stored.get(oldPeopleKey) as Chat['people'] | undefined;
  const known = stored.get(peopleKey) as StoredPeople | undefined;
  const { people, lastId } = known ?? { people: old ?? emptyChat.people, lastId: 0 };
  return lines
    .filter(({ id }) => id > lastId)
    .reduce((all, { post, at }) => (post ? recordPost(all, { ...post, at }) : all), people);
};

/** The keys that only older shape versions use. */
export const oldChatKeys: readonly string[] = [oldPeopleKey, oldMutedKey];

/** Restores the chat that `chatEntries` wrote. */
export const restoreChat = (stored: Map<string, unknown>): Chat => {
  // Only chatEntries writes these keys; restore.ts checks the version.
  const storedLines = [...stored]
    .filter(([key]) => key.startsWith(linePrefix))
    .map(([, line]) => line as StoredLine)
    .sort((a, b) => a.id - b.id);
  const lines = storedLines.map(({ post: _, ...line }): ChatLine => line);
  const muted = (stored.get(mutedKey) ?? stored.get(oldMutedKey) ?? emptyChat.muted) as Chat['muted'];
  return { lines, people: restorePeople(stored, storedLines), muted };
};
