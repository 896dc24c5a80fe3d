import type { UserId } from '../room/person.ts';
import type { ClosestPair, Divisive, Score } from './awards.ts';

/** What is called out, in words: the screen and the picture of a result say the same. */

/** Who won: everybody with the most points, and nobody if there were none. */
export const winnersOf = (scores: readonly Score[]): Score[] =>
  scores.filter(({ rank, points }) => rank === 1 && points > 0);

/** Names as people say them: "Robin", "Robin and Kim", "Robin, Kim and Sam". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who won, in a sentence for `you` (null: for anybody). Null if nobody won. */
export const winnersText = (scores: readonly Score[], you: UserId | null): string | null => {
  const winners = winnersOf(scores);
  if (winners.length === 0) return null;
  if (winners.length > 2 && winners.length === scores.length) return 'Everybody wins!';
  const others = winners.filter(({ player }) => player.user !== you).map(({ player }) => player.username);
  const shown = others.length > 3 ? [...others.slice(0, 2), `${others.length - 2} others`] : others;
  if (others.length < winners.length) return others.length ? `You and ${listed(shown)} win!` : 'You win!';
  return others.length === 1 ? `${others[0]} wins!` : `${listed(shown)} win!`;
};

/** Points for people: whole ones, or with one decimal. `written`: how the reader wants numbers written. */
export const pointsText = (points: number, written: (rounded: number) => string = String): string => {
  const rounded = Math.round(points * 10) / 10;
  return `${written(rounded)} ${rounded === 1 ? 'point' : 'points'}`;
};

/** What everybody disagrees about, by name: an item's, a player's, or the game that asks one question. */
export const subjectName = ({ subject, game }: Divisive): string => {
  switch (subject.kind) {
    case 'item':
      return subject.item.alt;
    case 'player':
      return subject.player.username;
    case 'question':
      return game;
    default:
      return subject satisfies never;
  }
};

/** How "most divisive" is computed, with its numbers (0-100). */
export const divisiveText = ({ spread, mean }: Divisive): string =>
  `Widest disagreement: marks spread ±${Math.round(spread)} around ${Math.round(mean)} of 100.`;

/** How far two agreed, with its numbers. */
export const agreementText = ({ agreement, compared }: ClosestPair): string =>
  `agreed ${Math.round(agreement)} % over ${compared} ${compared === 1 ? 'mark' : 'marks'}`;
