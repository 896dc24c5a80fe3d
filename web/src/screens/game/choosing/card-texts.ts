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

/** The number of letters for which a card has room beside the minutes. */
const kindsLetters = 24;

/** Returns the names of the first two mini-games, or of one if they are long, and how many others there are: "Tier list · Slider +2". */
export function kindsLine(types: readonly MiniGameType[]): string {
  const two = types.slice(0, 2).map((type) => miniGames[type].label);
  const names = two.join(' · ').length > kindsLetters ? two.slice(0, 1) : two;
  const others = types.length - names.length;
  return `${names.join(' · ')}${others > 0 ? ` +${others}` : ''}`;
}

/** The longest line of a card, in letters. */
const longestLine = 46;

/** A question of at most as many letters has two lines on phones. */
const shortQuestion = 30;

/** Returns a text that is too long without its last words. */
function cutAtWord(text: string): string {
  if (text.length <= longestLine) return text;
  const words = text.slice(0, longestLine).split(/\s+/u).slice(0, -1);
  return `${words.join(' ').replace(/[\s,;:–-]+$/u, '')} ...`;
}

interface Asked {
  readonly name: string;
}

/**
 * Returns the question that says best what a theme asks: one that ends in a question mark, otherwise one of at least three words, and
 * of these a short one; null without any.
 */
export function sampleQuestionOf(games: readonly Asked[]): string | null {
  const names = games.map(({ name }) => name);
  const asking = names.filter((name) => name.endsWith('?'));
  const sentences = [...asking, ...names.filter((name) => name.split(/\s+/u).length >= 3)];
  return sentences.find(({ length }) => length <= shortQuestion) ?? sentences[0] ?? null;
}

const firstSentenceOf = (text: string): string => /^.*?[.!?](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();

/**
 * Returns what a card says below the name: a question of the theme in quotes, or else the first sentence of its description. Of a theme that
 * a player wrote in this lobby: how much is in it, and who wrote it.
 */
export function cardLineOf(picked: PickableTheme): string {
  if (picked.source === 'lobby') {
    const { texts, author } = picked.theme;
    return `${texts.length > 0 ? counted(texts.length, 'thing') : 'About all of you'}, by ${author.username}`;
  }
  const others = picked.games.filter(({ name }) => name !== picked.name);
  const question = sampleQuestionOf(others);
  if (question !== null) return `“${cutAtWord(question)}”`;
  const sentence = firstSentenceOf(picked.theme.description) || others[0]?.name;
  return sentence === undefined ? '' : cutAtWord(sentence);
}
