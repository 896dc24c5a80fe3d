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

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "four" for 4; from ten on the digits. */
export const numberWord = (count: number): string => numberWords[count] ?? `${count}`;

/** Returns the text with a capital, as a sentence begins. */
export const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** "1 of 3 was", "2 of 3 were". */
export const wereOf = (count: number): string => (count === 1 ? 'was' : 'were');

/** Escapes a text for the content and the quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns a text as a quotation inside a sentence. Its own full stop, which would end that, is left out. */
export const quotation = (text: string): string => `“${text.replace(/\.$/, '')}”`;

/* Sentences are made with names. The viewer's name is a mark, of which `spokenTo` makes "you". */

/** Stands for the viewer's name. No player has it: names have no control characters. */
export const viewer = '\u0001';

/** How the viewer is called where a name stands alone. */
export const viewerName = 'You';

/** Returns a name that stands alone as a sentence needs it that goes to `spokenTo`. */
export const inSentence = (name: string): string => (name === viewerName ? viewer : name);

export const isViewer = (name: string | undefined): boolean => name === viewer;

/** Returns the verb for one name: `one` for "Kim", `many` for the viewer. */
export const verbFor = (name: string, one: string, many: string): string => (isViewer(name) ? many : one);

/** Returns the name with its verb: "Kim stands", "you stand". */
export const does = (name: string, one: string, many: string): string =>
  `${name} ${verbFor(name, one, many)}`;

/** The viewer at the start of a sentence, where "you" has a capital. */
const first = new RegExp(`(^|[.!?]”? )${viewer}`, 'gu');

/** Returns the sentence for its reader: "You", "you", "your". */
export const spokenTo = (text: string): string =>
  text.replaceAll(`${viewer}’s`, `${viewer}r`).replace(first, '$1You').replaceAll(viewer, 'you');

/** Joins names: "Robin", "Robin and Kim", "Robin, Kim and Sam"; the viewer comes first. */
export const listed = (names: readonly string[]): string => {
  const ordered = names.toSorted((one, other) => Number(isViewer(other)) - Number(isViewer(one)));
  return ordered.length < 2 ? (ordered[0] ?? '') : `${ordered.slice(0, -1).join(', ')} and ${ordered.at(-1)}`;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the characters of a text as a reader counts them: an emoji or a letter with its marks is one. */
export const charactersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);
