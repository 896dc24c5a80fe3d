import type { Opinion } from '../minigames/contract.ts';
import { optionName } from '../minigames/guess-words.ts';
import { type Answer, type Board, opinionsOf, subjectsOf } from '../minigames/registry.ts';

/**
 * Returns the own answer in one line: "The empty stall", or "Tea: S, Milk: D" with the highest and the lowest of several ratings.
 * Empty if a line cannot say what it was, as of several ratings that are all the same.
 */
export const ownAnswerText = (board: Board, answer: Answer): string => {
  const opinions = opinionsOf(board, answer);
  const [only, other] = opinions;
  const subjects = subjectsOf(board);
  const nameOf = ({ subject }: Opinion): string => {
    const found = subjects.find(({ id }) => id === subject);
    return found ? optionName(found) : '';
  };
  const textOf = (opinion: Opinion): string =>
    [nameOf(opinion), opinion.said].filter((part) => part !== '').join(': ');
  if (!only) return '';
  if (!other) return textOf(only);
  const rated = opinions
    .flatMap((opinion) => ('value' in opinion ? [opinion] : []))
    .toSorted((one, next) => next.value - one.value);
  const [best, last] = [rated[0], rated.at(-1)];
  return !best || !last || best.said === last.said ? '' : `${textOf(best)}, ${textOf(last)}`;
};
