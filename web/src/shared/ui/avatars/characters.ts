import nobody from './default.svg';
import duck from './duck.svg';
import fox from './fox.svg';
import frog from './frog.svg';
import ghost from './ghost.svg';
import hound from './hound.svg';
import owl from './owl.svg';
import rabbit from './rabbit.svg';
import robot from './robot.svg';

/** A drawn head in its disc. */
export interface Character {
  readonly name: string;
  /** Address of the SVG file. */
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

/** The numbers that can be chosen. */
export const avatarNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The character of an avatar number. Anything but 1 to 8 gets the default one. */
export function characterOf(avatar: number): Character {
  return characters[avatar - 1] ?? { name: 'Player', picture: nobody };
}
