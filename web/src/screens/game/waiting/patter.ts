import { generator, hashOf, takeRandom } from '@tallyho/game/model/random';

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
  'This one is a good one.',
  'Somebody hum a waiting tune.',
  'I am consulting my inner fox.',
  'Both sides have a point.',
  'Shh. It is whispering to me.',
  'I would like to phone a friend.',
  'Let me sleep on it. Kidding.',
  'Drumroll, please. A slow one.',
  'I have a feeling about this.',
  'Patience. Greatness is near.',
  'My thumb is hovering.',
  'Fine, one last lap of thought.',
] as const;

/**
 * Returns which of the thinking players says what; null if nobody thinks. The lines have an order of their own in each round. `turn`:
 * grows by one with each line. It is the same on all screens.
 */
export function patterOf(
  round: string,
  thinking: readonly string[],
  turn: number,
): { user: string; text: string } | null {
  const users = thinking.toSorted();
  const user = users[(hashOf(round) + turn) % Math.max(1, users.length)];
  if (user === undefined) return null;
  const lines = takeRandom(patter, patter.length, generator(hashOf(round)).next);
  return { user, text: lines[turn % lines.length] ?? patter[0] };
}
