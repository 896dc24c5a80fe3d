// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../..');
const sheets = globSync('**/*.css', { cwd: folder }).map((path) => ({
  path,
  css: readFileSync(join(folder, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

/** Widths in px at which a layout may change. Container queries have widths of their own, which fit one component. */
const breakpoints = [360, 400, 480, 560, 640, 700, 800, 960, 1000, 1100, 1200, 1280, 1600];

test('colors are defined in tokens.css only', () => {
  const literal = /(oklch|rgba?|hsla?)\([\d.]|#[\da-f]{3,8}\b/i;
  expect(sheets.length).toBeGreaterThan(100);
  const others = sheets.filter(({ path, css }) => !path.endsWith('styles/tokens.css') && literal.test(css));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('two style sheets do not define the same animation: it belongs in keyframes.css', () => {
  const seen = new Map<string, string>();
  const copies: string[] = [];
  for (const { path, css } of sheets)
    for (const [, content = ''] of css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)) {
      const key = content.replaceAll(/\s+/g, ' ').trim();
      const first = seen.get(key);
      if (first !== undefined) copies.push(`${path} repeats ${first}: ${key}`);
      else seen.set(key, path);
    }
  expect(seen.size).toBeGreaterThan(20);
  expect(copies).toEqual([]);
});

test('an element that fades in from another place or size uses the animation `arrive`', () => {
  const copies = sheets
    .filter(({ path }) => !path.endsWith('styles/keyframes.css'))
    .flatMap(({ path, css }) =>
      [...css.matchAll(/@keyframes ([\w-]+) \{\s*from \{([^}]*)\}\s*\}/g)].flatMap(([, name, from = '']) => {
        const properties = [...from.matchAll(/([\w-]+):/g)]
          .map(([, property]) => property)
          .sort()
          .join(' ');
        return /^opacity (scale|translate|scale translate)$/.test(properties) ? [`${path}: ${name}`] : [];
      }),
    );
  expect(copies).toEqual([]);
});

test('text for screen readers is hidden by VisuallyHidden only', () => {
  const copies = sheets.filter(({ css }) => css.includes('clip-path: inset(50%)')).map(({ path }) => path);
  expect(copies).toEqual(['shared/ui/text/VisuallyHidden.module.css']);
});

test('every global animation that a style sheet uses exists', () => {
  const shared = sheets.find(({ path }) => path.endsWith('styles/keyframes.css'))?.css ?? '';
  const used = sheets.flatMap(({ css }) => [...css.matchAll(/global\(([\w-]+)\)/g)].map(([, name]) => name));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !shared.includes(`@keyframes ${name} {`))).toEqual([]);
});

test('media queries use the breakpoints of the list', () => {
  const widths = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/@media([^{]*)\{/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/(?:width [<>]=? (\d+)px|(\d+)px <=? width)/g)].map(([, after, before]) => ({
        path,
        width: Number(after ?? before),
      })),
    ),
  );
  expect(widths.length).toBeGreaterThan(40);
  expect(widths.filter(({ width }) => !breakpoints.includes(width))).toEqual([]);
});

/** The sizes of tokens.css. */
const step = /var\(--text-(?:xs|sm|md|lg|xl|2xl|3xl|4xl)\)/;
/**
 * A step; a size that fits its box and stays between two steps; at least the smallest step, in the chat, whose size the reader
 * sets; or a size of its own, `--text-...`, which is held to the same rule where it is set.
 */
const onScale = new RegExp(
  [
    '^(?:inherit',
    step.source,
    'var\\(--text-[\\w-]+(?:, ?var\\(--text-[\\w-]+\\))?\\)',
    'clamp\\(\\s*var\\(--text-[\\w-]+\\),.*,\\s*var\\(--text-[\\w-]+(?:, ?var\\(--text-[\\w-]+\\))?\\)\\s*\\)',
    'max\\(var\\(--text-[\\w-]+\\), ?[\\d.]+em\\))$',
  ].join('|'),
  's',
);
/** Large texts that are read from the other end of a room fill the window. */
const offScale = [{ path: 'screens/lobby/CodeBoard.module.css', size: 'min(16vw, 40dvh)' }];

/** Returns the part of a `font` that is the size: after the weight, before the line height, which no parentheses surround. */
function sizeIn(font: string): string {
  const slash = [...font.matchAll(/\s\/\s/g)].find(
    ({ index }) => font.slice(0, index).split('(').length === font.slice(0, index).split(')').length,
  );
  return font.slice(0, slash?.index).replace(/^\s*\d+\s+/, '');
}

test('every size of text is a step of the scale', () => {
  const sizes = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/(?<=[\s{;])(font|font-size|--text-[\w-]+):\s*([^;}]+)/g)]
      .filter(([, property = '']) => !(path.endsWith('styles/tokens.css') && property.startsWith('--')))
      .map(([, property = '', value = '']) => ({ path, size: property === 'font' ? sizeIn(value) : value })),
  );
  expect(sizes.length).toBeGreaterThan(300);
  const others = sizes.filter(
    ({ path, size }) =>
      !onScale.test(size.trim()) && !offScale.some((other) => other.path === path && other.size === size),
  );
  expect(others).toEqual([]);
});

