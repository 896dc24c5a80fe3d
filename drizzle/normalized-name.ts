/**
 * The form in which names of people, themes and tags are unique: trimmed, without regard to case, to ways of writing the
 * same character, and to what cannot be seen.
 */
export const normalizedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();
