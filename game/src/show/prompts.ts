import { hashOf } from '../model/random.ts';

/** What the host of the show says before the votes, by how many entries are left, this one included. */
const prompts: Readonly<Record<number, readonly string[]>> = {
  5: ['The last five.', 'The last five. Now it counts.', 'Five to go. Sit up.'],
  4: ['The last four.', 'Four to go. Stay with us.', 'Still four. Still calm.'],
  3: ['The last three.', 'The last three. Any bets?', 'Three to go. Shoulders back.'],
  2: ['The last two. Pick a side.', 'Only one after this.', 'The last two. Any last words?'],
  1: ['And last of all ...', 'Drum roll, please.', 'The last one. You know which.'],
};

/**
 * Returns what the host says before the votes for the entry of this id; null where the show is too quick for it, and at the first
 * entry. Nothing is said about the votes. `left`: how many of the `total` entries are not revealed, this one included.
 */
export const promptBefore = (id: string, left: number, total: number): string | null => {
  const pool = left < total ? prompts[left] : undefined;
  return pool?.[hashOf(id) % pool.length] ?? null;
};
