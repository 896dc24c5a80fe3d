import { readdirSync, readFileSync } from 'node:fs';
import { limits } from '@tallyho/game/limits';
import { colorSchema } from '@tallyho/game/minigames/fields';
import { themeFileSchema } from '@tallyho/game/themes/theme-file';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { starterTags, starterThemes } from './index.ts';
import { filePicturesOf } from './starter-theme.ts';

const here = (path: string): URL => new URL(path, import.meta.url);
const games = starterThemes.flatMap((theme) => theme.games);
const pictures = games.flatMap(filePicturesOf);
const repeated = (names: string[]): string[] => {
  const folded = names.map((name) => name.trim().toLocaleLowerCase('en'));
  return folded.filter((name, index) => folded.indexOf(name) !== index);
};

const colorPairs = [
  'black/white',
  'red/blue',
  'green/magenta',
  'yellow/cyan',
  'orange/purple',
  'brown/seagreen',
];

describe('starter content', () => {
  it('has at least 14 normal themes and 8 lobby themes, with unique names', () => {
    const count = (kind: string) => starterThemes.filter(({ type }) => type === kind).length;
    expect(count('normal')).toBeGreaterThanOrEqual(14);
    expect(count('lobby')).toBeGreaterThanOrEqual(8);
    expect(repeated(starterThemes.map(({ name }) => name))).toEqual([]);
    expect(repeated(games.map(({ name }) => name))).toEqual([]);
    expect(repeated(starterTags.map(({ name }) => name))).toEqual([]);
  });

  it.each(['TierList', 'Slider', 'Choose', 'TierListLobby', 'SliderLobby', 'SliderAvatarsLobby'])(
    'has several games of the type %s',
    (type) => expect(games.filter((game) => game.type === type).length).toBeGreaterThanOrEqual(8),
  );

  it('has tier lists that draw random pictures', () => {
    const drawn = games.filter(({ config }) => 'seMode' in config && config.seMode);
    expect(drawn.length).toBeGreaterThanOrEqual(1);
  });

  it('marks the tier lists whose tiers are roles', () => {
    const roles = games.filter(({ config }) => 'ordered' in config && config.ordered === false);
    expect(roles.map(({ name }) => name).toSorted()).toEqual([
      'Everybody has a station',
      'Jobs in the bunker',
      'Seats in the car',
      'Tasks on day one',
      'The mission',
      'The new org chart',
      'The roles',
      'The running order',
      'Yearbook awards',
    ]);
  });

  it('uses the product’s colors for tags', () => {
    for (const { color } of starterTags) expect(v.is(colorSchema, color), color).toBe(true);
  });

  it('has at most 5 MB of pictures, all in use', () => {
    const files = readdirSync(here('pictures/'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.webp'));
    expect(files.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
    const bytes = files.reduce((sum, file) => sum + readFileSync(here(`pictures/${file}`)).length, 0);
    expect(bytes).toBeLessThan(5 * 1024 * 1024);
  });

  it('uses each source for one picture only', () => {
    for (const game of games) expect(repeated(filePicturesOf(game).map(({ source }) => source))).toEqual([]);
  });
});

describe.each(starterThemes)('$name', (theme) => {
  it('has short descriptions, two to four games of different types, and three to six known tags', () => {
    for (const { description } of [theme, ...theme.games]) {
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(200);
    }
    expect(theme.games.length).toBeLessThanOrEqual(4);
    expect(new Set(theme.games.map(({ type }) => type)).size).toBeGreaterThanOrEqual(2);
    expect(theme.tags.length).toBeGreaterThanOrEqual(3);
    expect(theme.tags.length).toBeLessThanOrEqual(6);
    expect(repeated(theme.tags)).toEqual([]);
    const known = starterTags.map(({ name }) => name);
    expect(theme.tags.filter((tag) => !known.includes(tag))).toEqual([]);
  });

  it('is valid, also when it is written as JSON', () => {
    expect(v.parse(themeFileSchema, JSON.parse(JSON.stringify(theme)))).toMatchObject(theme);
  });

  it('has three to six tiers, five tiers in SE mode, and allowed pairs of colors', () => {
    for (const { config } of theme.games) {
      if ('tiers' in config) {
        const isDrawn = 'seMode' in config && config.seMode;
        expect(config.tiers.length).toBeGreaterThanOrEqual(isDrawn ? limits.seModeItems : 3);
        expect(config.tiers.length).toBeLessThanOrEqual(isDrawn ? limits.seModeItems : 6);
      }
      if ('selectedPair' in config) {
        const { left, right } = config.selectedPair;
        expect(colorPairs).toContain(`${left}/${right}`);
      }
    }
  });

  it('has at least 12 described pictures, each a WebP below 60 kB in its game\u2019s folder', () => {
    for (const [index, game] of theme.games.entries()) {
      if (!('pictures' in game.config)) continue;
      const shown = filePicturesOf(game);
      expect(shown.length).toBeGreaterThanOrEqual(12);
      expect(repeated(shown.map(({ alt }) => alt))).toEqual([]);
      for (const { file, alt } of shown) {
        expect(alt.trim().length, file).toBeGreaterThan(2);
        expect(file).toMatch(new RegExp(`^[a-z-]+/${index + 1}/[a-z-]+\\.webp$`));
        const bytes = readFileSync(here(`pictures/${file}`));
        expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12), file).toBe('RIFFWEBP');
        expect(bytes.length, file).toBeLessThan(60 * 1024);
      }
    }
  });

  it('lists the licence of every source', () => {
    const credits = v.parse(
      v.array(
        v.object({
          theme: v.string(),
          collection: v.string(),
          source: v.pipe(v.string(), v.nonEmpty()),
          licence: v.pipe(v.string(), v.nonEmpty()),
          licenceUrl: v.pipe(v.string(), v.url()),
          author: v.pipe(v.string(), v.nonEmpty()),
          url: v.pipe(v.string(), v.url()),
        }),
      ),
      JSON.parse(readFileSync(here('../../web/public/content/credits.json'), 'utf8')),
    );
    const used = new Set(theme.games.flatMap(filePicturesOf).map(({ source }) => source.split(':')[0]));
    const credited = credits.filter((credit) => credit.theme === theme.name);
    expect(new Set(credited.map(({ collection }) => collection))).toEqual(used);
    const attribution = readFileSync(here('../../THIRD-PARTY.md'), 'utf8');
    for (const { source } of credited) expect(attribution).toContain(`**[${source}](`);
  });
});
