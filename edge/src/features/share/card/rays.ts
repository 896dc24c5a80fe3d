import { palette } from './palette.ts';

/** How far the rays reach, in radii of the face. */
const end = 1.26;

/** A sunburst behind a face, in the color of its player. */
export const rays = (x: number, y: number, radius: number, fill: string): string => {
  const points = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    const length = radius * (index % 2 === 0 ? end : 1.02);
    return `${Math.round(x + length * Math.cos(angle))} ${Math.round(y + length * Math.sin(angle))}`;
  });
  return `<path d="M${points.join('L')}Z" fill="${fill}" stroke="${palette.line}" stroke-width="4" stroke-linejoin="round"/>`;
};
