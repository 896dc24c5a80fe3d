import type { Step } from '@tallyho/game/minigames/fields';
import { isAnonymous } from '@tallyho/game/model/person';
import { captionsOf } from '@tallyho/game/show/captions';
import { inSentence } from '@tallyho/game/text';
import type { RateableItem } from '../faces/rateable-item.ts';
import { tierOf } from './placement.ts';
import type { RatedPlacement } from './tier-votes.ts';

/**
 * Returns the line about the votes for each item or player by id. `bestFirst`: those of the show, which begins with the last.
 * `contested`: the ids of those at which it holds. `first`: the ids of those who are number one.
 */
export function tierLines(
  board: { readonly tiers: readonly Step[]; readonly isOrdered: boolean },
  bestFirst: readonly RateableItem[],
  answers: readonly RatedPlacement[],
  contested: readonly string[],
  first: readonly string[] = [],
): ReadonlyMap<string, string> {
  const subjects = bestFirst.toReversed();
  const captions = captionsOf(
    {
      tiers: board.tiers.map(({ name }) => name),
      isOrdered: board.isOrdered,
      voters: answers.length,
    },
    subjects.map((subject) => ({
      id: subject.id,
      isHeld: contested.includes(subject.id),
      isFirst: first.includes(subject.id),
      player: subject.kind === 'player' ? inSentence(subject.name) : null,
      votes: answers.flatMap(({ rater, placement }) => {
        const tier = tierOf(placement, subject.id);
        return tier === null
          ? []
          : [{ rater: isAnonymous(rater.user) ? null : inSentence(rater.username), tier }];
      }),
    })),
  );
  return new Map(subjects.map(({ id }, at) => [id, captions[at] ?? '']));
}
