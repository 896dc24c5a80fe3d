import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** What the English preset takes for swearing and people want to rate: food, animals, films ... */
const things = [
  'blue tit',
  'blue-footed booby',
  'coal tit',
  'cockpit',
  'cum laude',
  'cumin',
  'dick tracy',
  'dick van dyke',
  'fagioli',
  'great tit',
  'kick-ass',
  'moby dick',
  'moby-dick',
  'octopussy',
  'pissaladière',
  'pussycat',
  'rapeseed',
  'sex and the city',
  'sex education',
  'shiitake',
  'tit for tat',
  'wankel',
];

/** ... and what people and places are called. */
const names = [
  'analia',
  'analise',
  'assouline',
  'cumali',
  'cummings',
  'dickerson',
  'dickey',
  'dickie',
  'dickinson',
  'dickson',
  'fagan',
  'fagin',
  'fukuda',
  'fukushima',
  'hashitani',
  'penistone',
  'pissarro',
  'semenov',
  'shital',
  'slutsky',
  'vandyke',
  'wankhede',
];

const english = englishDataset.build();

const matcher = new RegExpMatcher({
  blacklistedTerms: english.blacklistedTerms,
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...things, ...names],
  ...englishRecommendedTransformers,
});

/** Letters that stand alone, put together: "f u c k" and "f.u.c.k" are words to everybody who reads them. */
const joined = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})\p{L})[^\p{L}]+(?=\p{L}(?!\p{L}))/gu, '');

/** Digits read as letters are meant so where most is letters: "sh1t" is a word, "robin455" and "fa6d" are not. */
const isMeant = (found: string): boolean => {
  const digits = found.match(/\d/g)?.length ?? 0;
  return found.length <= 3 ? digits === 0 : digits * 2 <= found.length;
};

const hasWord = (text: string): boolean =>
  matcher
    .getAllMatches(text)
    .some(({ startIndex, endIndex }) => isMeant(text.slice(startIndex, endIndex + 1)));

/**
 * True if one of the texts is not for every ear: names of people, themes and their items. English only. For servers: the
 * word list has no place in a page.
 */
export const isProfane = (...texts: readonly string[]): boolean =>
  texts.some((text) => hasWord(text) || hasWord(joined(text)));
