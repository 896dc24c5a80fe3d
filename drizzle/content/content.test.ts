import { readdirSync, readFileSync } from 'node:fs';
import { limits } from '@tallyho/game/limits';
import { colorSchema } from '@tallyho/game/minigames/fields';
import { paletteColor } from '@tallyho/game/minigames/step-colors';
import { goodFirstGames } from '@tallyho/game/themes/good-first-game';
import { themeFileSchema } from '@tallyho/game/themes/theme-file';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { starterTags, starterThemes } from './index.ts';
import { filePicturesOf } from './starter-theme.ts';

const here = (path: string): URL => new URL(path, import.meta.url);
const games = starterThemes.flatMap((theme) => theme.games);
const pictures = games.flatMap(filePicturesOf);
const playerGames = starterThemes.filter(({ type }) => type === 'lobby').flatMap((theme) => theme.games);
/** Everything that players read of a game besides its name and description, from the shortest kind of text to the longest. */
const textsOf = ({ config }: (typeof games)[number]) => ({
  steps: [
    ...('tiers' in config ? config.tiers : []),
    ...('points' in config ? config.points : []),
    ...('ends' in config && config.ends ? Object.values(config.ends).map((name) => ({ name })) : []),
    ...('sideHeaderLeft' in config
      ? [{ name: config.sideHeaderLeft }, { name: config.sideHeaderRight }]
      : []),
  ].map(({ name }) => name),
  prompts: 'prompt' in config ? [config.prompt] : [],
  sides:
    'sideHeaderLeft' in config ? [config.sideDescriptionLeft ?? '', config.sideDescriptionRight ?? ''] : [],
});
const promptsOf = (type: string) =>
  games.flatMap((game) => (game.type === type ? textsOf(game).prompts : []));
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

/** Words that say nothing about what is asked. */
const fillers = new Set(
  `the and you your with one for does how what who they are there not that this has have from his her their its out was were
  than then much many will would`.split(/\s+/),
);
/** The words of a text that say what it is about. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replace(/[^a-z\s]/g, ' ')
      .split(/\s+/)
      .filter((word) => word.length > 2 && !fillers.has(word)),
  );

/** Returns how much of the smaller set the other one has, from 0 to 1; 0 if one is empty. */
const shareOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length / Math.max(1, Math.min(one.size, other.size));

