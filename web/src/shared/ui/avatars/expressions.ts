import { characterOf } from './characters.ts';
import duck from './expressions/duck.svg';
import fox from './expressions/fox.svg';
import frog from './expressions/frog.svg';
import ghost from './expressions/ghost.svg';
import hound from './expressions/hound.svg';
import owl from './expressions/owl.svg';
import rabbit from './expressions/rabbit.svg';
import robot from './expressions/robot.svg';

/** How a character looks. Each is a view of the character's sprite. */
export const expressions = [
  'neutral',
  'thinking',
  'smug',
  'shocked',
  'wounded',
  'delighted',
  'asleep',
] as const;

export type Expression = (typeof expressions)[number];

/** By avatar number from 1. One file for each character, so that a game loads only those of its players. */
const sprites: readonly string[] = [fox, hound, owl, frog, rabbit, robot, ghost, duck];

/** Returns the URL of a character's picture with an expression. Numbers other than 1 to 8 have one picture for all expressions. */
export function expressionOf(avatar: number, expression: Expression): string {
  const sprite = sprites[avatar - 1];
  return sprite === undefined ? characterOf(avatar).picture : `${sprite}#${expression}`;
}