test('the scale has eight steps, of which none is smaller than 12 px', () => {
  const tokens = sheets.find(({ path }) => path.endsWith('styles/tokens.css'))?.css ?? '';
  const least = [...tokens.matchAll(/--text-[\w-]+: (?:clamp\()?([\d.]+)rem/g)].map(
    ([, rem]) => Number(rem) * 16,
  );
  expect(least).toHaveLength(8);
  expect(least.toSorted((one, other) => one - other)).toEqual(least);
  expect(least[0]).toBe(12);
});

/** What browsers animate without laying the page out again, and fades of colors, which repaint one element. */
const animated = [
  ...['opacity', 'translate', 'scale', 'rotate', 'transform', 'none'],
  ...['color', 'background-color', 'border-color', 'fill', 'visibility', 'display', 'overlay'],
  // The length of a drawn line.
  'stroke-dashoffset',
  // Moves with what the reader scrolls.
  '--edge-fade',
  '--start-fade',
];

/** Splits at commas outside of parentheses. */
const listed = (value: string): string[] => value.split(/,(?![^(]*\))/).map((part) => part.trim());

test('transitions and animations change no layout, no shadow and no filter', () => {
  const changed = sheets.flatMap(({ path, css }) => [
    ...[...css.matchAll(/transition(?:-property)?:\s*([^;}]+)/g)].flatMap(([, value = '']) =>
      listed(value.replace(/!important/, '')).map((part) => ({ path, property: part.split(/\s/)[0] ?? '' })),
    ),
    ...[...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap(([, steps = '']) =>
      [...steps.matchAll(/(?<=[{;\s])([\w-]+):/g)]
        .map(([, property = '']) => ({ path, property }))
        .filter(({ property }) => property !== 'animation-timing-function'),
    ),
  ]);
  expect(changed.length).toBeGreaterThan(100);
  expect(changed.filter(({ property }) => !animated.includes(property))).toEqual([]);
});

/**
 * What moves until something happens, and what it waits for. Browsers draw no frame of it while the page is hidden.
 */
const endless = {
  'shared/ui/layout/Spinner.module.css': 'an answer of the server, or of a player',
  'shared/ui/layout/Skeleton.module.css': 'content that loads',
  'screens/game/base/ActionBar.module.css': 'the press that sends a locked answer',
};

test('nothing moves without end, except what waits for something', () => {
  const moving = sheets
    .filter(({ css }) => /animation[\w-]*:[^;}]*\binfinite\b/.test(css))
    .map(({ path }) => path);
  expect(moving.toSorted()).toEqual(Object.keys(endless).toSorted());
});

test('scripts scroll smoothly and animate only if motion is not reduced, except the fade of an early press', () => {
  const moving = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/\.test\.|testing\/|^gallery\//.test(path))
    .filter((path) => {
      const script = readFileSync(join(folder, path), 'utf8');
      return (
        /behavior: [^\n]*'smooth'|\.animate\(/.test(script) && !script.includes('prefersReducedMotion()')
      );
    });
  expect(moving).toEqual(['app/page-start.ts']);
});
