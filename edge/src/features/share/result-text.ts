import { winningScores } from '@tallyho/game/awards/winning-scores';
import { listed } from '@tallyho/game/text';
import { type Fight, fightOf } from './card/fight.ts';
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

const fightLines = ({ heading, hero, fighters }: Fight): string[] => [
  '',
  `⚔️ ${heading === null ? hero : `${heading}${/[.!?]$/.test(heading) ? '' : ':'} ${hero}`}`,
  ...fighters.map(({ name, said }) => `“${said}” (${name})`),
];

/**
 * Returns a result as a few lines of text, to be pasted into a chat: the themes, the podium and the biggest fight. It has only what a
 * public link shows, so nothing of the players' own themes. Pure.
 */
export const resultText = (result: SharedResult): string => {
  const themes = themesOf(result);
  const fight = fightOf(result);
  return [
    themes.length > 0 ? `Tallyho: ${listed(themes)}` : 'Our game night on Tallyho',
    ...podiumOf(result),
    ...(fight ? fightLines(fight) : []),
  ].join('\n');
};
