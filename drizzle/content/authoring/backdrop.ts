import type { AuthoringStage } from './stages.ts';

/** Width and height of every picture, in pixels. */
export const size = 480;
const middle = size / 2;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Returns a deterministic number from 0 to 1, so that drawing a picture twice gives the same result. */
const scatter = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

const rays = (): string => {
  const count = 14;
  const point = (turn: number): string => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${middle + size * Math.cos(angle)},${middle + size * Math.sin(angle)}`;
  };
  return range(count)
    .map((ray) => `<polygon points="${middle},${middle} ${point(ray)} ${point(ray + 0.5)}"/>`)
    .join('');
};

/** Halftone dots that grow with their distance from the middle. */
const dots = (): string => {
  const step = 40;
  return range(13 * 13)
    .map((index) => {
      const row = Math.floor(index / 13);
      const x = (index % 13) * step + (row % 2) * (step / 2);
      const y = row * step;
      const radius = Math.max(0, (Math.hypot(x - middle, y - middle) / middle - 0.35) * 15);
      return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}"/>`;
    })
    .join('');
};

const stars = (): string =>
  range(46)
    .map((star) => {
      const radius = 1.4 + 4 * scatter(star + 300) ** 3;
      const at = `cx="${(scatter(star + 1) * size).toFixed(1)}" cy="${(scatter(star + 100) * size).toFixed(1)}"`;
      return `<circle ${at} r="${radius.toFixed(1)}" opacity="${(0.35 + 0.65 * scatter(star + 200)).toFixed(2)}"/>`;
    })
    .join('');

const stripes = (): string =>
  range(12)
    .map((stripe) => `<path d="M${stripe * 88 - size} ${size}l${size} ${-size}h44l${-size} ${size}z"/>`)
    .join('');

const waves = (): string =>
  range(7)
    .map(
      (wave) =>
        `<path fill="none" stroke="#fff" stroke-width="16" d="M-20 ${wave * 76 + 14}q65 -44 130 0t130 0t130 0t130 0"/>`,
    )
    .join('');

/** A disc behind the art. */
const disc = (): string => `<circle cx="${middle}" cy="${middle}" r="206"/>`;

const patterns: Record<AuthoringStage['backdrop'], () => string> = {
  glow: disc,
  rays,
  dots,
  stars,
  stripes,
  waves,
};

/** Returns the color between two, which are written as `#rrggbb`. */
const mixed = (one: string, other: string): string => {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const otherParts = parts(other);
  const sum = parts(one).map((part, at) => Math.round(part * 0.4 + (otherParts[at] ?? part) * 0.6));
  return `rgb(${sum.join(' ')})`;
};

/** Returns the opaque card as SVG: flat colors only. */
export const drawBackdrop = ({ backdrop, from, to, pattern }: AuthoringStage): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" fill="${mixed(from, to)}"/>
<g fill="#fff" opacity="${pattern}">${patterns[backdrop]()}</g></svg>`);
