// @vitest-environment node
import { expect, test } from 'vitest';
import type { EditedPicture, EditedTheme } from './edited-theme.ts';
import {
  amend,
  canRedo,
  canUndo,
  type FormHistory,
  go,
  record,
  settle,
  shownForm,
  startHistory,
  stepText,
  undoneBatches,
} from './form-history.ts';
import { newGame, newTheme } from './theme-form.ts';

const game = newGame('TierList');
const empty: EditedTheme = { ...newTheme('normal'), games: [game] };
const picture = (id: string): EditedPicture => ({ id, url: `/images/${id}`, alt: '', fileName: `${id}.png` });
const named = (name: string): EditedTheme => ({ ...empty, name });
const withPictures = (form: EditedTheme, ...ids: string[]): EditedTheme => ({
  ...form,
  games: form.games.map((one) => ({ ...one, pictures: ids.map(picture) })),
});
const arrive = (id: string) => (form: EditedTheme) =>
  withPictures(form, ...(form.games[0]?.pictures ?? []).map((shown) => shown.id), id);
const shownIds = (history: FormHistory) => shownForm(history).games[0]?.pictures.map(({ id }) => id);
const batch = { id: 'batch', game: game.key };

test('letters typed into one field are one step until a pause', () => {
  let history = startHistory(empty);
  for (const [name, now] of [
    ['C', 5_000],
    ['Ca', 5_900],
    ['Cat', 6_800],
    ['Cats', 8_000],
  ] as const)
    history = record(history, named(name), now);
  history = go(history, -1);
  expect(shownForm(history).name).toBe('Cat');
  history = go(history, -1);
  expect(shownForm(history).name).toBe('');
  expect(canUndo(history)).toBe(false);
});

test('letters typed into another field are another step', () => {
  let history = record(startHistory(empty), named('C'), 5_000);
  history = record(history, { ...named('C'), description: 'D' }, 5_100);
  expect(stepText(history, -1)).toBe('description of the theme');
  history = go(history, -1);
  expect(shownForm(history)).toMatchObject({ name: 'C', description: '' });
});

test('a step after an undo cannot be redone over', () => {
  let history = go(record(startHistory(empty), named('Cats'), 5_000), -1);
  expect(canRedo(history)).toBe(true);
  history = record(history, named('Dogs'), 5_100);
  expect(canRedo(history)).toBe(false);
  expect(shownForm(go(history, -1)).name).toBe('');
});

test('a hundred steps can be undone', () => {
  let history = startHistory(empty);
  for (let step = 1; step <= 130; step += 1) history = record(history, named(`${step}`), step * 5_000);
  for (let step = 1; step <= 130; step += 1) history = go(history, -1);
  expect(shownForm(history).name).toBe('30');
});

test('undoing a removal restores the pictures with their descriptions in their order', () => {
  const full = withPictures(empty, 'a', 'b', 'c');
  const history = record(startHistory(full), withPictures(empty, 'b'), 5_000);
  expect(stepText(history, -1)).toBe('2 pictures removed');
  expect(shownForm(go(history, -1))).toEqual(full);
});

test('pictures that arrive belong to the step that chose them, also after later steps', () => {
  let history = record(startHistory(empty), empty, 5_000, batch);
  history = record(history, named('Cats'), 6_000);
  history = amend(history, arrive('a'), 'batch');
  expect(shownIds(history)).toEqual(['a']);
  history = go(history, -1);
  expect(shownForm(history).name).toBe('');
  expect(shownIds(history)).toEqual(['a']);
  expect(stepText(history, -1)).toBe('1 picture added');
  history = go(history, -1);
  expect(shownIds(history)).toEqual([]);
  expect(undoneBatches(history)).toEqual(new Set(['batch']));
  expect(shownIds(go(history, 1))).toEqual(['a']);
});

test('an arriving picture that no known step chose is in every state', () => {
  let history = record(startHistory(empty), named('Cats'), 5_000);
  history = go(amend(history, arrive('a')), -1);
  expect(shownIds(history)).toEqual(['a']);
  expect(canRedo(history)).toBe(true);
});

test('an undone batch that can no longer be redone stays undone', () => {
  let history = go(record(startHistory(empty), empty, 5_000, batch), -1);
  history = record(history, named('Cats'), 6_000);
  expect(undoneBatches(history)).toEqual(new Set(['batch']));
});

test('choosing files of which none becomes a picture is no step', () => {
  let history = record(startHistory(empty), empty, 5_000, batch);
  history = record(history, named('Cats'), 6_000);
  history = settle(history, 'batch');
  expect(shownForm(history).name).toBe('Cats');
  history = go(history, -1);
  expect(shownForm(history).name).toBe('');
  expect(canUndo(history)).toBe(false);
});
