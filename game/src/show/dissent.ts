import { hashOf } from '../model/random.ts';
import { does, spokenTo } from '../text.ts';

/** What is written where one vote for an item is far from all others. */
const patterns: readonly ((name: string, tier: string) => string)[] = [
  (name, tier) => `${name}: ${tier}?!`,
  (name, tier) => `${does(name, 'insists', 'insist')}: ${tier}!`,
  (name, tier) => `${tier}, ${does(name, 'says', 'say')}!`,
  (name, tier) => `Only ${name}: ${tier}!`,
  (name, tier) => `${does(name, 'votes', 'vote')} ${tier}. Proudly.`,
  (name, tier) => `${does(name, 'sees', 'see')} ${tier} in it.`,
];

/**
 * Returns what stands beside the vote that is farthest from all others: "Kim: C?!". `id`: that of the item, which decides between
 * the patterns. `name`: null if votes are anonymous.
 */
export const dissentText = (id: string, name: string | null, tier: string): string => {
  if (name === null) return `${tier}?!`;
  return spokenTo((patterns[hashOf(id) % patterns.length] ?? patterns[0])?.(name, tier) ?? tier);
};
