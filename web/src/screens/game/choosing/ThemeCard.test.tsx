import { defaultRules } from '@tallyho/game/model/default-rules';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kim } from '../../../entities/room/testing/people.ts';
import { posterOf } from '../../../entities/themes/poster.ts';
import { pickableThemes } from './pickable-theme.ts';
import { ThemeCard } from './ThemeCard.tsx';

const theme = (name: string, more: object = {}) => ({
  _id: name,
  name,
  description: '',
  type: 'normal' as const,
  tags: [],
  games: [
    { name: 'Best of all', type: 'TierList' },
    { name: 'How much?', type: 'Slider' },
    { name: 'This or that', type: 'Choose' },
  ],
  covers: [],
  isNew: false,
  known: { players: 0, newGames: 1 },
  ...more,
});
const snoring = {
  id: 'own-1',
  name: 'Who snores',
  texts: [],
  types: ['SliderLobby' as const],
  author: kim,
  rounds: 1,
};

function show(
  catalogue: readonly ReturnType<typeof theme>[],
  { usedThemes = [] as readonly string[], custom = [] as readonly (typeof snoring)[] } = {},
) {
  const table = { players: 3, anonymousVotes: false };
  const room = { custom: custom.map((one) => ({ ...one })), usedThemes, rules: defaultRules, ...table };
  render(
    <ul>
      {pickableThemes(room, catalogue).map((one) => (
        <ThemeCard
          key={one.id}
          theme={one}
          poster={posterOf(one)}
          seats={[]}
          hasFocus={false}
          onChoose={() => undefined}
        />
      ))}
    </ul>,
  );
}
const card = (name: string) => screen.getByRole('button', { name });
const itemOf = (name: string) => card(name).closest('li');
const picturesIn = (name: string) => itemOf(name)?.querySelectorAll('img').length;
const drawingsIn = (name: string) => itemOf(name)?.querySelectorAll('svg[viewBox="0 0 48 48"]').length;

test('new themes have a mark until they are played', () => {
  show([theme('Fresh', { isNew: true }), theme('Played', { isNew: true }), theme('Old')], {
    usedThemes: ['Played'],
  });
  expect(card('Fresh')).toHaveAccessibleDescription(/New$/);
  expect(card('Played')).toHaveAccessibleDescription(/Played$/);
  expect(itemOf('Played')).not.toHaveTextContent('New');
  expect(itemOf('Old')).not.toHaveTextContent('New');
});

test('a card says how much of a theme is new for those at the table, if they have played any', () => {
  show([
    theme('Seen', { known: { players: 2, newGames: 0 } }),
    theme('Unseen'),
    theme('Fresh', { isNew: true }),
  ]);
  expect(card('Seen')).toHaveAccessibleDescription(/2 of you know it$/);
  expect(card('Unseen')).toHaveAccessibleDescription(/New for all$/);
  expect(card('Fresh')).toHaveAccessibleDescription(/choose New$/);
  expect(screen.getAllByRole('button').at(-1)).toBe(card('Seen'));
});

test('some themes are recommended to a group that has played none of them, and come first', () => {
  show([theme('Unseen'), theme('Street food')], { custom: [snoring] });
  expect(screen.getAllByRole('button')[0]).toBe(card('Street food'));
  expect(card('Street food')).toHaveAccessibleDescription(/Good first game$/);
  expect(card('Unseen')).not.toHaveAccessibleDescription(/Good first game/);
});

test('nothing is recommended for a first game to a group that knows a theme', () => {
  show([theme('Street food'), theme('Seen', { known: { players: 1, newGames: 0 } })]);
  expect(card('Street food')).not.toHaveAccessibleDescription(/Good first game/);
});

test('a group that has played none of the themes reads nothing about it', () => {
  show([theme('Unseen')]);
  expect(card('Unseen')).not.toHaveAccessibleDescription(/New/);
});

test('a card says how many rounds a theme has, how long they take and what one plays', () => {
  show([
    theme('Table debate'),
    theme('One question', { games: [{ name: 'Best of all', type: 'TierList' }] }),
  ]);
  expect(card('Table debate')).toHaveAccessibleDescription(
    '3 rounds, about 6 min with tier list, slider and choose',
  );
  expect(card('One question')).toHaveAccessibleDescription('1 round, about 2 min with tier list');
  expect(itemOf('One question')).toHaveTextContent('2 min');
});

