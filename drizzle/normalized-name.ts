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
