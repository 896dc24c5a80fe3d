import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import type { ThemeForecast } from '@tallyho/game/room/choosing/forecast';
import { counted, listed } from '@tallyho/game/text';
import type { PickableTheme } from './pickable-theme.ts';

/** Returns how long a theme is: "3 rounds, about 6 min". */
export const forecastText = ({ rounds, minutes }: ThemeForecast): string =>
  `${counted(rounds, 'round')}, about ${minutes} min`;

/** Returns the same in full words, for the page of one theme. */
export const longForecastText = ({ rounds, minutes }: ThemeForecast): string =>
  `${counted(rounds, 'round')}, about ${counted(minutes, 'minute')}`;

/** Returns what one plays: "with tier list, slider and choose". */
export const kindsText = (types: readonly MiniGameType[]): string =>
  `with ${listed(types.map((type) => miniGames[type].label.toLowerCase()))}`;

/** The longest promise, in letters: it stands in two lines of a card. */
const longestPromise = 46;

/** Returns the first sentence of a description, as what a card promises; of a long one the first words. */
export function promiseOf(description: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/su.exec(description.trim())?.[0] ?? description.trim();
  if (sentence.length <= longestPromise) return sentence;
  const words = sentence.slice(0, longestPromise).split(/\s+/u).slice(0, -1);
  return `${words.join(' ').replace(/[\s,;:–-]+$/u, '')} ...`;
}

/** Returns what a card promises of a theme that a player wrote in this lobby. */
export function promiseOfOwn({
  texts,
  author,
}: Extract<PickableTheme, { source: 'lobby' }>['theme']): string {
  return `${texts.length > 0 ? counted(texts.length, 'thing') : 'About all of you'}, by ${author.username}`;
}

/** Returns one of the questions of a theme, if possible one that asks; null if the name of the theme says it. */
export function quotedQuestionOf({ name, games }: PickableTheme): string | null {
  const question = games.find((game) => game.name.endsWith('?')) ?? games[0];
  return question === undefined || question.name === name ? null : question.name;
}
