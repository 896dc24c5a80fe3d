import heads from './heads.sheet';

/** A character that users can choose as their avatar. */
export interface Character {
  readonly name: string;
  /** URL of the picture. */
  readonly picture: string;
}

const characters: readonly Character[] = [
  { name: 'Fox', picture: heads('fox') },
  { name: 'Hound', picture: heads('hound') },
  { name: 'Owl', picture: heads('owl') },
  { name: 'Frog', picture: heads('frog') },
  { name: 'Rabbit', picture: heads('rabbit') },
  { name: 'Robot', picture: heads('robot') },
  { name: 'Ghost', picture: heads('ghost') },
  { name: 'Duck', picture: heads('duck') },
];

/** The avatar numbers that users can choose. */
export const avatarNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Returns the character of an avatar number. Numbers other than 1 to 8 return the default character. */
export function characterOf(avatar: number): Character {
  return characters[avatar - 1] ?? { name: 'Player', picture: heads('default') };
}
