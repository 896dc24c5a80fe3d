// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Scheme = 'light' | 'dark';

/** Returns the OKLCH numbers of a token in a color scheme. */
function oklch(token: string, scheme: Scheme): readonly [number, number, number] {
  const value = new RegExp(`--${token}:([^;]+);`).exec(css)?.[1] ?? '';
  const colors = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const [, l, c, h] = colors[scheme === 'dark' ? colors.length - 1 : 0] ?? [];
  if (!l || !c || !h) throw new Error(`No color --${token}`);
  return [Number(l), Number(c), Number(h)];
}

/** WCAG relative luminance; the conversion follows CSS Color 4, clipped to sRGB. */
function luminance([l, c, h]: readonly [number, number, number]): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.max(0, Math.min(1, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((token) => luminance(oklch(token, scheme)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
const grounds = ['bg', 'bg-deep', 'bg-glow', 'surface', 'surface-raised', 'surface-well'];
const inks = ['ink', 'ink-quiet', 'hot-ink', 'good-ink', 'bad-ink', 'warn-ink', 'info-ink'];
const fills = [
  ...['hot', 'hot-strong', 'good', 'bad', 'warn', 'info', 'gold', 'silver', 'bronze'],
  ...numbered('player', 8),
  ...numbered('tier', 10),
  ...numbered('theme-things', 5),
  ...numbered('theme-players', 4),
  ...numbered('theme-own', 2),
];

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  test.each(inks)('--%s is readable on every background (AA, 4.5:1)', (ink) => {
    const failing = grounds.filter((ground) => contrast(ink, ground, scheme) < 4.5);
    expect(failing).toEqual([]);
  });

  test.each(fills)('--on-bright is readable on --%s (AA, 4.5:1)', (fill) => {
    expect(contrast('on-bright', fill, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test('--ink is readable on --felt (AA, 4.5:1)', () => {
    expect(contrast('ink', 'felt', scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['line-control', 'focus'])('--%s has enough contrast to every background (3:1)', (edge) => {
    const failing = grounds.filter((ground) => contrast(edge, ground, scheme) < 3);
    expect(failing).toEqual([]);
  });
});
