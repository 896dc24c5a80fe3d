import type { OwnThemeInput } from '@tallyho/game/room/own-theme';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** What the English preset takes for swearing and people want to rate: names, food, animals, films. */
const innocents = [
  'blue tit',
  'blue-footed booby',
  'coal tit',
  'cockpit',
  'cum laude',
  'cumin',
  'cummings',
  'dick tracy',
  'dick van dyke',
  'dickinson',
  'fagioli',
  'fukushima',
  'great tit',
  'kick-ass',
  'moby dick',
  'moby-dick',
  'octopussy',
  'penistone',
  'pissaladière',
  'pussycat',
  'rapeseed',
  'sex and the city',
  'sex education',
  'shiitake',
  'tit for tat',
  'wankel',
];

const english = englishDataset.build();

const matcher = new RegExpMatcher({
  blacklistedTerms: english.blacklistedTerms,
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...innocents],
  ...englishRecommendedTransformers,
});

/** Letters that stand alone, put together: "f u c k" and "f.u.c.k" are words to everybody who reads them. */
const joined = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})\p{L})[^\p{L}]+(?=\p{L}(?!\p{L}))/gu, '');

/** True if a theme's name or one of its items is not for every ear. English only. */
export const isProfane = ({ name, texts }: OwnThemeInput): boolean =>
  [name, ...texts].some((text) => matcher.hasMatch(text) || matcher.hasMatch(joined(text)));
