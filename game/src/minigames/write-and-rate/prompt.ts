import type { Person } from '../../model/person.ts';
import { takeRandom } from '../../model/random.ts';
import { placeholders, type WriteAndRateBoard } from './schema.ts';

const known: readonly string[] = placeholders;
/** What a prompt says in place of a name, if there are fewer players than it names. */
const unnamed = ['one of you', 'another one of you'];

/** Returns random players for the placeholders of a prompt; fewer if there are not as many players. */
export const playersFor = (prompt: string, players: readonly Person[], random: () => number): Person[] => {
  const last = placeholders.findLastIndex((placeholder) => prompt.includes(placeholder));
  return takeRandom(players, last + 1, random);
};

/** Returns the prompt as players read it, with names. */
export const promptText = ({ prompt, named }: Pick<WriteAndRateBoard, 'prompt' | 'named'>): string =>
  prompt.replace(/\{\w+\}/g, (found) => {
    const at = known.indexOf(found);
    return named[at]?.username ?? unnamed[at] ?? found;
  });
