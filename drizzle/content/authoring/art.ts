import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Icon = { body: string; left?: number; top?: number; width?: number; height?: number };
type IconSet = Omit<Icon, 'body'> & {
  icons: Record<string, Icon>;
  aliases?: Record<string, { parent: string }>;
};

const packageFile = (name: string, path: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), path);

const iconSets = new Map<string, Promise<IconSet>>();

const readIconSet = (name: string): Promise<IconSet> => {
  const known = iconSets.get(name);
  if (known) return known;
  const read = readFile(packageFile(`@iconify-json/${name}`, 'icons.json'), 'utf8').then(
    (text): IconSet => JSON.parse(text),
  );
  iconSets.set(name, read);
  return read;
};

/** Reads a picture. `ink`: the color of collections that have only one or two. */
type ReadPicture = (name: string, ink: string) => Promise<Buffer>;

/** Reads a picture of an icon set, which contains only the body of the SVG. `adapt` changes the body. */
const fromIconSet =
  (set: string, adapt = (body: string, _ink: string): string => body): ReadPicture =>
  async (name, ink) => {
    const { icons, aliases, ...defaults } = await readIconSet(set);
    const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`${set} has no ${name}`);
    const { left = 0, top = 0, width = 16, height = 16 } = { ...defaults, ...icon };
    const scale = 800 / Math.max(width, height);
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * scale}" height="${height * scale}" viewBox="${left} ${top} ${width} ${height}">${adapt(icon.body, ink)}</svg>`,
    );
  };

const fromFile =
  (name: string, path: (id: string) => string): ReadPicture =>
  (id) =>
    readFile(packageFile(name, path(id)));

const collections: Record<string, ReadPicture> = {
  emojione: fromIconSet('emojione'),
  'flag-icons': fromFile('flag-icons', (id) => `flags/4x3/${id}.svg`),
  'fluent-emoji': fromFile('@lobehub/fluent-emoji-modern', (id) => `assets/${id}.svg`),
  'fluent-emoji-flat': fromIconSet('fluent-emoji-flat'),
  'game-icons': fromIconSet('game-icons', (body, ink) => body.replaceAll('currentColor', ink)),
  'icon-park': fromIconSet('icon-park', (body, ink) => body.replaceAll('#2F88FF', ink)),
  logos: fromIconSet('logos'),
  noto: fromIconSet('noto'),
  openmoji: fromFile('openmoji', (id) => `color/svg/${id}.svg`),
  'streamline-freehand-color': fromIconSet('streamline-freehand-color'),
  'streamline-kameleon-color': fromIconSet('streamline-kameleon-color'),
  twemoji: fromIconSet('twemoji'),
};

/** Returns true if the art of a picture's `source` is drawn in the ink only. */
export const hasOneColor = (source: string): boolean => source.startsWith('game-icons:');

/** Returns true if the art of a picture's `source` consists of dark lines, with nothing between them. */
export const isLineArt = (source: string): boolean => /^(streamline-freehand-color|icon-park):/.test(source);

/** Returns the SVG of a picture's `source` (`<collection>:<name>`) in this ink. Throws if it does not exist. */
export const readArt = (source: string, ink: string): Promise<Buffer> => {
  const [collection = '', name = ''] = source.split(':');
  const read = collections[collection];
  if (!read) throw new Error(`No collection ${collection}`);
  return read(name, ink);
};
