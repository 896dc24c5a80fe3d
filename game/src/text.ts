/** Returns true if a text has no visible character: only white space, control characters and ignorable characters. */
export const isBlank = (text: string): boolean =>
  !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
