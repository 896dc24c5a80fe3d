import { limits } from './limits.ts';

/** Returns true if a text has no visible character: only white space, control characters and ignorable characters. */
export const isBlank = (text: string): boolean =>
  !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** "1 point", "2 points". `many`: the plural, if it is not formed with -s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Returns a file's name without extension, with separators replaced by spaces: 'red-panda.png' is 'red panda'. */
export const fileNameAsText = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, limits.pictureAlt);

/** Escapes a text for the content and the quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
