import * as v from 'valibot';
import { limits } from '../limits.ts';
import { charactersOf, isBlank, viewerName } from '../text.ts';
import { nameSkeleton } from './lookalikes.ts';
import { isReservedDisplayName } from './reserved-names.ts';

/*
 * The names of guests (docs/decisions/display-names.md). They are not unique, except in a lobby: see game/src/room/seats/names.ts.
 * The usernames of accounts have their own rules.
 */

const emojiPart = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
/** Emoji of any kind: flags of countries and regions, keycaps, and pictures with a skin tone or joined to others. */
const emoji = new RegExp(
  [
    String.raw`\p{Regional_Indicator}{2}`,
    String.raw`[0-9#*]\uFE0F?\u20E3`,
    String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
    String.raw`${emojiPart}(?:\u200D${emojiPart})*`,
  ].join('|'),
  'gu',
);

/** Invisible characters that a script needs, each after the text in group 1. */
const neededInvisibles = [
  // Joiners after a virama of an Indic script.
  /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]/gu,
  // The non-joiner within Arabic, Persian and Urdu words.
  /(\p{Script=Arabic}\p{M}*)\u200C(?=\p{Script=Arabic})/gu,
  // Forms of Mongolian letters and of Chinese and Japanese characters.
  /(\p{Script=Mongolian})[\u180B-\u180F]/gu,
  /(\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu,
];
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns the name with a plain sign for each emoji, and without the invisible characters that are allowed. */
const plainText = (name: string): string =>
  neededInvisibles.reduce((text, pattern) => text.replace(pattern, '$1'), name.replace(emoji, '\u25CB'));

/** A mark without a letter, or more than three on one letter. */
const looseMarks = /(?:^|\s)\p{M}|\p{M}{4}/u;

const tooLong = `Your name can have at most ${limits.displayName.max} characters`;

/** What a guest types as their name. Returns it trimmed, with single spaces, in the composed Unicode form. */
export const displayNameSchema = v.pipe(
  v.string('Please enter your name'),
  // The length in code units comes before each slower check. White space around the name may be long.
  v.maxLength(2 * limits.displayName.units, tooLong),
  v.transform((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim()),
  v.check((name) => !isBlank(name), 'Please enter your name'),
  v.maxLength(limits.displayName.units, tooLong),
  v.check((name) => charactersOf(name).length <= limits.displayName.max, tooLong),
  v.check((name) => !invisible.test(plainText(name)), 'Your name cannot have invisible characters'),
  v.check((name) => !looseMarks.test(plainText(name)), 'Your name cannot have that many marks on a letter'),
  v.check(
    (name) => !isReservedDisplayName(name),
    'Your name looks like that of the Tallyho team. Please choose another one.',
  ),
  // Each screen calls its own viewer so.
  v.check(
    (name) => nameSkeleton(name) !== nameSkeleton(viewerName),
    'Everybody is called “You” on their own screen. Please choose another name.',
  ),
);

/** Returns "Tom 2" for "Tom" and 2, and "Tom 3" for "Tom 2" and 3. A name that is too long for the number is cut. */
export const numberedName = (name: string, number: number): string => {
  const suffix = ` ${number}`;
  const { max, units } = limits.displayName;
  const base = charactersOf(name.replace(/ [2-9]$/, '')).slice(0, max - suffix.length);
  while (base.join('').length > units - suffix.length) base.pop();
  return base.join('').trim() + suffix;
};

/** Returns the same name with the next number: "Tom 2" for "Tom", "Tom 3" for "Tom 2". */
export const nextNumberedName = (name: string): string =>
  numberedName(name, Number(/ ([2-8])$/.exec(name)?.[1] ?? 1) + 1);
