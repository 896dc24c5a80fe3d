import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { displayNameSchema, numberedName } from './display-name.ts';

const textFor = (name: unknown) => {
  const parsed = v.safeParse(displayNameSchema, name, { abortPipeEarly: true });
  return parsed.success ? null : parsed.issues[0].message;
};

const family = '👨‍👩‍👧‍👦';
const empty = 'Please enter your name';
const long = 'Your name can have at most 30 characters';
const invisible = 'Your name cannot have invisible characters';
const marks = 'Your name cannot have that many marks on a letter';
const viewer = 'Everybody is called “You” on their own screen. Please choose another name.';
const staff = 'Your name looks like that of the Tallyho team. Please choose another one.';

describe('a display name', () => {
  test.each([
    ...[
      'A',
      'Al',
      'Tom',
      'WWW',
      'TOM',
      '7',
      '42',
      'J.',
      "O'Neil",
      '???',
      'Tom 2',
      'name@home',
      'x'.repeat(30),
    ],
    ...[
      'W'.repeat(30),
      'محمد عبد الله',
      '王',
      '山田太郎',
      'สมชาย ใจดี',
      'Ἀριστοτέλης',
      'Žofie',
      'Семён',
      'DJ Семён',
      'მარიამ',
    ],
    // Joiners that the scripts need: Persian, Hindi, Sinhala, Malayalam.
    ...['می\u200cخواهم', 'श्री\u0915\u094d\u200d\u0937', 'ශ්\u200dරී', 'അവന്\u200d'],
    ...[
      '🎉',
      '🎉🎉🎉🎉🎉',
      family,
      family.repeat(5),
      '🇩🇪🇫🇷',
      '👍🏽',
      '1️⃣',
      '#️⃣',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      '🏳️‍🌈',
      '❤️',
      '👩🏽‍❤️‍💋‍👨🏿',
      'Tom 👁️‍🗨️',
    ],
    ...['😀'.repeat(30), '🇩🇪'.repeat(30), 'Tally Hobbs', 'Stafford', 'Modest', 'Robin Mod', 'You Two'],
  ])('can be %s', (name) => {
    expect(textFor(name)).toBeNull();
  });

  test.each<[unknown, string]>([
    ...([undefined, null, 7, {}, [], '', '   ', '\u200b', '\u3164', '\u2800', '\n\t'] as const).map(
      (name) => [name, empty] as [unknown, string],
    ),
    ['x'.repeat(31), long],
    ['😀'.repeat(31), long],
    [family.repeat(11), long],
    ['x'.repeat(100_000), long],
    ['a\u0301\u0302\u0303\u0304\u0305'.repeat(30), long],
    ['Tom\u0000', invisible],
    ['To\u200bm', invisible],
    ['To\u200dm', invisible],
    ['To\u200cm', invisible],
    ['محمد\u200c', invisible],
    ['\u202eTom', invisible],
    ['Tom\u2066', invisible],
    ['T\u00adom', invisible],
    ['T\ufe0fom', invisible],
    ['Tom\u{e0041}', invisible],
    ['🎉\u200d', invisible],
    ['🎉\u200d\u200d🎉', invisible],
    ['Tom\u3164', invisible],
    ['To\u2800m', invisible],
    ['Tom\ud83d', invisible],
    ['\u0301Tom', marks],
    ['Tom \u0301', marks],
    ['T\u0302\u0303\u0304\u0305\u0306om', marks],
    ...(['You', 'you', 'Y0u', 'Y o u', 'Υоu'] as const).map((name) => [name, viewer] as [unknown, string]),
    ...(['Admin', 'аdmin', 'ADМIN', 'Moderator', 'mods', 'The Mod', 'Support Team', '🅰dmin'] as const).map(
      (name) => [name, staff] as [unknown, string],
    ),
    ...(
      [
        'Tallyho',
        'The Tallyho Crew',
        'ta11yh0 fan',
        'TаIlуho',
        'tally ho',
        'T a l l y h o',
        'xTallyhox',
        'Deleted player',
      ] as const
    ).map((name) => [name, staff] as [unknown, string]),
  ])('cannot be %j: %s', (name, text) => {
    expect(textFor(name)).toBe(text);
  });

  test('is trimmed, has single spaces and the composed form', () => {
    expect(v.parse(displayNameSchema, ' \u00a0Tom \t\n Lee\u3000')).toBe('Tom Lee');
    expect(v.parse(displayNameSchema, 'Zoe\u0308')).toBe('Zo\u00eb');
  });
});

describe('a numbered name', () => {
  test.each([
    ['Tom', 2, 'Tom 2'],
    ['Tom 2', 3, 'Tom 3'],
    ['Agent 47', 2, 'Agent 47 2'],
    ['x'.repeat(30), 2, `${'x'.repeat(28)} 2`],
    ['😀'.repeat(30), 10, `${'😀'.repeat(27)} 10`],
  ])('of %s and %d is %s', (name, number, expected) => {
    expect(numberedName(name, number)).toBe(expected);
  });

  test('is a valid name, also for the longest one', () => {
    for (const name of ['🇩🇪'.repeat(30), family.repeat(10), 'W'.repeat(30)]) {
      const numbered = numberedName(v.parse(displayNameSchema, name), 2);
      expect(textFor(numbered), numbered).toBeNull();
      expect(numbered.length).toBeLessThanOrEqual(limits.displayName.units);
    }
  });
});
