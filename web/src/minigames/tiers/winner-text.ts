import type { Step } from '@tallyho/game/minigames/fields';
import { spokenTo, withCapital } from '@tallyho/game/text';
import type { RankedItem } from '../show/RankedStage.tsx';
import { tierOf } from './placement.ts';
import type { RatedPlacement } from './tier-votes.ts';

/**
 * Returns why the first place is first, after its name: how many said the top tier ("Tea: 3 of 4 said S") if they are at least half of those
 * who answered, otherwise that of all its average is the highest. It names no tier then, because that of an average can be another one than that
 * of the row on the board. With a single answer it is what that says. `winners`: those that share the place. `count`: how many have a place.
 */
export function winnerText(
  tiers: readonly Step[],
  answers: readonly RatedPlacement[],
  winners: readonly Pick<RankedItem, 'subject'>[],
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
  const says = (text: string) =>
    winners.length > 1 ? withCapital(text) : spokenTo(`${winner.subject.name}: ${text}`);
  const [answer, another] = answers;
  if (answer && !another) return says(tiers[tierOf(answer.placement, winner.subject.id) ?? 0]?.name ?? '');
  if (!isShared || votes * 2 < answers.length) return says(`the highest average of all ${count}`);
  return says(`${whoOf(votes, answers.length)} said ${top.name}${winners.length > 1 ? ' of each' : ''}`);
}

const whoOf = (count: number, all: number): string => {
  if (count < all) return `${count} of ${all}`;
  return all === 2 ? 'both' : `all ${all}`;
};
