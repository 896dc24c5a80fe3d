// @vitest-environment node
import { miniGameTypes } from '@tallyho/game/minigames/registry';
import { expect, test } from 'vitest';
import { newGame, newTheme } from '../model/theme-form.ts';
import { previewTheme } from './preview-theme.ts';

const lobbyTypes = ['TierListLobby', 'SliderLobby', 'SliderAvatarsLobby'];
const formWith = (...games: ReturnType<typeof newGame>[]) => ({ ...newTheme('normal'), games });

test.each(miniGameTypes)('a new game of %s can be shown although its texts are missing', (type) => {
  const theme = newTheme(lobbyTypes.includes(type) ? 'lobby' : 'normal');
  const preview = previewTheme({ ...theme, games: [newGame(type)] });
  expect(preview).toMatchObject({ name: 'New theme', games: [{ name: 'Game 1', type }] });
});

test('texts that exist stay as they are', () => {
  const game = { ...newGame('Choose'), name: 'Which?', left: { header: 'Tea', description: '' } };
  expect(previewTheme({ ...formWith(game), name: 'Drinks' })).toMatchObject({
    name: 'Drinks',
    games: [{ name: 'Which?', config: { sideHeaderLeft: 'Tea', sideHeaderRight: 'Right side' } }],
  });
});

test('tiers without a name, or with the name of another one, get one', () => {
  const tiers = ['Top', '', 'top'].map((name) => ({ name, color: 'red' as const }));
  const [game] = previewTheme(formWith({ ...newGame('TierList'), tiers }))?.games ?? [];
  expect(game?.config).toMatchObject({ tiers: [{ name: 'Top' }, { name: 'Tier 2' }, { name: 'top (3)' }] });
});

test('a line-up with one named end gets the usual name for the other', () => {
  const game = { ...newGame('SliderAvatarsLobby'), ends: { worst: 'Home by ten', best: ' ' } };
  const [shown] = previewTheme({ ...newTheme('lobby'), games: [game] })?.games ?? [];
  expect(shown?.config).toEqual({ ends: { worst: 'Home by ten', best: 'Best' } });
});

test('a picture without a description has none that looks like one', () => {
  const picture = { id: 'Themes/A/Game1/x', url: '/images/Themes/A/Game1/x.webp', fileName: 'cat.png' };
  const pictures = [
    { ...picture, alt: '' },
    { ...picture, alt: 'A cat' },
  ];
  const [game] = previewTheme(formWith({ ...newGame('TierList'), pictures }))?.games ?? [];
  expect(game?.items.map(({ alt }) => alt)).toEqual(['Picture 1', 'A cat']);
  // The service worker stores no picture with a query.
  expect(game?.items[0]?.url).toBe('/images/Themes/A/Game1/x.webp?edit');
});

test('a theme without games cannot be shown', () => {
  expect(previewTheme(formWith())).toBeNull();
});
