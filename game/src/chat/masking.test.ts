import { expect, test } from 'vitest';
import { maskWords } from './masking.ts';

test.each([
  ['fuck', '****'],
  ['What the FuCk, Shit!', 'What the ****, ****!'],
  ['bitching', '*****ing'],
  ['Scunthorpe and shitake', 'Scunthorpe and ****ake'],
  ['fuckfuck', '********'],
  ['f u c k', 'f u c k'],
  ['', ''],
])('%j is shown as %j without NSFW', (text, shown) => {
  expect(maskWords(text)).toBe(shown);
});

test('masking keeps the length and is idempotent', () => {
  const text = 'sHiT 🎉 bitch';
  expect(maskWords(text)).toHaveLength(text.length);
  expect(maskWords(maskWords(text))).toBe(maskWords(text));
});
