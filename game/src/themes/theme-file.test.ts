import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { miniGameTypes } from '../minigames/registry.ts';
import { customGame } from '../testing/themes.ts';
import { folderOf, hasPictures, playedGameOf, playedGameSchema, storedGameSchema } from './game.ts';
import { filePicturesOf, gameForFile, gameFromFile, themeFileSchema } from './theme-file.ts';

const pictures = [{ file: 'cats/1/lynx.webp', alt: 'A lynx', source: '' }];
const folder = 'Themes/Cats/Game1';
const storedGame = (type: (typeof miniGameTypes)[number]) => v.parse(storedGameSchema, customGame(type));
describe.each(miniGameTypes)('a game of the type %s', (type) => {
  it('is the same after it was written to a file and read again', () => {
    const stored = storedGame(type);
    const file = gameForFile(stored, pictures);
    expect(filePicturesOf(file)).toEqual(hasPictures(type) ? pictures : []);
    expect(v.parse(storedGameSchema, gameFromFile(file, null))).toEqual(stored);
  });

  it('keeps in a file whom it suits, and is played without that', () => {
    const stored = v.parse(storedGameSchema, { ...customGame(type), suits: 'grownUps' });
    expect(gameForFile(stored, pictures).suits).toBe('grownUps');
    expect(v.parse(storedGameSchema, gameFromFile(gameForFile(stored, []), null))).toEqual(stored);
    expect(v.parse(playedGameSchema, playedGameOf(stored, []))).not.toHaveProperty('suits');
    expect(v.safeParse(storedGameSchema, { ...stored, suits: 'cats' }).success).toBe(false);
  });

  it('names a folder when it is stored, and its pictures when it is in a file, only if it has pictures', () => {
    const stored = v.parse(storedGameSchema, gameFromFile(gameForFile(storedGame(type), pictures), folder));
    expect(folderOf(stored)).toBe(hasPictures(type) ? folder : null);
    expect(JSON.stringify(gameForFile(stored, pictures))).not.toContain(folder);
  });

  it('is played with at most sixty pictures', () => {
    const items = Array.from({ length: 70 }, (_, at) => ({ id: `item-${at}`, url: null, alt: `Item ${at}` }));
    expect(playedGameOf(storedGame(type), items).items).toEqual(items.slice(0, 60));
  });
});

describe('a theme in a file', () => {
  const types = miniGameTypes.filter(hasPictures);
  it.each(types)('may have a %s without the fields that have a default', (type) => {
    const game = gameForFile(storedGame(type), []);
    const { pictures: _, ...config } = { pictures: [], ...game.config };
    const theme = { name: 'Cats', type: 'normal', games: [{ ...game, config }] };
    expect(v.parse(themeFileSchema, theme).games.flatMap(filePicturesOf)).toEqual([]);
  });

  it.each(types)('names the wrong picture of a %s', (type) => {
    const theme = v.safeParse(themeFileSchema, {
      name: 'Cats',
      type: 'normal',
      games: [gameForFile(storedGame(type), [{ file: '../lynx.webp', alt: 'A lynx', source: '' }])],
    });
    expect(theme.issues?.map((issue) => v.getDotPath(issue))).toEqual(['games.0.config.pictures.0.file']);
  });
});
