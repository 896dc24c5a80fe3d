import { hashOf } from '../model/random.ts';

/** What the host of the show says before the votes, by how many entries are left, this one included. Also true where there is no order. */
const prompts: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Five left. Now it counts.',
    'Five to go. Sit up.',
    'Down to five. Here we go.',
    'Only five left. Any bets?',
    'High five! Five to go.',
  ],
  4: [
    'The final four.',
    'Four to go. Stay with us.',
    'Four left. Still calm?',
    'Down to four. Eyes up.',
    'Four left. Hold on tight.',
  ],
  3: [
    'Three left. Shoulders back.',
    'Three to go. Place your bets.',
    'Down to three. Deep breath.',
    'Three left. Who is nervous?',
    'Three more. Stay seated.',
  ],
  2: [
    'Two left. Pick a side.',
    'Then there were two.',
    'Two to go. Nobody blink.',
    'Two left. Last chance to bet.',
    'So close now. Two to go.',
  ],
  1: [
    'Drum roll, please.',
    'Wait for it ...',
    'This is the big one.',
    'The last one. Make some noise!',
    'Here it comes. Hold your breath.',
  ],
};

/**
 * Returns what the host says before the votes for the entry of this id; null where the show is too quick for it, and at the first
 * entry. Nothing is said about the votes. `left`: how many of the `total` entries are not revealed, this one included.
 */
export const promptBefore = (id: string, left: number, total: number): string | null => {
  const pool = left < total ? prompts[left] : undefined;
  return pool?.[hashOf(id) % pool.length] ?? null;
};
