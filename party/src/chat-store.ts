import { type Chat, type ChatLine, emptyChat } from '@tallyho/game/chat/chat';
import { limits } from '@tallyho/game/limits';
import type { Entries } from './ports.ts';

const peopleKey = 'chatters';
const silencedKey = 'silenced';
const linePrefix = 'chat:';

/**
 * Returns the storage entries for a chat change. Each new line uses the slot of the line that it replaces.
 * The data about posts and mutes is included only if it changed.
 */
export const chatEntries = (before: Chat, after: Chat, lines: ChatLine[]): Entries => ({
  ...Object.fromEntries(lines.map((line) => [`${linePrefix}${line.id % limits.chat.history}`, line])),
  ...(before.people === after.people ? {} : { [peopleKey]: after.people }),
  ...(before.silenced === after.silenced ? {} : { [silencedKey]: after.silenced }),
});

/** Restores the chat that `chatEntries` wrote. */
export const restoreChat = (stored: Map<string, unknown>): Chat => {
  // Only chatEntries writes these keys; restore.ts checks the version.
  const lines = [...stored]
    .filter(([key]) => key.startsWith(linePrefix))
    .map(([, line]) => line as ChatLine)
    .sort((a, b) => a.id - b.id);
  const people = (stored.get(peopleKey) as Chat['people'] | undefined) ?? emptyChat.people;
  const silenced = (stored.get(silencedKey) as Chat['silenced'] | undefined) ?? emptyChat.silenced;
  return { lines, people, silenced };
};
