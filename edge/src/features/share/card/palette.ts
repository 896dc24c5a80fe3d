import { type PaletteColor, paletteColor } from '@tallyho/game/minigames/step-colors';

/**
 * Night theme colors of the site's tokens (web/src/shared/ui/styles/tokens.css), in a format that the renderer reads.
 */
export const palette = {
  bg: '#250f29',
  ray: '#2f1534',
  glow: '#46194a',
  surface: '#3a1e3f',
  pattern: '#ffcfff',
  ink: '#fbf5ea',
  quiet: '#d1bcd5',
  line: '#0c030e',
  hot: '#ff9534',
  hotInk: '#ffaf5a',
  onBright: '#220b26',
  gold: '#fec92f',
  silver: '#c9d2de',
  bronze: '#e19261',
  /** Below pictures with transparent parts. */
  card: '#fefbf2',
} as const;

/** By seat, in the order of the shapes. */
export const playerColors = [
  '#aae93a',
  '#53c9ff',
  '#ff7dc1',
  '#b287f5',
  '#fbde46',
  '#2bccb4',
  '#f95964',
  '#f1e2cf',
] as const;

/** Dark colors of the same hue, on which all light texts of a picture are legible, by their luminance. */
const nights = { ground: 0.032, ray: 0.06 } as const;

/** How much of the gray in a color its dark shade is without: that of a light color would be dull. */
const lessGray = 0.7;

/** Returns the two colors of a ground that is a dark shade of a color. */
export const nightOf = (color: string): { ground: string; ray: string } => {
  const channels = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2);
  const light = channels.map((channel) => channel - lessGray * Math.min(...channels));
  const [red = 0, green = 0, blue = 0] = light;
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const shade = (target: number) =>
    `#${light
      .map((channel) =>
        Math.round(255 * Math.min(1, (channel * target) / luminance) ** (1 / 2.2))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return { ground: shade(nights.ground), ray: shade(nights.ray) };
};

/** What the grounds of the pictures are shades of. That of one player has the color of the player. */
export const groundColors = { fight: palette.glow, board: playerColors[1], podium: palette.gold } as const;

/** By the names of the colors of tiers, points and sides: those of the site (web/src/minigames/faces/paint.ts), of which black is lighter here, because all texts on them are dark. */
const stepColors: Readonly<Record<PaletteColor, string>> = {
  red: '#ff6362',
  orange: '#ff964b',
  gold: '#ffc645',
  yellow: '#e9e651',
  yellowgreen: '#c3ea43',
  green: '#8eed6b',
  seagreen: '#51e1b3',
  cyan: '#52d6e4',
  blue: '#67b9fb',
  purple: '#9993f5',
  magenta: '#ff7dc1',
  brown: '#c8906b',
  black: '#8d7c92',
  white: '#fbf5ea',
};

const isNamed = (color: string): color is PaletteColor => Object.hasOwn(stepColors, color);

/** Returns the fill of a tier, point or side; an author's own color is lightened, so that dark text is legible on it. */
export const stepColor = (color: string): string => {
  const named = paletteColor(color);
  if (isNamed(named)) return stepColors[named];
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  if (!channels) return palette.silver;
  const light = channels.map((channel) => Math.round((Number.parseInt(channel, 16) + 255) / 2));
  return `#${light.map((channel) => channel.toString(16)).join('')}`;
};

/** Seat shapes, 24 by 24 (web/src/shared/ui/players/Shape.tsx). */
const playerShapes = [
  'M14 1.5 3.5 13.5H10L8.5 22.5 20.5 9.5H13Z',
  'M3.5 3.5h17v17h-17Z',
  'M12 2.5 22 20.5H2Z',
  'M12 1.5 22 12 12 22.5 2 12Z',
  'M3 21C1.5 9 8 2 21.5 2.5 22.5 15 16 22.5 3 21Z',
  'M12 21.5C-3 11 4-1 12 6.5 20-1 27 11 12 21.5Z',
  'M8 2.5h8v5.5h5.5v8H16v5.5H8V16H2.5V8H8Z',
  'M12 1.5C12 1.5 4 11 4 15.2a8 8 0 0 0 16 0C20 11 12 1.5 12 1.5Z',
] as const;

/** Returns a seat's color and shape; null for a player who has left. */
export const seatLook = (color: number | null): { color: string; shape: string } | null => {
  const [fill, shape] = color === null ? [] : [playerColors[color], playerShapes[color]];
  return fill && shape ? { color: fill, shape } : null;
};
