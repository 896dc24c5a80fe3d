import { limits } from '@tallyho/game/limits';
import type { WrittenTake } from '@tallyho/game/minigames/hot-takes/schema';

const { perRound, fewest, statement: longest } = limits.hotTakes;

/** Between the sides of a pair, with spaces around it, so that "and/or" is no pair. */
const between = /\s+\/\s+/;

/** Returns the lines that contain something. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the take that a line describes: "Tea / Coffee" is a pair, everything else a statement. */
const takeOf = (line: string): WrittenTake => {
  const [left = '', right = '', ...more] = line.split(between);
  return left !== '' && right !== '' && more.length === 0 ? { left, right } : { statement: line };
};

/** Returns the takes that a text describes, one per line. They may be too long or too many. */
export const takesIn = (text: string): WrittenTake[] => linesOf(text).map(takeOf);

/** Returns takes as the text that describes them. */
export const textOfTakes = (takes: readonly WrittenTake[]): string =>
  takes.map((take) => ('statement' in take ? take.statement : `${take.left} / ${take.right}`)).join('\n');

const lengthProblem = (take: WrittenTake, number: number): string | null => {
  if ('statement' in take)
    return take.statement.length > longest
      ? `Line ${number} has more than ${longest} characters.`
      : take.statement.split(between).length > 1
        ? `Line ${number} has not exactly two sides.`
        : null;
  return Math.max(take.left.length, take.right.length) > limits.label
    ? `A side in line ${number} has more than ${limits.label} characters.`
    : null;
};

/** Returns what is wrong with the takes of a game; null if they can be played. No takes at all are right: pictures make pairs. */
export const takesProblem = (takes: readonly WrittenTake[]): string | null => {
  if (takes.length > perRound) return `A round has at most ${perRound} takes.`;
  if (takes.length > 0 && takes.length < fewest)
    return `Write at least ${fewest} takes, or none to make pairs of the pictures.`;
  const lines = takes.map((take) => textOfTakes([take]).toLocaleLowerCase('en'));
  const twice = lines.findIndex((line, index) => lines.indexOf(line) < index);
  if (twice >= 0) return `Line ${twice + 1} is there twice.`;
  return takes.map((take, index) => lengthProblem(take, index + 1)).find((text) => text !== null) ?? null;
};

/** Returns those of the takes that can be played, as many as a round has. */
export const playableTakes = (takes: readonly WrittenTake[]): WrittenTake[] =>
  takes.filter((take) => lengthProblem(take, 0) === null).slice(0, perRound);
