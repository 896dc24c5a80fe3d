import type { Item } from '../minigames/fields.ts';
import { roundedToMillionth } from '../minigames/ranking.ts';
import { hasWriting } from '../minigames/registry.ts';
import type { RoundRecord } from '../records/game.ts';
import { gradesOf, meanOf, opinionsBySubject } from './opinions.ts';

/** An item that the group liked. `share`: its points divided by the maximum that its raters could give (0 to 1). */
export type Favourite = { item: Item; share: number; game: string };

/** The number of items on the podium. */
const podiumSize = 3;

/**
 * Returns the liked items of a round that at least half of the answers rate. Unfinished answers may not rate all items. Texts of
 * players are none: favourites are stored and shown outside of the lobby.
 */
const likedItems = (record: RoundRecord): Favourite[] =>
  (hasWriting(record.board) ? [] : opinionsBySubject(record))
    .flatMap(({ subject, opinions }) => {
      const grades = gradesOf(opinions);
      const isRated = grades.length > 0 && grades.length * 2 >= record.answers.length;
      const share = isRated ? roundedToMillionth(meanOf(grades)) : 0;
      return subject.kind === 'item' && share > 0
        ? [{ item: subject.item, share, game: record.game.name }]
        : [];
    })
    .toSorted((one, other) => other.share - one.share);

/**
 * Returns how many more items have the same share as the best favourite and are not among the favourites, because the podium has only
 * three places.
 */
export const moreOnTop = (records: readonly RoundRecord[]): number => {
  const favourites = favouritesOf(records);
  const best = favourites[0]?.share ?? 0;
  const onTop = (list: readonly Favourite[]) => list.filter(({ share }) => best > 0 && share === best).length;
  return onTop(records.flatMap(likedItems)) - onTop(favourites);
};

/**
 * Returns the group's favourites of all rounds, best first, at most three. The best items of all rounds are chosen before
 * the second item of any round, so a single round fills the podium only if it is the only one.
 */
export const favouritesOf = (records: readonly RoundRecord[]): Favourite[] => {
  const rounds = records.map(likedItems);
  const byPlace = Array.from({ length: podiumSize }, (_, place) =>
    rounds.flatMap((liked) => liked[place] ?? []).toSorted((a, b) => b.share - a.share),
  );
  return byPlace
    .flat()
    .slice(0, podiumSize)
    .toSorted((a, b) => b.share - a.share);
};
