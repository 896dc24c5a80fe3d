import { latinForm, withoutLookalikes } from './lookalikes.ts';

/** Names that only the product itself uses. */
const ownNames = ['anonymous', 'deletedplayer'];
/** Words that make other players believe that an account belongs to the people who run the site. */
const staffWords = [
  'administrators?',
  'administration',
  'admins?',
  'moderators?',
  'moderation',
  'support',
  'staff',
  'official',
  'tallyho',
  'system',
  'security',
  'helpdesk',
];
/** Words that change nothing about that. */
const fillers = ['the', 'team', 'real', 'game', 'account', 'site', 'help', 'mod'];

const pattern = (words: readonly string[]) => words.map(withoutLookalikes).join('|');
const reserved = new RegExp(
  `^(?:${pattern(ownNames)}|(?:${pattern(fillers)})*(?:${pattern(staffWords)})(?:${pattern([...fillers, ...staffWords])})*)$`,
);
const lettersOf = (name: string): string => withoutLookalikes(name).replace(/[^\p{L}]/gu, '');

/**
 * Returns true for names that would pass for the product or its staff: alone or together, with other separators, accents,
 * numbers before or after them, or digits and signs in place of letters. `name`: at most 30 characters.
 */
export const isReservedName = (name: string): boolean => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const withoutNumber = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return [plain, withoutNumber].some((form) => reserved.test(lettersOf(form)));
};

/** Short words that no username can be, because it has at least five characters. */
const shortStaffWords = /^(?:the ?)?mods?$/;
/** The product's name within a word, or as two words. Spaces separate words here. */
const productName = new RegExp(
  `${withoutLookalikes('tallyho')}|(?:^| )${withoutLookalikes('tally ho')}(?: |$)`,
);

/**
 * Returns true for display names that would pass for the product or its staff: those that are reserved as usernames, also with
 * letters of other alphabets, and all that contain the product's name. `name`: at most 120 code units.
 */
export const isReservedDisplayName = (name: string): boolean => {
  const plain = latinForm(name);
  const words = withoutLookalikes(plain).replace(/[^\p{L}\p{N}\s]/gu, '');
  return isReservedName(plain) || shortStaffWords.test(words) || productName.test(words);
};
