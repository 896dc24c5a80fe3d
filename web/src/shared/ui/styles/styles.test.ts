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
