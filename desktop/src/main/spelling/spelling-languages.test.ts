import { expect, test } from 'vitest';
import { spellingLanguages } from './spelling-languages.ts';

const available = ['de', 'de-DE', 'en-GB', 'en-US', 'pl', 'pt-BR', 'pt-PT'];

test.each([
  [['en-GB'], ['en-GB']],
  [['pl-PL'], ['pl', 'en-US']],
  [
    ['de-DE', 'en-GB', 'pt-BR'],
    ['de-DE', 'en-GB', 'pt-BR'],
  ],
  [['xx', 'yy-ZZ'], ['en-US']],
  [
    ['de-CH', 'de'],
    ['de', 'en-US'],
  ],
  [[], ['en-US']],
])('on a system with %j the spelling of %j is checked', (preferred, languages) => {
  expect(spellingLanguages(preferred, available)).toEqual(languages);
});
