import type { Step } from '@tallyho/game/minigames/fields';
import { isAnonymous } from '@tallyho/game/model/person';
import { captionsOf } from '@tallyho/game/show/captions';
import { inSentence } from '@tallyho/game/text';
import type { RateableItem } from '../faces/rateable-item.ts';
import { looksOf } from '../show/host-looks.ts';
import type { HostLook } from '../show/ShowHost.tsx';
import { tierOf } from './placement.ts';
import type { RatedPlacement } from './tier-votes.ts';

/**
 * Returns the line about the votes for each item or player by id, and how the host looks as it says it. `bestFirst`: those of the show, which begins with the last.
 * `contested`: the ids of those at which it holds. `first`: the id of the best one; null if they have no order.
 */
export function tierLines(
  board: { readonly tiers: readonly Step[]; readonly isOrdered: boolean },
  bestFirst: readonly RateableItem[],
  answers: readonly RatedPlacement[],
  contested: readonly string[],
  first: string | null = null,
): ReadonlyMap<string, { readonly line: string; readonly lineLook: HostLook }> {
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
      isFirst: subject.id === first,
      player: subject.kind === 'player' ? inSentence(subject.name) : null,
      votes: answers.flatMap(({ rater, placement }) => {
        const tier = tierOf(placement, subject.id);
        return tier === null
          ? []
          : [{ rater: isAnonymous(rater.user) ? null : inSentence(rater.username), tier }];
      }),
    })),
  );
  const looks = looksOf(captions.map(({ mood }) => mood));
  return new Map(
    subjects.map(({ id }, at) => [id, { line: captions[at]?.text ?? '', lineLook: looks[at] ?? 'talks' }]),
  );
}
