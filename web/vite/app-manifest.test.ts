// @vitest-environment node
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '..');
/** Returns the file of an address of the site. */
const file = (address: string) => path.join(web, 'public', address);

const iconSchema = v.object({
  src: v.string(),
  sizes: v.string(),
  type: v.string(),
  purpose: v.optional(v.string()),
});
const manifest = v.parse(
  v.object({
    id: v.literal('/'),
    start_url: v.literal('/'),
    scope: v.literal('/'),
    display: v.literal('standalone'),
    icons: v.array(iconSchema),
    shortcuts: v.array(v.object({ name: v.string(), url: v.string(), icons: v.array(iconSchema) })),
    screenshots: v.array(
      v.object({ ...iconSchema.entries, form_factor: v.picklist(['narrow', 'wide']), label: v.string() }),
    ),
  }),
  JSON.parse(readFileSync(file('/manifest.webmanifest'), 'utf8')),
);
const pictures = [
  ...manifest.icons,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ...manifest.screenshots,
];
const typeOf: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

describe('the manifest of the installed app', () => {
  it.each(pictures)('has the file $src in the stated type and size', ({ src, sizes, type }) => {
    const { width, height, type: format } = imageSize(readFileSync(file(src)));
    expect(type).toBe(typeOf[format ?? '']);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  });

  it.each(['any', 'maskable'])('has PNG icons of 192 and 512 pixels for the purpose "%s"', (purpose) => {
    const icons = manifest.icons.filter((icon) => icon.purpose === purpose && icon.type === 'image/png');
    expect(icons.map(({ sizes }) => sizes).sort()).toEqual(['192x192', '512x512']);
  });

  it('has a monochrome icon, and screenshots for narrow and wide windows of at most 150 kB', () => {
    expect(manifest.icons.some(({ purpose }) => purpose === 'monochrome')).toBe(true);
    expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    for (const { src } of manifest.screenshots)
      expect(statSync(file(src)).size, src).toBeLessThanOrEqual(150_000);
  });
});

it('the page names an icon of 180 pixels for iOS', () => {
  const [, icon = ''] =
    readFileSync(path.join(web, 'index.html'), 'utf8').match(/rel="apple-touch-icon" href="([^"]+)"/) ?? [];
  expect(existsSync(file(icon))).toBe(true);
  expect(imageSize(readFileSync(file(icon)))).toMatchObject({ width: 180, height: 180, type: 'png' });
});
