import neutral from './default.svg';
import duck from './duck.svg';
import fox from './fox.svg';
import frog from './frog.svg';
import ghost from './ghost.svg';
import hound from './hound.svg';
import owl from './owl.svg';
import rabbit from './rabbit.svg';
import robot from './robot.svg';

/** A character that users can choose as their avatar. */
export interface Character {
  readonly name: string;
  /** URL of the SVG file. */
  readonly picture: string;
}

const characters: readonly Character[] = [
  { name: 'Fox', picture: fox },
  { name: 'Hound', picture: hound },
  { name: 'Owl', picture: owl },
  { name: 'Frog', picture: frog },
  { name: 'Rabbit', picture: rabbit },
  { name: 'Robot', picture: robot },
  { name: 'Ghost', picture: ghost },
  { name: 'Duck', picture: duck },
];

/** The avatar numbers that users can choose. */
export const avatarNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Returns the character of an avatar number. Numbers other than 1 to 8 return the default character. */
export function characterOf(avatar: number): Character {
  return characters[avatar - 1] ?? { name: 'Player', picture: neutral };
}
