import { type Chat, type ChatLine, emptyChat } from '@tallyho/game/chat/chat';
import { limits } from '@tallyho/game/limits';
import type { Entries } from './ports.ts';

const peopleKey = 'chatters';
const silencedKey = 'silenced';
const linePrefix = 'chat:';

/**
 * What a change of the chat writes: each new line in the slot of the line it pushes out, and who wrote when and who is
 * muted if that changed.
 */
export const chatEntries = (before: Chat, after: Chat, lines: ChatLine[]): Entries => ({
  ...Object.fromEntries(lines.map((line) => [`${linePrefix}${line.id % limits.chat.history}`, line])),
  ...(before.people === after.people ? {} : { [peopleKey]: after.people }),
  ...(before.silenced === after.silenced ? {} : { [silencedKey]: after.silenced }),
});

/** The chat that `chatEntries` wrote, line by line. */
export const restoreChat = (stored: Map<string, unknown>): Chat => {
  // Only chatEntries writes these keys; which version of it, restore.ts looks at.
  const lines = [...stored]
    .filter(([key]) => key.startsWith(linePrefix))
    .map(([, line]) => line as ChatLine)
    .sort((a, b) => a.id - b.id);
  const people = (stored.get(peopleKey) as Chat['people'] | undefined) ?? emptyChat.people;
  const silenced = (stored.get(silencedKey) as Chat['silenced'] | undefined) ?? emptyChat.silenced;
  return { lines, people, silenced };
};
