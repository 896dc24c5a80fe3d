import defaultAvatar from '../../../../../web/src/shared/ui/avatars/default.svg';
import duck from '../../../../../web/src/shared/ui/avatars/duck.svg';
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

export type Head = { avatar: number; color: number | null };

/** Draws a player's head with the color and shape of the seat, as a disc of `radius` pixels around a point. */
export const head = ({ avatar, color }: Head, x: number, y: number, radius: number): string => {
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
  return `${ring}<g transform="translate(${x - radius} ${y - radius}) scale(${scale})">${headOf(avatar)}</g>${shape}`;
};
