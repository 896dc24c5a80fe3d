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

/** Digits and signs that look like a letter. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
  ...{ $: 's', '!': 'i', '|': 'i', l: 'i', ı: 'i', ɑ: 'a', ɡ: 'g' },
};
const withoutLookalikes = (text: string): string => text.replace(/./gu, (sign) => lookalikes[sign] ?? sign);

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
