// @vitest-environment node
import { expect, test } from 'vitest';
import type { EditedGame, EditedTheme } from './edited-theme.ts';
import { mergeForms } from './merge-forms.ts';
import { newGame, newTheme } from './theme-form.ts';

const game = (name: string, more: Partial<EditedGame> = {}): EditedGame => ({
  ...newGame('TierList'),
  name,
  createdAt: 5,
  ...more,
});
const withGames = (...games: EditedGame[]): EditedTheme => ({ ...newTheme('normal'), name: 'Cats', games });
const [one, two, three] = [game('One'), game('Two'), game('Three')] as const;
const base = withGames(one, two, three);
const names = ({ games }: EditedTheme) => games.map(({ name }) => name);
const asked = (parts: ReturnType<typeof mergeForms>['parts']) =>
  parts.filter(({ kept }) => kept === 'ask').map(({ label }) => label);

test('a game that one removed and the other changed is a question, and either answer is possible', () => {
  const mine = withGames(one, three);
  const theirs = withGames(one, { ...two, description: 'Theirs' }, three);
  const { parts } = mergeForms({ base, mine, theirs });
  expect(parts).toEqual([
    {
      id: `${two.key}.game`,
      game: 'Two',
      label: 'The game itself',
      before: 'Tier list: Two',
      mine: 'Removed',
      theirs: 'Tier list: Two, changed',
      kept: 'ask',
    },
  ]);
  const chosen = (side: 'mine' | 'theirs') =>
    mergeForms({ base, mine, theirs }, { [`${two.key}.game`]: side }).form;
  expect(names(chosen('mine'))).toEqual(['One', 'Three']);
  expect(names(chosen('theirs'))).toEqual(['One', 'Two', 'Three']);
});

test('moved games keep the order of the side that moved them; two different orders are a question', () => {
  const moved = withGames(three, one, two);
  const added = withGames(one, game('New', { createdAt: null }), two, three);
  const kept = mergeForms({ base, mine: added, theirs: moved });
  expect(names(kept.form)).toEqual(['Three', 'One', 'New', 'Two']);
  expect(asked(kept.parts)).toEqual([]);
  const both = mergeForms({ base, mine: withGames(two, one, three), theirs: moved });
  expect(asked(both.parts)).toEqual(['Order of the games']);
  expect(
    names(mergeForms({ base, mine: withGames(two, one, three), theirs: moved }, { order: 'theirs' }).form),
  ).toEqual(names(moved));
});

test('a renamed game is the same game', () => {
  const theirs = withGames({ ...game('Uno'), key: 'other' }, { ...two, key: 'x' }, { ...three, key: 'y' });
  const mine = withGames({ ...one, description: 'Mine' }, two, three);
  const { form } = mergeForms({ base, mine, theirs });
  expect(form.games).toMatchObject([{ key: one.key, name: 'Uno', description: 'Mine' }, {}, {}]);
  expect(form.games).toHaveLength(3);
});

test('first pictures that both added to one game are a question, because a game has one folder', () => {
  const picture = (id: string) => ({ id, url: `/images/${id}`, alt: id, fileName: id });
  const mine = withGames({ ...one, folder: 'A', pictures: [picture('a')] });
  const theirs = withGames({ ...one, folder: 'B', pictures: [picture('b')] });
  const begun = withGames(one);
  const { parts } = mergeForms({ base: begun, mine, theirs });
  expect(asked(parts)).toEqual(['Pictures']);
  expect(parts[0]).toMatchObject({ before: 'None', mine: '1: a', theirs: '1: b' });
  const { form } = mergeForms({ base: begun, mine, theirs }, { [`${one.key}.pictures`]: 'theirs' });
  expect(form.games[0]).toMatchObject({ folder: 'B', pictures: [{ id: 'b' }] });
});

test('without a common beginning every difference is a question, and added entries of both are kept', () => {
  const tag = (name: string) => ({ _id: name, name, category: 'Topic', adminOnly: false, color: 'gold' });
  const mine = { ...withGames(one), description: 'Mine', tags: [tag('A')] };
  const other = { ...two, description: 'Another', createdAt: 8 };
  const theirs = { ...withGames(other), description: 'Theirs', tags: [tag('B')] };
  const { form, parts } = mergeForms({ base: null, mine, theirs });
  expect(asked(parts)).toEqual(['Description']);
  expect(names(form)).toEqual(['Two', 'One']);
  expect(form.tags.map(({ name }) => name).sort()).toEqual(['A', 'B']);
});
