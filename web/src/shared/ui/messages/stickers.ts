import type { Expression } from '../avatars/expressions.ts';

/** The emoji that stand for an expression of the sender's animal, in the order in which they are offered. */
export const stickers = [
  { emoji: '😀', expression: 'delighted' },
  { emoji: '😏', expression: 'smug' },
  { emoji: '😱', expression: 'shocked' },
  { emoji: '🤔', expression: 'thinking' },
  { emoji: '😢', expression: 'wounded' },
  { emoji: '😴', expression: 'asleep' },
  { emoji: '😐', expression: 'neutral' },
] as const satisfies readonly { readonly emoji: string; readonly expression: Expression }[];

/** Returns the expression of a message that is exactly one of these emoji; null for every other message. */
export function stickerOf(text: string): Expression | null {
  const alone = text.trim().replace(/\uFE0F$/, '');
  return stickers.find(({ emoji }) => emoji === alone)?.expression ?? null;
}
