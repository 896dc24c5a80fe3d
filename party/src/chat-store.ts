import { type Chat, type ChatLine, emptyChat } from '@tallyho/game/chat/chat';
import { limits } from '@tallyho/game/limits';
import type { Entries } from './ports.ts';

const peopleKey = 'chatters';
const mutedKey = 'muted';
/** The key of mutes in rooms of shape versions 1 to 5. It stays in storage after an upgrade and is then ignored. */
const oldMutedKey = 'silenced';
const linePrefix = 'chat:';

/**
 * Returns the storage entries for a chat change. Each new line uses the slot of the line that it replaces.
 * The data about posts and mutes is included only if it changed.
 */
export const chatEntries = (before: Chat, after: Chat, lines: ChatLine[]): Entries => ({
  ...Object.fromEntries(lines.map((line) => [`${linePrefix}${line.id % limits.chat.history}`, line])),
  ...(before.people === after.people ? {} : { [peopleKey]: after.people }),
  ...(before.muted === after.muted ? {} : { [mutedKey]: after.muted }),
});

/** Restores the chat that `chatEntries` wrote. */
export const restoreChat = (stored: Map<string, unknown>): Chat => {
  // Only chatEntries writes these keys; restore.ts checks the version.
  const lines = [...stored]
    .filter(([key]) => key.startsWith(linePrefix))
    .map(([, line]) => line as ChatLine)
    .sort((a, b) => a.id - b.id);
  const people = (stored.get(peopleKey) as Chat['people'] | undefined) ?? emptyChat.people;
  const muted = (stored.get(mutedKey) ?? stored.get(oldMutedKey) ?? emptyChat.muted) as Chat['muted'];
  return { lines, people, muted };
};
