import type { UserId } from '../model/person.ts';
import { listed } from '../text.ts';
import type { Score } from './awards.ts';
import type { WinnerTitle } from './winning-scores.ts';

/** Returns all players with the most points; empty if no player has points. */
export const winnersOf = (scores: readonly Score[]): Score[] =>
  scores.filter(({ rank, points }) => rank === 1 && points > 0);

/** Returns a sentence with the winners for the user `you` (null: for any reader). Null without winners. */
export const winnersText = (scores: readonly Score[], you: UserId | null): string | null => {
  const winners = winnersOf(scores);
  if (winners.length === 0) return null;
  if (winners.length > 2 && winners.length === scores.length) return 'Everybody wins!';
  const others = winners.filter(({ player }) => player.user !== you).map(({ player }) => player.username);
  const shown = others.length > 3 ? [...others.slice(0, 2), `${others.length - 2} others`] : others;
  if (others.length < winners.length) return others.length ? `You and ${listed(shown)} win!` : 'You win!';
  return others.length === 1 ? `${others[0]} wins!` : `${listed(shown)} win!`;
};

/**
 * Returns what a round's ratings gave a player, in one sentence. `isText`: the player's text was rated. `decides`: the ratings decide
 * who wins.
 */
export const roundScoreText = (
  points: number | null,
  { isText, decides }: { isText: boolean; decides: boolean },
  written: (rounded: number) => string = String,
): string => {
  if (points === null) return isText ? 'Nobody rated your text.' : 'Nobody rated you in this round.';
  const of = `${pointsText(points, written)} of ${written(100)} on average`;
  if (isText) return `Your text got ${of}.`;
  return decides
    ? `The group gave you ${of}. That is your score for this round.`
    : `The group rates you ${of}.`;
};

/** How points come about in full, for each title: at the end of a game. */
export const pointsRules: Readonly<Record<WinnerTitle, string>> = {
  favourite:
    'In rounds about players, your average rating counts as points, from 0 to 100. So does that of a text that you write.',
  knows:
    'After your own answer, guess what the group will say: the closer you are, the more points, up to 100. ' +
    'Knowing who wrote what counts, too.',
};

/** Returns the rounded points with their unit. `written` formats the number. */
export const pointsText = (points: number, written: (rounded: number) => string = String): string => {
  const rounded = Math.round(points);
  return `${written(rounded)} ${rounded === 1 ? 'point' : 'points'}`;
};

/** Returns the text about items that share the first place but have no room on the podium; empty if there are none. */
export const moreOnTopText = (more: number): string =>
  more > 0 ? `and ${more} more ${more === 1 ? 'shares' : 'share'} the top` : '';
