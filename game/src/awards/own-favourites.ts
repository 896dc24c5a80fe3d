import { limits } from '../limits.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import type { RoundRecord } from '../records/game.ts';
import { type Favourite, favouritesOf } from './favourites.ts';
import { opinionsIn } from './opinions.ts';

/** A question that was answered below this, of 1, is no favourite. */
const liked = 0.5;

/** A choice between two and the answer to a question say less than a place at the top of many. */
const weight = 0.5;

/** Returns the side that was chosen, or the question that was rated high; empty for all other rounds. */
function chosenIn(record: RoundRecord): Favourite[] {
  const { board, game, theme, index } = record;
  const [opinion] = opinionsIn(record);
  const item = (alt: string) => ({ id: `round-${index}`, url: null, alt });
  if (opinion === undefined) return [];
  if (board.type === 'Choose') return [{ item: item(opinion.said), share: weight, game: game.name }];
  if (board.type === 'Slider' && 'value' in opinion && opinion.value > liked)
    return [{ item: item(game.name), share: roundedToMillionth(opinion.value * weight), game: theme }];
  return [];
}

/**
 * Returns the favourites of one player, from rounds that have only their answers: the items that they rated highest, then what they
 * chose and the questions that they answered highest. At most three, best first.
 */
export const ownFavouritesOf = (records: readonly RoundRecord[]): Favourite[] => {
  const items = favouritesOf(records);
  const chosen = records.flatMap(chosenIn).toSorted((one, other) => other.share - one.share);
  return [...items, ...chosen]
    .slice(0, limits.profile.shown)
    .toSorted((one, other) => other.share - one.share);
};
