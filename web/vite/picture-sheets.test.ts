import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pictureSheet, pictureSheets } from './picture-sheets.ts';

const sources = path.join(import.meta.dirname, '../src/shared');

test('a sheet shows each picture by its name, and keeps the ids of its pictures apart', () => {
  const files = ['ui/avatars/fox.svg', 'ui/avatars/owl.svg', 'pictures/taco.webp'];
  const sheet = new DOMParser().parseFromString(
    pictureSheet(files.map((file) => path.join(sources, file))),
    'image/svg+xml',
  );
  const views = [...sheet.querySelectorAll('view')].map(({ id }) => [
    id,
    sheet.getElementById(id)?.getAttribute('viewBox'),
  ]);
  expect(views).toEqual([
    ['fox', '0 0 100 100'],
    ['owl', '100 0 100 100'],
    ['taco', '200 0 100 100'],
  ]);
  expect(sheet.querySelectorAll('svg > svg')[1]?.getAttribute('x')).toBe('100');
  expect(sheet.querySelector('image')?.getAttribute('href')).toMatch(/^data:image\/webp;base64,UklG/);
  const ids = [...sheet.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const clipped of sheet.querySelectorAll('[clip-path]'))
    expect(ids).toContain(/url\(#(.+)\)/.exec(clipped.getAttribute('clip-path') ?? '')?.[1]);
});

test.each([
  ['of the site are parts of one file', false, 1],
  ['of the desktop app are files of their own', true, 9],
])('pictures %s, and code gets their addresses by their names', async (_, isLocal, count) => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pictureSheets({ isLocal })],
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: path.join(sources, 'ui/avatars/heads.sheet'), formats: ['es'] },
    },
  });
  // One format, so one output.
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const files = output.filter(({ type }) => type === 'asset').map(({ fileName }) => `/${fileName}`);
  expect(files).toHaveLength(count);
  const { default: urlOf } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  const [fox, owl] = [urlOf('fox'), urlOf('owl')];
  expect(fox).not.toBe(owl);
  for (const address of [fox, owl]) expect(files).toContain(address.split('#')[0]);
});
