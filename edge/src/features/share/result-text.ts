import { winningScores } from '@tallyho/game/awards/winning-scores';
import { listed } from '@tallyho/game/text';
import { boardRound } from './board-round.ts';
import { boardContent } from './card/board-content.ts';
import { type Fight, fightOf } from './card/fight.ts';
import { stepColor } from './card/palette.ts';
import type { SharedResult } from './shared-result.ts';
import { headline, themesOf } from './words.ts';

const medals = ['🥇', '🥈', '🥉'] as const;

const podiumOf = (result: SharedResult): string[] => {
  const { scores } = winningScores(result.awards);
  const places = medals.flatMap((medal, index) => {
    const names = scores.filter(({ rank }) => rank === index + 1).map(({ player }) => player.username);
    return names.length > 0 ? [`${medal} ${listed(names)}`] : [];
  });
  return places.length > 0 ? places : [headline(result)];
};

/** The squares of a text, by the color that each stands for. */
const squares: readonly (readonly [square: string, color: string])[] = [
  ['🟥', stepColor('red')],
  ['🟧', stepColor('orange')],
  ['🟨', stepColor('yellow')],
  ['🟨', stepColor('gold')],
  ['🟩', stepColor('green')],
  ['🟦', stepColor('blue')],
  ['🟪', stepColor('purple')],
  ['🟫', stepColor('brown')],
  ['⬛', stepColor('black')],
  ['⬜', stepColor('white')],
];

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Returns the square whose color is most like this one (#rrggbb). */
const squareOf = (color: string): string => {
  const channels = channelsOf(color);
  const distanceTo = (other: string) =>
    channelsOf(other).reduce((sum, channel, index) => sum + (channel - (channels[index] ?? 0)) ** 2, 0);
  const [nearest] = squares.toSorted(([, one], [, other]) => distanceTo(one) - distanceTo(other));
  return nearest?.[0] ?? '⬜';
};

/** How many names a tier has in the text; further ones are a number. */
const mostInTier = 3;

/** Returns a line for each tier of the board that has something in it; empty if the board has no tiers. */
const tierLines = (result: SharedResult): string[] => {
  const type = boardRound(result.rounds)?.board.type;
  if (type !== 'TierList' && type !== 'TierListLobby') return [];
  const content = boardContent(result, () => false);
  if (content?.kind !== 'rows') return [];
  return content.rows.flatMap(({ label, color, chips }) => {
    if (chips.length === 0) return [];
    const names = chips.slice(0, mostInTier).map(({ text }) => text);
    const more = chips.length - names.length;
    return [`${squareOf(color)} ${label}: ${names.join(', ')}${more > 0 ? ` +${more}` : ''}`];
  });
};

const fightLines = ({ heading, hero, fighters }: Fight): string[] => [
  '',
  `⚔️ ${heading === null ? hero : `${heading}${/[.!?:]$/.test(heading) ? '' : ':'} ${hero}`}`,
  ...fighters.map(({ name, said }) => `“${said}” (${name})`),
];

/**
 * Returns a result as a few lines of text, to be pasted into a chat: the theme and the tiers of its board, or without tiers the themes,
 * the podium and the biggest fight. It has only what a public link shows, so nothing of the players' own themes. Pure.
 */
export const resultText = (result: SharedResult): string => {
  const tiers = tierLines(result);
  const board = result.boardTheme;
  if (tiers.length > 0 && board !== null) return [`Tallyho: ${board}`, ...tiers].join('\n');
  const themes = themesOf(result);
  const fight = fightOf(result);
  return [
    themes.length > 0 ? `Tallyho: ${listed(themes)}` : 'Our game night on Tallyho',
    ...podiumOf(result),
    ...(fight ? fightLines(fight) : []),
  ].join('\n');
};
