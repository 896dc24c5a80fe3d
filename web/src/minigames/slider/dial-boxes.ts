/** A box on a dial, in radii: its middle from the hub, to the right and up. */
export interface DialBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the place at an angle of the dial. */
export const at = (radius: number, turn: number): { readonly x: number; readonly y: number } => ({
  x: -radius * Math.cos((turn * Math.PI) / 180),
  y: radius * Math.sin((turn * Math.PI) / 180),
});

const beyond = (distance: number, size: number): number => Math.max(0, Math.abs(distance) - size / 2);

/** Returns how far a place is from a box; 0 inside of it. */
export const distanceTo = (box: DialBox, x: number, y: number): number =>
  Math.hypot(beyond(x - box.x, box.width), beyond(y - box.y, box.height));

/** Returns true if two boxes are nearer to each other than `space`. */
export const areNear = (one: DialBox, other: DialBox, space: number): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + space &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + space;

/** Returns the box of a text that stands outside of a circle, beside an angle. The style sheet of the names of the points has the same rule. */
export function boxOutside(radius: number, turn: number, width: number, height: number): DialBox {
  const { x, y } = at(radius, turn);
  const cosine = -x / radius;
  const left = Math.min(1, Math.max(0, 0.5 + 0.8 * cosine));
  const up = Math.min(1, 0.5 + (0.75 * y) / radius);
  return { x: x + (0.5 - left) * width, y: y + (up - 0.5) * height, width, height };
}
