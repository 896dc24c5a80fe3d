import { expect, test } from 'vitest';
import {
  counted,
  does,
  escapeMarkup,
  inSentence,
  listed,
  malformedTextPath,
  numberWord,
  quotation,
  spokenTo,
  viewer,
} from './text.ts';

test.each([
  [0, 'votes'],
  [1, 'vote'],
  [2, 'votes'],
])('counts %i with its noun', (count, noun) => {
  expect(counted(count, 'vote')).toBe(`${count} ${noun}`);
});

test('uses the given plural', () => {
  expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
});

test('writes small numbers as words', () => {
  expect([0, 4, 9, 10].map(numberWord)).toEqual(['zero', 'four', 'nine', '10']);
});

test.each([
  ['Napkins are for the weak.', '“Napkins are for the weak”'],
  ['Soup is a drink', '“Soup is a drink”'],
  ['Is that smoke?', '“Is that smoke?”'],
])('quotes %s without a full stop of its own', (text, quoted) => {
  expect(quotation(text)).toBe(quoted);
});

test('escapes all characters with a meaning in markup', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;');
});

const half = '\ud83d';

test.each<[string, unknown, string[] | null]>([
  ['whole characters', { text: '🎉', list: ['a', 1, null, true] }, null],
  ['half a character', half, []],
  ['half a character in a list', { texts: ['a', `b${half}`] }, ['texts', '1']],
  ['the second half alone', { a: { b: '\ude00' } }, ['a', 'b']],
  ['half a character in a key', { a: { [half]: 1 } }, ['a', half]],
])('finds a text that is not well-formed: %s', (_case, value, path) => {
  expect(malformedTextPath(value)).toEqual(path);
});

test('the viewer is "You" at the start of a sentence, and "you" inside it, with the verb of the second person', () => {
  expect(spokenTo(`${does(viewer, 'stands', 'stand')} alone.`)).toBe('You stand alone.');
  expect(spokenTo(`${does('Kim', 'stands', 'stand')} alone.`)).toBe('Kim stands alone.');
  expect(spokenTo(`Only ${does(viewer, 'says', 'say')} “S”. ${does(viewer, 'is', 'are')} alone.`)).toBe(
    'Only you say “S”. You are alone.',
  );
  expect(spokenTo(`Who comes first? ${viewer}.`)).toBe('Who comes first? You.');
});

test('what belongs to the viewer is theirs', () => {
  expect(spokenTo(`${viewer}’s answers. Kim shares ${viewer}’s view.`)).toBe(
    'Your answers. Kim shares your view.',
  );
});

test('the viewer comes first of several', () => {
  expect(spokenTo(`${listed(['Kim', viewer])} agree.`)).toBe('You and Kim agree.');
  expect(listed(['Kim', 'Ann'])).toBe('Kim and Ann');
});

test('a name that stands alone can be a part of a sentence', () => {
  expect(spokenTo(`80 from ${inSentence('You')}, 20 from ${inSentence('Kim')}.`)).toBe(
    '80 from you, 20 from Kim.',
  );
});
