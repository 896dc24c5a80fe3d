import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** Names of food, animals, films and similar items that the English preset treats as profane. */
const itemNames = [
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

/** Names of people and places that the preset treats as profane. */
const properNames = [
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
  whitelistedTerms: [...(english.whitelistedTerms ?? []), ...itemNames, ...properNames],
  ...englishRecommendedTransformers,
});

/** Joins single letters, so that "f u c k" and "f.u.c.k" are recognised. */
const joinLetters = (text: string): string =>
  text.replace(/(?<=(?<!\p{L})\p{L})[^\p{L}]+(?=\p{L}(?!\p{L}))/gu, '');

/** Digits count as letters only if at least half of the match is letters: "sh1t" is a word, "robin455" and "fa6d" are not. */
const isWord = (found: string): boolean => {
  const digits = found.match(/\d/g)?.length ?? 0;
  return found.length <= 3 ? digits === 0 : digits * 2 <= found.length;
};

const hasWord = (text: string): boolean =>
  matcher
    .getAllMatches(text)
    .some(({ startIndex, endIndex }) => isWord(text.slice(startIndex, endIndex + 1)));

/**
 * Returns true if one of the texts (names of users, themes and items) is profane. English only. For servers only: the word
 * list must not be part of a page.
 */
export const isProfane = (...texts: readonly string[]): boolean =>
  texts.some((text) => hasWord(text) || hasWord(joinLetters(text)));
