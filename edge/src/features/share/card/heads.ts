import defaultAvatar from '../../../../../web/src/shared/ui/avatars/default.svg';
import duck from '../../../../../web/src/shared/ui/avatars/duck.svg';
import duckFaces from '../../../../../web/src/shared/ui/avatars/expressions/duck.svg';
import foxFaces from '../../../../../web/src/shared/ui/avatars/expressions/fox.svg';
import frogFaces from '../../../../../web/src/shared/ui/avatars/expressions/frog.svg';
import ghostFaces from '../../../../../web/src/shared/ui/avatars/expressions/ghost.svg';
import houndFaces from '../../../../../web/src/shared/ui/avatars/expressions/hound.svg';
import owlFaces from '../../../../../web/src/shared/ui/avatars/expressions/owl.svg';
import rabbitFaces from '../../../../../web/src/shared/ui/avatars/expressions/rabbit.svg';
import robotFaces from '../../../../../web/src/shared/ui/avatars/expressions/robot.svg';
import fox from '../../../../../web/src/shared/ui/avatars/fox.svg';
import frog from '../../../../../web/src/shared/ui/avatars/frog.svg';
import ghost from '../../../../../web/src/shared/ui/avatars/ghost.svg';
import hound from '../../../../../web/src/shared/ui/avatars/hound.svg';
import owl from '../../../../../web/src/shared/ui/avatars/owl.svg';
import rabbit from '../../../../../web/src/shared/ui/avatars/rabbit.svg';
import robot from '../../../../../web/src/shared/ui/avatars/robot.svg';
import { palette, seatLook } from './palette.ts';

/** By avatar number from 1, as in web/src/shared/ui/avatars/characters.ts. */
const heads: readonly string[] = [fox, hound, owl, frog, rabbit, robot, ghost, duck];

/** The drawing without its root element. All heads use the same clip path, so its duplicate id is harmless. */
const headOf = (avatar: number): string =>
  (heads[avatar - 1] ?? defaultAvatar).replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/** By avatar number from 1: the same heads with all expressions side by side, each after its view. */
const sprites: readonly string[] = [
  foxFaces,
  houndFaces,
  owlFaces,
  frogFaces,
  rabbitFaces,
  robotFaces,
  ghostFaces,
  duckFaces,
];

/** How a head looks; the names are those of the views in the sprites. */
export type HeadExpression = 'neutral' | 'smug' | 'shocked' | 'wounded' | 'delighted' | 'asleep';

/** The head with an expression. The part that all expressions share is copied, because heads of several characters are in one drawing. */
const faceOf = (avatar: number, expression: HeadExpression): string => {
  const sprite = sprites[avatar - 1] ?? '';
  const found = new RegExp(
    `<view id="${expression}" viewBox="(\\d+) [^>]*>([\\s\\S]*?)(?=<view|</svg>)`,
  ).exec(sprite);
  if (!found) return headOf(avatar);
  const [, left = '0', face = ''] = found;
  const clip = /<clipPath[\s\S]*?<\/clipPath>/.exec(sprite)?.[0] ?? '';
  const shared = /<g id="head">([\s\S]*?)<\/g>\s*(?:<g id="gazing-art">|<\/defs>)/.exec(sprite)?.[1] ?? '';
  return `${clip}<g transform="translate(-${left})">${face.replace('<use href="#head"/>', shared)}</g>`;
};

/** Draws what the winner wears on the rim of a head with this place and radius (web/src/screens/game/game-over/Props.tsx). */
export const crown = (x: number, y: number, radius: number): string =>
  `<g transform="translate(${x - radius * 0.82} ${y - radius * 1.42}) rotate(-21 ${radius * 0.42} ${radius * 0.42}) scale(${radius / 57})" stroke="${palette.line}" stroke-width="3.4" stroke-linejoin="round">` +
  `<path d="M6 40 3 13l12 9L24 5l9 17 12-9-3 27Z" fill="${palette.gold}"/><path d="M6 40l-.9-8h37.8l-.9 8Z" fill="${palette.hot}"/>` +
  `<circle cx="24" cy="5" r="3.4" fill="${palette.gold}"/><circle cx="3.6" cy="13" r="2.6" fill="${palette.gold}"/><circle cx="44.4" cy="13" r="2.6" fill="${palette.gold}"/></g>`;

export type Head = { avatar: number; color: number | null };

/** Draws a player's head with the color and shape of the seat, as a disc of `radius` pixels around a point. */
export const head = (
  { avatar, color }: Head,
  x: number,
  y: number,
  radius: number,
  expression: HeadExpression | null = null,
): string => {
  const seat = seatLook(color);
  const scale = radius / 36;
  const edge = Math.max(3, radius / 12);
  const ring = seat
    ? `<circle cx="${x}" cy="${y}" r="${radius + edge}" fill="${seat.color}" stroke="${palette.line}" stroke-width="${edge * 0.7}"/>`
    : '';
  const badge = radius / 60;
  const shape = seat
    ? `<g transform="translate(${x + radius * 0.46} ${y + radius * 0.4}) scale(${badge * 1.7})"><path d="${seat.shape}" fill="${seat.color}" stroke="${palette.line}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"/></g>`
    : '';
  return `${ring}<g transform="translate(${x - radius} ${y - radius}) scale(${scale})">${expression ? faceOf(avatar, expression) : headOf(avatar)}</g>${shape}`;
};