test('a card names two mini-games of a theme, or a long one, and the number of others; none of a played theme', () => {
  const gamesOf = (types: readonly string[]) => types.map((type) => ({ name: 'Best of all', type }));
  show(
    [
      theme('Two kinds', { games: gamesOf(['TierList', 'Slider', 'Slider']) }),
      theme('Three kinds', { games: gamesOf(['TierList', 'Slider', 'Choose']) }),
      theme('Long names', { games: gamesOf(['TierListLobby', 'SliderLobby']) }),
      theme('Played'),
    ],
    { usedThemes: ['Played'] },
  );
  expect(itemOf('Two kinds')).toHaveTextContent(/Tier list · Slider \d/);
  expect(itemOf('Three kinds')).toHaveTextContent('Tier list · Slider +1');
  expect(itemOf('Long names')).toHaveTextContent('Tier list of the players +1');
  expect(itemOf('Played')).not.toHaveTextContent('Tier list ·');
});

test('a theme for a first game is marked, so that its card can be wider', () => {
  show([theme('Street food'), theme('Unseen')]);
  expect(itemOf('Street food')).toHaveAttribute('data-first');
  expect(itemOf('Unseen')).not.toHaveAttribute('data-first');
});

test('a card without a question that says something has the first sentence of its description, in whole words', () => {
  const games = [{ name: 'Cape material', type: 'TierList' }];
  show([
    theme('Street food', { games, description: 'Paper plates, loud opinions. Bring napkins.' }),
    theme('Questions', { games, description: 'Questions that have no answer and a lot of winners.' }),
    theme('Flags', { games }),
  ]);
  expect(itemOf('Street food')).toHaveTextContent('Paper plates, loud opinions.');
  expect(itemOf('Street food')).not.toHaveTextContent('napkins');
  expect(itemOf('Questions')).toHaveTextContent('Questions that have no answer and a lot of ...');
  expect(itemOf('Flags')).toHaveTextContent('Cape material');
});

test('the color of a card says what its theme is about', () => {
  show([theme('Street food'), theme('Who at this table', { type: 'lobby' })], { custom: [snoring] });
  const kinds = ['Street food', 'Who at this table', 'Who snores'].map(
    (name) => itemOf(name)?.getAttribute('style') ?? '',
  );
  expect(kinds[0]).toContain('var(--theme-things-');
  expect(kinds[1]).toContain('var(--theme-players-');
  expect(kinds[2]).toContain('var(--theme-own-');
});

test("a theme of the lobby's own is marked and names its author", () => {
  show([], { custom: [snoring] });
  expect(card('Who snores')).toHaveAccessibleDescription(/From this lobby, by kimchi/);
  expect(itemOf('Who snores')).toHaveTextContent('About all of you, by kimchi');
});

test('a card shows the first of its pictures and two who look at it, or two characters and a drawing', () => {
  show([theme('None'), theme('Many', { covers: ['/a', '/b', '/c', '/d'] })]);
  expect([drawingsIn('None'), picturesIn('None')]).toEqual([1, 2]);
  expect([drawingsIn('Many'), picturesIn('Many')]).toEqual([0, 3]);
});

test('a card quotes a short question that asks, or else one of three words and more', () => {
  const long = 'Who would you never ever lend your favourite bicycle?';
  show(
    [
      theme('Street food', { description: 'Paper plates.' }),
      theme('Short', { games: [long, 'How?', 'Why?'].map((name) => ({ name, type: 'Slider' })) }),
      theme('Long', { games: [{ name: long, type: 'Slider' }] }),
      theme('Words', {
        games: ['Flatmate', 'Spider in the shower'].map((name) => ({ name, type: 'Slider' })),
      }),
      theme('One list of all', { games: [{ name: 'One list of all', type: 'TierList' }] }),
      theme('Played'),
    ],
    { usedThemes: ['Played'] },
  );
  expect(itemOf('Street food')).toHaveTextContent('“How much?”');
  expect(itemOf('Street food')).not.toHaveTextContent('Paper');
  expect(itemOf('Short')).toHaveTextContent('“How?”');
  expect(itemOf('Long')).toHaveTextContent('“Who would you never ever lend your favourite ...”');
  expect(itemOf('Words')).toHaveTextContent('“Spider in the shower”');
  expect(itemOf('One list of all')).not.toHaveTextContent('“');
  expect(itemOf('Played')).not.toHaveTextContent('“');
});

test('a drawing replaces a picture that fails to load, and no letter is shown before', () => {
  show([theme('One', { covers: ['/a.webp'] })]);
  const picture = itemOf('One')?.querySelector('img');
  if (!picture) throw new Error('The theme has no picture.');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture.parentElement).toHaveTextContent('');
  fireEvent.error(picture);
  expect([drawingsIn('One'), picturesIn('One')]).toEqual([1, 2]);
});
