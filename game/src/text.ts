/** Returns true if a text has no visible character: only white space, control characters and ignorable characters. */
export const isBlank = (text: string): boolean =>
  !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Returns true if a text has no lone surrogate (half a character), which databases cannot store. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/**
 * Returns the path of the first text or key in a JSON value that is not well-formed; null if there is none. API and rooms
 * refuse such input with this one rule, so that no room accepts a text that the API refuses later.
 */
export const malformedTextPath = (value: unknown): string[] | null => {
  if (typeof value === 'string') return isWellFormed(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = isWellFormed(key) ? malformedTextPath(inner) : [];
    if (path !== null) return [key, ...path];
  }
  return null;
};

/**
 * Returns the form in which names of users, themes and tags are unique: trimmed, lower case, with Unicode compatibility
 * normalization and without invisible characters.
 */
export const normalizedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** "1 point", "2 points". `many`: the plural, if it is not formed with -s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "1 of 3 was", "2 of 3 were". */
export const wereOf = (count: number): string => (count === 1 ? 'was' : 'were');

/** Escapes a text for the content and the quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns a text as a quotation inside a sentence. Its own full stop, which would end that, is left out. */
export const quotation = (text: string): string => `“${text.replace(/\.$/, '')}”`;

/** Joins names: "Robin", "Robin and Kim", "Robin, Kim and Sam". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the characters of a text as a reader counts them: an emoji or a letter with its marks is one. */
export const charactersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);
