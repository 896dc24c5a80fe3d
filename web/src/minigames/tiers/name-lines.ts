/** The width of a row in letters of its names. */
interface Room {
  readonly letters: number;
  /** The width of a picture with the gap beside it: a shorter name is not narrower. */
  readonly picture: number;
  /** The longest name that has one line. */
  readonly longest: number;
}

/** The room of a row in wide windows. */
export const wideRoom: Room = { letters: 84, picture: 10, longest: 20 };

/** The room of a row on phones below a guess, beside short names of tiers and beside long ones. */
export const phoneRoom: Room = { letters: 42, picture: 7, longest: 42 };
export const narrowPhoneRoom: Room = { letters: 34, picture: 7, longest: 34 };

/** Returns how many lines the names below the pictures of a row need: one where they fit beside each other, otherwise two. */
export function nameLines(names: readonly string[], { letters, picture, longest }: Room): 1 | 2 {
  const needed = names.reduce((sum, { length }) => sum + Math.max(length + 1, picture), 0);
  return needed > letters || names.some(({ length }) => length > longest) ? 2 : 1;
}

/** Returns the letters of the longer line of a name whose words stand in at most two lines. */
export function lettersInTwoLines(name: string): number {
  const words = name.split(' ');
  const lengths = words.map((_, split) =>
    Math.max(words.slice(0, split).join(' ').length, words.slice(split).join(' ').length),
  );
  return Math.min(...lengths);
}
