import type { Item } from '../minigames/contract.ts';
import { exact } from '../minigames/exact.ts';
import type { RoundRecord } from '../records/game.ts';
import { gradesOf, meanOf, opinionsBySubject } from './opinions.ts';

/** Something the group liked: `share`, 0 to 1, of all the points it could have had from those who rated it in that game. */
export type Favourite = { item: Item; share: number; game: string };

/** How many stand on the podium. */
const places = 3;

/** What at least half of the answers rate: unfinished ones leave things out. */
const likedIn = (record: RoundRecord): Favourite[] =>
  opinionsBySubject(record)
    .flatMap(({ subject, opinions }) => {
      const grades = gradesOf(opinions);
      const isRated = grades.length > 0 && grades.length * 2 >= record.answers.length;
      const share = isRated ? exact(meanOf(grades)) : 0;
      return subject.kind === 'item' && share > 0
        ? [{ item: subject.item, share, game: record.game.name }]
        : [];
    })
    .toSorted((one, other) => other.share - one.share);

/**
 * The group's favourites over all rounds, the most loved first, at most three. Each round's best come
 * before any round's second, so that one round fills the podium only when it is alone.
 */
export const favouritesOf = (records: readonly RoundRecord[]): Favourite[] => {
  const rounds = records.map(likedIn);
  const byPlace = Array.from({ length: places }, (_, place) =>
    rounds.flatMap((liked) => liked[place] ?? []).toSorted((a, b) => b.share - a.share),
  );
  return byPlace
    .flat()
    .slice(0, places)
    .toSorted((a, b) => b.share - a.share);
};
