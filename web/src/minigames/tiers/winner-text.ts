import type { Step } from '@tallyho/game/minigames/fields';
import { inSentence, spokenTo } from '@tallyho/game/text';
import type { RankedItem } from '../show/RankedStage.tsx';
import { tierOf } from './placement.ts';
import type { RatedPlacement } from './tier-votes.ts';

/**
 * Returns why the first place is first: how many put it into the top tier ("3 of 4 put it in S") if they are at least half of those who
 * answered, otherwise that of all its average is the highest. It names no tier then, because that of an average can be another one than that
 * of the row on the board. With a single answer it is what that says. `winners`: those that share the place. `count`: how many have a place.
 */
export function winnerText(
  tiers: readonly Step[],
  answers: readonly RatedPlacement[],
  winners: readonly Pick<RankedItem, 'subject' | 'amount'>[],
  count: number,
): string {
  const [winner] = winners;
  const [top] = tiers;
  if (!winner || !top) return '';
  const counts = winners.map(
    ({ subject }) => answers.filter(({ placement }) => tierOf(placement, subject.id) === 0).length,
  );
  const [votes = 0] = counts;
  const isShared = counts.every((other) => other === votes);
  if (answers.length < 2) return winner.amount;
  if (!isShared || votes * 2 < answers.length) return `The highest average of all ${count}`;
  return spokenTo(`${whoOf(votes, answers.length)} put ${whatOf(winners)} in ${top.name}`);
}

const whoOf = (count: number, all: number): string => {
  if (count < all) return `${count} of ${all}`;
  return all === 2 ? 'Both' : `All ${all}`;
};

const whatOf = ([winner, another]: readonly Pick<RankedItem, 'subject'>[]): string => {
  if (another) return 'each';
  return winner?.subject.kind === 'player' ? inSentence(winner.subject.name) : 'it';
};
