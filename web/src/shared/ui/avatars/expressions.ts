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
 * By avatar number from 1. They load with this code, together less than 12 kB, and stay in memory: so the browser shows another
 * view of one without an empty frame. The build, which renders pages, has no pictures.
 */
const sprites: readonly { readonly src: string }[] = [fox, hound, owl, frog, rabbit, robot, ghost, duck].map(
  (src) => (typeof Image === 'undefined' ? { src } : Object.assign(new Image(), { src })),
);

/** Returns the URL of a character's picture with an expression. Numbers other than 1 to 8 have one picture for all expressions. */
export function expressionOf(avatar: number, expression: Expression): string {
  const sprite = sprites[avatar - 1];
  return sprite === undefined ? characterOf(avatar).picture : `${sprite.src}#${expression}`;
}

/** The expressions that are drawn without the disc behind the head, too. */
export type BareExpression = Extract<Expression, 'smug' | 'shocked' | 'delighted'>;

/** Returns the URL of the head alone. Numbers other than 1 to 8 have one picture with a disc for all expressions. */
export function bareHeadOf(avatar: number, expression: BareExpression): string {
  const sprite = sprites[avatar - 1];
  return sprite === undefined ? characterOf(avatar).picture : `${sprite.src}#${expression}-bare`;
}
