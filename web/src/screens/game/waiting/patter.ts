/** What a player who still thinks says to those who wait. */
export const patter = [
  'Do not rush me.',
  'Hm. Hm hm hm.',
  'I had it a second ago.',
  'One more look.',
  'This is a serious matter.',
  'Almost there. Almost.',
  'Good things take time.',
  'I am weighing it up.',
  'Wait, I changed my mind.',
  'My heart says one thing.',
  'Let me think that over.',
  'It is closer than it looks.',
  'I want to get this right.',
  'Thinking as fast as I can.',
  'Ask me again in a moment.',
  'You will like my answer.',
  'Give me ten more seconds.',
  'I need a snack to decide.',
  'Nobody move. I have an idea.',
  'Just savouring the moment.',
] as const;

const numberOf = (text: string): number => {
  let number = 7;
  for (const character of text) number = (number * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return number;
};

/**
 * Returns which of the thinking players says what; null if nobody thinks. It is the same on all screens, and changes only with the round
 * and with who is thinking.
 */
export function patterOf(round: string, thinking: readonly string[]): { user: string; text: string } | null {
  const users = thinking.toSorted();
  const user = users[numberOf(`${round} ${users.join(' ')}`) % Math.max(1, users.length)];
  if (user === undefined) return null;
  return { user, text: patter[numberOf(`${user} ${round}`) % patter.length] ?? patter[0] };
}
