// @vitest-environment node
import { expect, test } from 'vitest';
import type { EditedGame, EditedTheme } from './edited-theme.ts';
import { changeBetween } from './form-change.ts';
import { newGame, newTheme } from './theme-form.ts';

const pictures = ['a', 'b', 'c'].map((id) => ({ id, url: `/images/${id}`, alt: id, fileName: `${id}.png` }));
const [a, b, c] = pictures as [
  (typeof pictures)[number],
  (typeof pictures)[number],
  (typeof pictures)[number],
]; // three
const game: EditedGame = { ...newGame('TierList'), name: 'Best?', pictures };
const form: EditedTheme = { ...newTheme('normal'), games: [game] };
const tiers = game.tiers;
const [s, ...lower] = tiers as [(typeof tiers)[number], ...typeof tiers]; // there are default tiers
const tag = { _id: 't', name: 'Cats', category: 'Topic', adminOnly: false, color: 'gold' as const };

test.each<[string, Partial<EditedTheme>, object]>([
  ['the name', { name: 'Cats' }, { field: 'name', isGradual: true }],
  ['a switch', { hidden: true }, { field: 'hidden', isGradual: false }],
  ['a tag', { tags: [tag] }, { field: 'tags', text: 'tag added' }],
  ['a removed game', { games: [] }, { field: 'games', text: 'game removed' }],
  ['an added game', { games: [game, newGame('Slider')] }, { field: 'games', text: 'game added' }],
])('names a change of the theme: %s', (_, part, change) => {
  expect(changeBetween(form, { ...form, ...part })).toMatchObject({ ...change, game: null });
});

test.each<[string, Partial<EditedGame>, object]>([
  ['a description', { description: 'Drag.' }, { field: 'description', isGradual: true }],
  ['whom it suits', { suits: 'grownUps' }, { field: 'suits', isGradual: false }],
  ['the type', { type: 'Slider' }, { field: 'type', isGradual: false }],
  ['the name of a tier', { tiers: [{ ...s, name: 'Top' }, ...lower] }, { field: 'steps.0', isGradual: true }],
  [
    'the color of a tier',
    { tiers: [{ ...s, color: 'pink' }, ...lower] },
    { field: 'colors.0', isGradual: true },
  ],
  ['a removed tier', { tiers: lower }, { field: 'steps', text: 'tier removed' }],
  ['moved tiers', { tiers: [...lower, s] }, { field: 'steps.0', isGradual: false }],
  ['removed pictures', { pictures: [b] }, { field: 'pictures', text: '2 pictures removed' }],
  ['moved pictures', { pictures: [a, c, b] }, { field: 'pictures.1', text: 'pictures moved' }],
  ['a described picture', { pictures: [a, { ...b, alt: 'Bee' }, c] }, { field: 'alts.1', isGradual: true }],
  ['described pictures', { pictures: pictures.map((one) => ({ ...one, alt: '' })) }, { isGradual: false }],
  ['a side', { left: { header: 'Tea', description: '' } }, { field: 'left.header', isGradual: true }],
  ['an end', { ends: { worst: '', best: 'Top' } }, { field: 'ends.best', isGradual: true }],
])('names a change of a game: %s', (_, part, change) => {
  expect(changeBetween(form, { ...form, games: [{ ...game, ...part }] })).toMatchObject({
    ...change,
    game: game.key,
  });
});

test('a restored picture is named by its place', () => {
  const less = { ...form, games: [{ ...game, pictures: [a, c] }] };
  expect(changeBetween(less, form)).toMatchObject({ field: 'pictures.1', text: '1 picture added' });
});

test('a reserved folder is no change', () => {
  const reserved = { ...form, games: [{ ...game, folder: 'Themes/A/Game1' }] };
  expect(changeBetween(form, reserved)).toBeNull();
});
