import { limits } from '../limits.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import type { RoundRecord } from '../records/game.ts';
import { type Favourite, favouritesOf } from './favourites.ts';
import { opinionsIn } from './opinions.ts';

/** A question that was answered below this, of 1, is no favourite. */
const liked = 0.5;

/** The answer to a question says less than a place at the top of many. */
const weight = 0.5;

/** Returns the question that was rated high; empty for all other rounds. A chosen side is only the better one of two. */
function ratedIn(record: RoundRecord): Favourite[] {
  const { board, game, theme, index } = record;
  const [opinion] = opinionsIn(record);
  if (board.type !== 'Slider' || opinion === undefined || !('value' in opinion) || opinion.value <= liked)
    return [];
  const item = { id: `round-${index}`, url: null, alt: game.name };
  return [{ item, share: roundedToMillionth(opinion.value * weight), game: theme }];
}

/**
 * Returns the favourites of one player, from rounds that have only their answers: the items that they rated highest, then the
 * questions that they answered highest. At most three, best first.
 */
export const ownFavouritesOf = (records: readonly RoundRecord[]): Favourite[] => {
  const items = favouritesOf(records);
  const rated = records.flatMap(ratedIn).toSorted((one, other) => other.share - one.share);
  return [...items, ...rated]
    .slice(0, limits.profile.shown)
    .toSorted((one, other) => other.share - one.share);
};
