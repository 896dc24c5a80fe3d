import { favouritesOf, moreOnTop } from '@tallyho/game/awards/favourites';
import { winnersText } from '@tallyho/game/awards/score-words';
import { winningScores } from '@tallyho/game/awards/winning-scores';
import { counted, listed } from '@tallyho/game/text';
import type { SharedResult } from './shared-result.ts';

/** Returns the winner, or the most loved item, in one line. */
export const headline = ({ awards, rounds }: SharedResult): string => {
  const { scores } = winningScores(awards);
  if (scores.length > 0) return winnersText(scores, null) ?? 'Nobody scored';
  const favourites = favouritesOf(rounds);
  const [best] = favourites;
  if (!best) return 'Thanks for Playing!';
  const others = favourites.filter(({ share }) => share === best.share).length - 1 + moreOnTop(rounds);
  return `The group loved ${best.item.alt}${others > 0 ? ` and ${others} more` : ''}`;
};

/** Example: "4 players · 6 rounds". */
export const totals = ({ players, rounds, customThemeRounds }: SharedResult): string =>
  [counted(players.length, 'player'), counted(rounds.length + customThemeRounds, 'round')].join(' · ');

/** Returns the public themes in playing order. */
export const themesOf = ({ rounds }: SharedResult): string[] => [
  ...new Set(rounds.map(({ theme }) => theme)),
];

/** Returns the preview text below the headline. */
export const summary = (result: SharedResult): string => {
  const themes = themesOf(result);
  return `${totals(result)}${themes.length > 0 ? `: ${listed(themes)}` : ''}. Rate anything, together.`;
};

/** Returns the day of the game in UTC, so that the card is the same for all users. */
export const dayOf = ({ finishedAt }: SharedResult): string =>
  new Date(finishedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
