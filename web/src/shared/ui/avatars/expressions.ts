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

/** Looks at something above, on the right. It depends on what happens, so players cannot choose it. */
export type Gaze = 'gazing';

/** What the expressions are called. */
export const expressionNames: Record<Expression, string> = {
  neutral: 'Neutral',
  thinking: 'Thinking',
  smug: 'Smug',
  shocked: 'Shocked',
  wounded: 'Wounded',
  delighted: 'Delighted',
  asleep: 'Asleep',
};

/**
 * By avatar number from 1. They load with this code, together about 12 kB, and stay in memory: so the browser shows another
 * view of one without an empty frame. The build, which renders pages, has no pictures.
 */
const sprites: readonly { readonly src: string }[] = [fox, hound, owl, frog, rabbit, robot, ghost, duck].map(
  (src) => (typeof Image === 'undefined' ? { src } : Object.assign(new Image(), { src })),
);

/** Returns the URL of a character's picture with an expression or gaze. Numbers other than 1 to 8 have one picture for all expressions. */
export function expressionOf(avatar: number, expression: Expression | Gaze): string {
  const sprite = sprites[avatar - 1];
  return sprite === undefined ? characterOf(avatar).picture : `${sprite.src}#${expression}`;
}

/** By avatar number from 1. */
const furs = ['#ff8a3d', '#b86f3c', '#8a5cd6', '#7ccb3f', '#ffd7e4', '#8fc3e0', '#fffaf0', '#ffd83d'];

/** Returns the CSS color of a character's paws; undefined for numbers other than 1 to 8. */
export const furOf = (avatar: number): string | undefined => furs[avatar - 1];

/** Returns the URL of the head alone, without the disc. Numbers other than 1 to 8 have one picture with a disc for all expressions. */
export function bareHeadOf(avatar: number, expression: Expression | Gaze): string {
  const sprite = sprites[avatar - 1];
  return sprite === undefined ? characterOf(avatar).picture : `${sprite.src}#${expression}-bare`;
}
