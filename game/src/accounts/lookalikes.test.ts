import { expect, test } from 'vitest';
import { nameSkeleton } from './lookalikes.ts';

test.each([
  [
    'Tom',
    'tom',
    'TOM',
    'T0m',
    'T.o.m',
    ' T o m ',
    'Тоm',
    'Тσм',
    'Tóm',
    'Ｔｏｍ',
    '𝕋𝕠𝕞',
    'ᴛᴏᴍ',
    '🅣🅞🅜',
    'T\u200bom',
    'Torn',
  ],
  ['Lilli', '1i11i', 'ІіІІі', 'liIIi', 'Ιιlli'],
  ['HANS', 'hans', 'НАNЅ', 'ΗΑΝS'],
  ['Anna5', 'Annas', 'АnnaS'],
  ['محمد', 'مُحَمَّد', 'محـمد'],
  ['יוסף', 'יוֹסֵף'],
])('%s looks like its other spellings', (name, ...others) => {
  for (const other of others) expect(nameSkeleton(other), other).toBe(nameSkeleton(name));
});

test.each([
  ['Tom', 'Tom 2'],
  ['Tom', 'Tim'],
  ['กา', 'กี'],
  ['が', 'か'],
  ['👍🏻', '👍🏿'],
  ['🎉', '🎈'],
  ['!?', '...'],
  ['王', '玉'],
  ['की', 'का'],
])('%s and %s do not look alike', (name, other) => {
  expect(nameSkeleton(name)).not.toBe(nameSkeleton(other));
});