describe('starter content', () => {
  it('has at least 64 themes, 1,470 games, 340 games about the players and 1,500 pictures', () => {
    expect(starterThemes.length).toBeGreaterThanOrEqual(64);
    expect(games.length).toBeGreaterThanOrEqual(1_470);
    expect(playerGames.length).toBeGreaterThanOrEqual(340);
    expect(pictures.length).toBeGreaterThanOrEqual(1_500);
  });

  it('has the themes that are recommended for a first game', () => {
    const names = starterThemes.map(({ name }) => name);
    expect(goodFirstGames.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('uses each name once', () => {
    expect(repeated(starterThemes.map(({ name }) => name))).toEqual([]);
    expect(repeated(games.map(({ name }) => name))).toEqual([]);
    expect(repeated(starterTags.map(({ name }) => name))).toEqual([]);
  });

  it('asks no question twice, also not in other words', () => {
    const asked = starterThemes.flatMap((theme) =>
      theme.games.map((game) => ({
        theme,
        text: `${game.name}: ${game.description}`,
        words: wordsOf(`${game.name} ${game.description} ${textsOf(game).prompts.join(' ')}`),
      })),
    );
    const alike = asked.flatMap((one, index) =>
      asked.slice(index + 1).flatMap((other) => {
        const shared = [...one.words].filter((word) => other.words.has(word)).length;
        const isAlike =
          shared >= 3 && shareOf(one.words, other.words) > (one.theme === other.theme ? 0.5 : 0.6);
        return isAlike ? [`${one.text} / ${other.text}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('offers the same two sides only once in a theme, also in other words', () => {
    const headers = ({ config }: (typeof games)[number]): Set<string>[] =>
      'sideHeaderLeft' in config ? [config.sideHeaderLeft, config.sideHeaderRight].map(wordsOf) : [];
    const alike = starterThemes.flatMap((theme) =>
      theme.games.flatMap((one, index) =>
        theme.games.slice(index + 1).flatMap((other) => {
          const [ones, others] = [headers(one), headers(other)];
          const equal = ones.some((side) =>
            others.some(
              (against) => side.size > 0 && shareOf(side, against) === 1 && side.size === against.size,
            ),
          );
          const words = (sides: Set<string>[]) => new Set(sides.flatMap((side) => [...side]));
          const isAlike = equal || shareOf(words(ones), words(others)) > 0.5;
          return isAlike ? [`${theme.name}: ${one.name} / ${other.name}`] : [];
        }),
      ),
    );
    expect(alike).toEqual([]);
  });

  it('describes no two questions with the same sentence', () => {
    expect(repeated(games.map(({ description }) => description))).toEqual([]);
    const takes = games.flatMap(({ config }) =>
      'takes' in config
        ? (config.takes ?? []).flatMap((take) => ('statement' in take ? [take.statement] : []))
        : [],
    );
    expect(repeated(takes)).toEqual([]);
  });

  it('has no series of names that begin alike', () => {
    const starts = games.map(({ name }) => name.split(' ').slice(0, 2).join(' ').toLowerCase());
    const often = [...new Set(starts)].filter(
      (start) => start.includes(' ') && starts.filter((other) => other === start).length > 4,
    );
    expect(often).toEqual([]);
  });

  it('has texts that fit a phone', () => {
    const tooLong = games.flatMap((game) => {
      const { steps, sides, prompts } = textsOf(game);
      return [
        ...(game.name.length > 44 ? [game.name] : []),
        ...(game.description.length > 110 ? [game.description] : []),
        ...steps.filter((text) => text.length > 36),
        ...[...sides, ...prompts].filter((text) => text.length > 80),
      ];
    });
    expect(tooLong).toEqual([]);
  });

  it('has many cups and rankings, so that an evening has them, and cups with more pictures than they show', () => {
    expect(games.filter(({ type }) => type === 'Cup').length).toBeGreaterThanOrEqual(15);
    expect(games.filter(({ type }) => type === 'RankThem').length).toBeGreaterThanOrEqual(25);
    for (const game of games)
      if (game.type === 'Cup')
        expect(filePicturesOf(game).length).toBeGreaterThan(game.config.size ?? limits.cup.sizes[0]);
  });

  it('has more pictures in other styles than emojis', () => {
    const emojis = pictures.filter(({ source = '' }) =>
      /^(noto|twemoji|fluent|openmoji|emojione)/.test(source),
    );
    expect(emojis.length).toBeLessThan(pictures.length / 2);
  });

  it('has at least two themes for each occasion', () => {
    const occasions = starterTags.filter(({ category }) => category === 'Occasion');
    expect(occasions.length).toBeGreaterThanOrEqual(6);
    for (const { name } of occasions)
      expect(starterThemes.filter(({ tags }) => tags.includes(name)).length, name).toBeGreaterThanOrEqual(2);
  });

  it('asks a question with sliders for every player, and names their ends in at most four words', () => {
    const sliders = games.flatMap((game) => (game.type === 'SliderLobby' ? [game] : []));
    const bad = sliders.filter(
      ({ description, config: { ends } }) =>
        !/^(How|Who|What) [^?]{10,70}\?$/.test(description) ||
        !ends ||
        [ends.low, ends.high].some((end) => end.split(' ').length > 4 || end.length > 26),
    );
    expect(bad).toEqual([]);
  });

  it('marks the games for grown-ups, which are few', () => {
    const forGrownUps = games.filter(({ suits }) => suits === 'grownUps');
    expect(forGrownUps.length).toBeGreaterThanOrEqual(20);
    expect(forGrownUps.length).toBeLessThan(games.length / 20);
  });

  it.each(['TierList', 'Slider', 'Choose', 'TierListLobby', 'SliderLobby', 'SliderAvatarsLobby'])(
    'has several games of the type %s',
    (type) => expect(games.filter((game) => game.type === type).length).toBeGreaterThanOrEqual(60),
  );

  it('has 100 different prompts to write and rate, of which at least half have the name of a player', () => {
    const prompts = promptsOf('WriteAndRate');
    expect(prompts.length).toBeGreaterThanOrEqual(100);
    expect(repeated(games.flatMap((game) => textsOf(game).prompts))).toEqual([]);
    const withName = prompts.filter((prompt) => prompt.includes('{player}'));
    expect(withName.length).toBeGreaterThanOrEqual(50);
  });

  it('has at least 30 prompts about the one who writes, in decks for strangers and families, too', () => {
    expect(promptsOf('WhoseIsIt').length).toBeGreaterThanOrEqual(30);
    const themes = starterThemes.filter((theme) => theme.games.some(({ type }) => type === 'WhoseIsIt'));
    expect(themes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Nice to meet you', 'Family council', 'Unsigned notes']),
    );
  });

  it('has tier lists that draw random pictures', () => {
    const drawn = games.filter(({ config }) => 'seMode' in config && config.seMode);
    expect(drawn.length).toBeGreaterThanOrEqual(1);
  });

  it('gives tiers that are roles other colors than tiers with an order', () => {
    const colorsOf = (isOrdered: boolean) =>
      games.flatMap(({ config }) =>
        'tiers' in config && isOrdered === !('ordered' in config && config.ordered === false)
          ? config.tiers.map(({ color }) => paletteColor(color))
          : [],
      );
    const ordered = new Set(colorsOf(true));
    // Both have a yellow tier, in the middle of an order.
    expect([...new Set(colorsOf(false))].filter((color) => ordered.has(color))).toEqual(['gold']);
  });

  it('has only colors of the design, so that screens and pictures to share look alike', () => {
    const steps = games.flatMap(({ config }) => [
      ...('tiers' in config ? config.tiers : []),
      ...('points' in config ? config.points : []),
    ]);
    expect(steps.map(({ color }) => paletteColor(color)).filter((color) => color.startsWith('#'))).toEqual(
      [],
    );
  });

  it('uses the product’s colors for tags', () => {
    for (const { color } of starterTags) expect(v.is(colorSchema, color), color).toBe(true);
  });

  it('has at most 14 MB of pictures, all in use', () => {
    const files = readdirSync(here('pictures/'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.webp'));
    expect(files.toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
    const bytes = files.reduce((sum, file) => sum + readFileSync(here(`pictures/${file}`)).length, 0);
    expect(bytes).toBeLessThan(14 * 1024 * 1024);
  });

  it('uses each source for one picture only', () => {
    for (const game of games) expect(repeated(filePicturesOf(game).map(({ source }) => source))).toEqual([]);
  });
});

describe.each(starterThemes)('$name', (theme) => {
  it('has short descriptions, at least 16 games of different types, and three to six known tags', () => {
    for (const { description } of [theme, ...theme.games]) {
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(200);
    }
    expect(theme.games.length).toBeGreaterThanOrEqual(16);
    expect(theme.games.length).toBeLessThanOrEqual(limits.theme.games);
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
    // Adapted pictures under a share-alike licence are named one folder at a time.
    for (const { file, source } of theme.games.flatMap(filePicturesOf)) {
      const folder = file.split('/').slice(0, 2).join('/');
      expect(attribution.includes(`\`${folder}\``), folder).toBe(source.startsWith('openmoji:'));
    }
  });
});
