import { readdirSync, readFileSync } from 'node:fs';
import { chooseConfigSchema } from '@tallyho/game/minigames/choose/schema';
import { colorSchema } from '@tallyho/game/minigames/fields';
import { sliderConfigSchema } from '@tallyho/game/minigames/slider/schema';
import { tierListConfigSchema } from '@tallyho/game/minigames/tier-list/schema';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { starterTags, starterThemes } from './index.ts';
import type { StarterGame } from './starter-theme.ts';

const here = (path: string): URL => new URL(path, import.meta.url);
const picturesOf = (game: StarterGame) => (game.type === 'TierList' ? game.config.pictures : []);
const games = starterThemes.flatMap((theme) => theme.games);
const pictures = games.flatMap(picturesOf);
const repeated = (names: string[]): string[] => {
  const folded = names.map((name) => name.trim().toLocaleLowerCase('en'));
  return folded.filter((name, index) => folded.indexOf(name) !== index);
};

describe('starter content', () => {
  it('has at least 14 themes and every name only once', () => {
    expect(starterThemes.length).toBeGreaterThanOrEqual(14);
    expect(repeated(starterThemes.map(({ name }) => name))).toEqual([]);
    expect(repeated(games.map(({ name }) => name))).toEqual([]);
    expect(repeated(starterTags.map(({ name }) => name))).toEqual([]);
  });

  it('colours its tags as the rest of the product does', () => {
    for (const { color } of starterTags) expect(v.is(colorSchema, color), color).toBe(true);
  });

  it('has pictures, all of them in use, in at most 5 MB', () => {
    const files = readdirSync(here('pictures/'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.webp'));
    expect(files.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
    const bytes = files.reduce((sum, file) => sum + readFileSync(here(`pictures/${file}`)).length, 0);
    expect(bytes).toBeLessThan(5 * 1024 * 1024);
  });

  it('draws every picture from another source', () => {
    for (const game of games) expect(repeated(picturesOf(game).map(({ source }) => source))).toEqual([]);
  });
});

describe.each(starterThemes)('$name', (theme) => {
  it('has a short description, three games of three types, and three to six known tags', () => {
    expect(theme.description.length).toBeGreaterThan(0);
    expect(theme.description.length).toBeLessThanOrEqual(200);
    expect(theme.games.map(({ type }) => type).toSorted()).toEqual(['Choose', 'Slider', 'TierList']);
    for (const { description } of theme.games) expect(description.length).toBeLessThanOrEqual(200);
    expect(theme.tags.length).toBeGreaterThanOrEqual(3);
    expect(theme.tags.length).toBeLessThanOrEqual(6);
    expect(repeated(theme.tags)).toEqual([]);
    const known = starterTags.map(({ name }) => name);
    expect(theme.tags.filter((tag) => !known.includes(tag))).toEqual([]);
  });

  it('has games that the rules accept', () => {
    for (const [index, game] of theme.games.entries()) {
      switch (game.type) {
        case 'TierList': {
          const content = `Themes/${theme.name}/Game${index + 1}`;
          v.assert(tierListConfigSchema, { tiers: game.config.tiers, content });
          expect(game.config.tiers.length).toBeGreaterThanOrEqual(3);
          expect(game.config.tiers.length).toBeLessThanOrEqual(6);
          break;
        }
        case 'Slider':
          v.assert(sliderConfigSchema, game.config);
          break;
        case 'Choose':
          v.assert(chooseConfigSchema, game.config);
          expect([
            'black/white',
            'red/blue',
            'green/magenta',
            'yellow/cyan',
            'orange/purple',
            'brown/seagreen',
          ]).toContain(`${game.config.selectedPair.left}/${game.config.selectedPair.right}`);
          break;
        default:
          game satisfies never;
      }
    }
  });

  it('has at least 12 described pictures, each a WebP below 60 kB in its game\u2019s folder', () => {
    for (const [index, game] of theme.games.entries()) {
      if (game.type !== 'TierList') continue;
      expect(game.config.pictures.length).toBeGreaterThanOrEqual(12);
      expect(repeated(game.config.pictures.map(({ alt }) => alt))).toEqual([]);
      for (const { file, alt } of game.config.pictures) {
        expect(alt.trim().length, file).toBeGreaterThan(2);
        expect(file).toMatch(new RegExp(`^[a-z-]+/${index + 1}/[a-z-]+\\.webp$`));
        const bytes = readFileSync(here(`pictures/${file}`));
        expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12), file).toBe('RIFFWEBP');
        expect(bytes.length, file).toBeLessThan(60 * 1024);
      }
    }
  });

  it('credits every source with its licence', () => {
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
    const used = new Set(theme.games.flatMap(picturesOf).map(({ source }) => source.split(':')[0]));
    const credited = credits.filter((credit) => credit.theme === theme.name);
    expect(new Set(credited.map(({ collection }) => collection))).toEqual(used);
    const attribution = readFileSync(here('../../THIRD-PARTY.md'), 'utf8');
    for (const { source } of credited) expect(attribution).toContain(`**[${source}](`);
  });
});
