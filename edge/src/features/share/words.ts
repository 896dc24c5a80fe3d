import { favouritesOf } from '@tallyho/game/awards/favourites';
import type { SharedResult } from './shared-result.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who won, or what was loved most, in one line. `nameOf` spells a name. */
export const headline = (result: SharedResult, nameOf: (name: string) => string = (name) => name): string => {
  const first = result.awards.scores.filter(({ rank }) => rank === 1).map(({ player }) => player.username);
  if (first.length === 1) return `${nameOf(first[0] ?? '')} wins`;
  if (first.length === 2) return `${listed(first.map(nameOf))} share the win`;
  if (first.length > 2) return `${first.length} players share the win`;
  const [best] = favouritesOf(result.rounds);
  if (best) return `The group loved ${nameOf(best.item.alt)}`;
  return 'Thanks for Playing!';
};

/** "4 players · 6 rounds". */
export const totals = ({ players, rounds, ownThemeRounds }: SharedResult): string =>
  [
    counted(players.length, 'player', 'players'),
    counted(rounds.length + ownThemeRounds, 'round', 'rounds'),
  ].join(' · ');

/** The themes that may be named, in playing order. */
export const themesOf = ({ rounds }: SharedResult): string[] => [
  ...new Set(rounds.map(({ theme }) => theme)),
];

/** What a preview says below the headline. */
export const summary = (result: SharedResult): string => {
  const themes = themesOf(result);
  return `${totals(result)}${themes.length > 0 ? `: ${listed(themes)}` : ''}. Rate anything, together.`;
};

/** The day it was played, as UTC has it: the picture is the same for everybody. */
export const dayOf = ({ finishedAt }: SharedResult): string =>
  new Date(finishedAt).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
