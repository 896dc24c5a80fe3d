// @vitest-environment node
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { storedGameSchema } from '@tallyho/game/themes/game';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { gameFormOf } from '../../../minigames/forms.ts';
import { isSameForm } from './compare-forms.ts';
import { type EditedGame, type EditedTheme, editedThemeSchema } from './edited-theme.ts';
import { problemsOf } from './form-problems.ts';
import type { StoredTheme } from './studio-types.ts';
import { editedThemeOf, hasContent, newGame, newTheme, storedGameOf, themeBodyOf } from './theme-form.ts';

const stored: StoredTheme = {
  _id: 'theme-1',
  name: 'Big cats',
  description: 'All of them.',
  type: 'normal',
  hidden: false,
  version: 3,
  updatedAt: 1,
  updatedBy: 'robin',
  tags: [{ _id: 'tag-1', name: 'Animals', category: 'Topic', adminOnly: false, color: 'gold' }],
  games: [
    {
      name: 'Best cat',
      description: '',
      type: 'TierList',
      config: {
        tiers: [{ name: 'S', color: 'red' }],
        ordered: true,
        content: 'Themes/Big cats/Game1',
        seMode: false,
      },
      createdAt: 5,
      pictures: [
        { public_id: 'p1', url: '/images/p1', alt: 'A lynx', width: 1, height: 1, file_name: 'lynx.png' },
      ],
    },
    {
      name: 'This or that',
      description: '',
      type: 'Choose',
      config: {
        selectedPair: { left: 'red', right: 'blue' },
        sideHeaderLeft: 'Lion',
        sideDescriptionLeft: '',
        sideHeaderRight: 'Tiger',
        sideDescriptionRight: 'Striped',
      },
      createdAt: 6,
      pictures: [],
    },
  ],
};

const filled = (type: EditedGame['type']): EditedGame => ({
  ...newGame(type),
  ...gameFormOf(type).filled(newGame(type)),
  name: `A ${type}`,
});
const withGames = (...games: EditedGame[]): EditedTheme => ({ ...newTheme('normal'), name: 'Cats', games });
const textsOf = (form: EditedTheme, taken: string[] = []) =>
  problemsOf(form, taken).map(({ field, text }) => [field, text]);

describe('a form', () => {
  test('of a stored theme saves the same theme', () => {
    const input = themeBodyOf(editedThemeOf(stored), 3);
    expect(input).toMatchObject({
      name: 'Big cats',
      type: 'normal',
      hidden: false,
      tags: ['Animals'],
      version: 3,
    });
    expect(input.games[0]).toMatchObject({
      config: stored.games[0]?.config,
      createdAt: 5,
      pictures: [{ public_id: 'p1', alt: 'A lynx' }],
    });
    expect(input.games[1]).toMatchObject({ config: stored.games[1]?.config });
    expect(input.games[1]).not.toHaveProperty('pictures');
  });

  test('keeps whom a game suits, and saves nothing for a game that suits all', () => {
    const [game] = stored.games;
    const forGrownUps =
      game && themeBodyOf(editedThemeOf({ ...stored, games: [{ ...game, suits: 'grownUps' }] }), 3);
    expect(forGrownUps?.games[0]).toMatchObject({ suits: 'grownUps' });
    expect(themeBodyOf(editedThemeOf(stored), 3).games[0]).not.toHaveProperty('suits');
  });

  test('of an older draft suits all', () => {
    const form = editedThemeOf(stored);
    const { suits: _, ...older } = form.games[0] ?? newGame('Slider');
    expect(v.parse(editedThemeSchema, { ...form, games: [older] }).games[0]?.suits).toBe('all');
  });

  test.each(miniGameTypes)('makes a game that the API accepts: %s', (type) => {
    expect(v.safeParse(storedGameSchema, storedGameOf(filled(type))).success).toBe(true);
  });

  test('keeps the content of every type when the type changes', () => {
    const game = { ...filled('Choose'), type: 'Slider' as const };
    expect(storedGameOf(game).config).toEqual({ points: game.points });
    expect(storedGameOf({ ...game, type: 'Choose' }).config).toMatchObject({ sideHeaderLeft: 'Left side' });
  });

  test('survives being stored as text', () => {
    const form = editedThemeOf(stored);
    expect(v.parse(editedThemeSchema, JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  test('knows which games have content', () => {
    expect(hasContent(newGame('Slider'))).toBe(false);
    expect(hasContent({ ...newGame('TierList'), type: 'Choose' })).toBe(false);
    expect(hasContent({ ...newGame('Slider'), description: 'x' })).toBe(true);
  });
});

describe('problems', () => {
  test('name everything that is missing, in the order of the form', () => {
    expect(textsOf({ ...newTheme('normal'), games: [] })).toEqual([
      ['name', 'Please enter a name.'],
      ['games', 'Add at least one game.'],
    ]);
    expect(textsOf(withGames({ ...newGame('Choose'), name: '' }))).toEqual([
      ['name', 'Give this game a name.'],
      ['left.header', 'Give this side a header.'],
      ['right.header', 'Give this side a header.'],
    ]);
  });

  test('name names that are used twice, without regard to case and spaces', () => {
    const form = withGames({ ...filled('Slider'), name: 'Cats' }, { ...filled('Slider'), name: ' cATS ' });
    expect(textsOf(form, ['CATS '])).toEqual([
      ['name', 'A theme with that name already exists.'],
      ['name', 'Another game of this theme has this name.'],
    ]);
    const tiers = [
      { name: 'S', color: 'red' as const },
      { name: 's ', color: 'blue' as const },
      { name: '', color: 'blue' as const },
    ];
    expect(textsOf(withGames({ ...filled('TierList'), tiers }))).toEqual([
      ['steps.2', 'Give this tier a name.'],
      ['steps.1', 'Another tier has this name.'],
    ]);
  });

  test('ask for the description of each picture, and for both ends of a row', () => {
    const picture = { id: 'p', url: '/p', alt: ' ', fileName: 'p.png' };
    const tierList = { ...filled('TierList'), pictures: [{ ...picture, alt: 'A cat' }, picture] };
    expect(textsOf(withGames(tierList))).toEqual([['pictures.1', 'Describe the picture in a few words.']]);
    const lineUp = { ...filled('SliderAvatarsLobby'), ends: { worst: 'Shy', best: '' } };
    expect(textsOf(withGames(lineUp))).toEqual([['ends.best', 'Name this end, too.']]);
    const sliders = { ...filled('SliderLobby'), ends: { worst: '', best: 'Wide awake' } };
    expect(textsOf(withGames(sliders))).toEqual([['ends.worst', 'Name this end, too.']]);
  });
});

describe('a comparison', () => {
  const before = editedThemeOf(stored);
  test('finds no difference between two forms of one theme', () => {
    expect(isSameForm(before, editedThemeOf(stored))).toBe(true);
  });

  test('finds every change', () => {
    const [cats, choice] = before.games;
    if (!cats || !choice) throw new Error('The theme has two games.');
    const after: EditedTheme = {
      ...before,
      description: 'Other.',
      hidden: true,
      tags: [],
      games: [
        { ...cats, pictures: [] },
        { ...choice, name: 'Which one' },
      ],
    };
    expect(isSameForm(before, after)).toBe(false);
  });
});
