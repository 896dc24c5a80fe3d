import type { Step } from '@tallyho/game/minigames/fields';
import { isAnonymous } from '@tallyho/game/model/person';
import { captionsOf } from '@tallyho/game/show/captions';
import { outcomesOf } from '@tallyho/game/show/outcomes';
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
      ...entryOf(subject, answers),
      isHeld: contested.includes(subject.id),
      isFirst: subject.id === first,
    })),
  );
  // Startled where the show holds for the split, but not by a kind word.
  const looks = looksOf(
    captions.map(({ mood }, at) =>
      mood === 'split' && contested.includes(subjects[at]?.id ?? '') ? 'opposed' : mood,
    ),
  );
  return new Map(
    subjects.map(({ id }, at) => [id, { line: captions[at]?.text ?? '', lineLook: looks[at] ?? 'talks' }]),
  );
}

/**
 * Returns what the host says of the items that open a row, and of those in a row that is not that of their votes, by id, once the place is
 * known. `bestFirst`: those of the show, with their rows; of a player, whose row is a place, with the tier nearest to the average.
 */
export function outcomeLines(
  tiers: readonly Step[],
  bestFirst: readonly {
    readonly subject: RateableItem;
    readonly rank: number;
    readonly row: number | null;
  }[],
  answers: readonly RatedPlacement[],
): ReadonlyMap<string, string | null> {
  const placed = bestFirst.toReversed().flatMap(({ subject, rank, row }, at, all) => {
    const before = all[at - 1];
    const isNext = subject.kind === 'player' ? before?.rank !== rank : before?.row !== row;
    const opens = before !== undefined && isNext;
    return row === null ? [] : [{ ...entryOf(subject, answers), row, rank, opens }];
  });
  const lines = outcomesOf(
    {
      tiers: tiers.map(({ name }) => name),
      isOrdered: true,
      voters: answers.length,
      total: bestFirst.length,
    },
    placed,
  );
  return new Map(placed.map(({ id }, at) => [id, lines[at] ?? null]));
}

/**
 * Returns why an item is in another row than the tier nearest to its average; empty if it is not. The rows are filled by rank.
 * `average`: the mean position from the top.
 */
export function rowNote(tiers: readonly Step[], average: number | null, row: number | null): string {
  const nearest = average === null ? null : Math.round(average);
  const [own, given] = [tiers[nearest ?? -1], tiers[row ?? -1]];
  if (nearest === row || !own || !given) return '';
  const why =
    row === 0
      ? 'the best are always on top'
      : row === tiers.length - 1
        ? 'the lowest are always there'
        : 'rows are filled by rank';
  return `Average: ${own.name}. Row ${given.name}: ${why}.`;
}

/** Returns the votes for an item or player. */
const entryOf = (subject: RateableItem, answers: readonly RatedPlacement[]) => ({
  id: subject.id,
  player: subject.kind === 'player' ? inSentence(subject.name) : null,
  votes: answers.flatMap(({ rater, placement }) => {
    const tier = tierOf(placement, subject.id);
    return tier === null
      ? []
      : [{ rater: isAnonymous(rater.user) ? null : inSentence(rater.username), tier }];
  }),
});
