import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { type RevealMoment, wholeReveal } from '@tallyho/game/show/show';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { end, players, show } from './testing/results.tsx';

const [robin, kim, sam] = players;
const rated = [...players];
const landed: RevealMoment = { faces: 3, hasLine: false, isStamped: false, isPlaced: false };
const held: RevealMoment = { ...landed, hasLine: true };

const tiers = ['Round the block', 'A detour', 'If it is there', 'When starving', 'Only on a dare'].map(
  (name) => ({ name, color: 'red' as const }),
);
const pizza: Board = {
  type: 'TierList',
  tiers,
  seMode: false,
  items: [{ id: 'pizza', url: '/images/pizza.png', alt: 'Pizza' }],
};
const inTier = (tier: number): Answer => ({
  tiers: tiers.map(({ name }, at) => ({ name, items: at === tier ? ['pizza'] : [] })),
});

/** The expression of the face with this name. */
const expressionOf = (name: string) => screen.getByAltText(name).getAttribute('src')?.split('#')[1];

test('the faces think until the result is stamped on the item, then each reacts to it', async () => {
  const answers = [inTier(0), inTier(4), inTier(2)];
  const { step } = show(pizza, answers, { revealed: 1, verdict: false, reveal: landed });
  await screen.findByRole('article', { name: 'Pizza' });
  const names = players.map(({ username }) => username);
  expect(names.map(expressionOf)).toEqual(['thinking', 'thinking', 'thinking']);
  step({ revealed: 1, verdict: false });
  expect(names.map(expressionOf)).toEqual(['shocked', 'smug', 'delighted']);
});

test('all are delighted before the stamp once the last of the same votes has landed', async () => {
  const answers = [inTier(1), inTier(1), inTier(1)];
  const { step } = show(pizza, answers, { revealed: 1, verdict: false, reveal: { ...landed, faces: 2 } });
  await screen.findByRole('article', { name: 'Pizza' });
  const names = players.map(({ username }) => username);
  expect(names.map(expressionOf)).toEqual(['thinking', 'thinking', 'thinking']);
  step({ revealed: 1, verdict: false, reveal: landed });
  expect(names.map(expressionOf)).toEqual(['delighted', 'delighted', 'delighted']);
});

test('a wide split in the line-up is said kindly', async () => {
  const order = (...users: (typeof rated)[number][]): Answer => ({ order: users.map(({ user }) => user) });
  const { step } = show(
    { type: 'SliderAvatarsLobby', players: rated },
    [order(sam, robin, kim), order(kim, robin, sam)],
    { revealed: 1, verdict: false, reveal: landed },
  );
  await screen.findByRole('list', { name: 'Who gave what' });
  expect(screen.queryByText(/full of surprises/)).toBeNull();
  step({ revealed: 1, verdict: false, reveal: held });
  expect(screen.getByText('1st for kimchi, 3rd for Robin: full of surprises.')).toBeVisible();
});

test('a player whose role is open has a line with two of the roles', async () => {
  const roles = ['Leads', 'Cooks', 'Sleeps'].map((name) => ({ name, color: 'red' as const }));
  const given = (role: number): Answer => ({
    tiers: roles.map(({ name }, at) => ({ name, players: at === role ? [kim.user] : [] })),
  });
  show(
    { type: 'TierListLobby', tiers: roles, ordered: false, players: [kim] },
    [given(0), given(2), given(1)],
    { revealed: 1, verdict: false, reveal: held },
  );
  expect(await screen.findByText('Robin: Leads. kimchi: Sleeps. Discuss.')).toBeVisible();
});

test('the two ends of a wide slider have a face and the name of their point, the lower first', async () => {
  const points = ['Bad', 'Fine', 'Good'].map((name) => ({ name, color: 'red' as const }));
  const board: Board = { type: 'Slider', points };
  const at = (ratingValue: number): Answer => ({ ratingValue, sliderIndex: Math.round(ratingValue / 5) });
  const { step, unmount } = show(board, [at(9), at(1), at(5)], { revealed: 3, verdict: false });
  const ends = (await screen.findByText('Bad', { selector: 'bdi' })).closest('p');
  expect(ends).toHaveAttribute('data-shown', 'false');
  step(end);
  expect(ends).toHaveTextContent(/kimchi: Bad.*Robin: Good/);
  unmount();
  show(board, [at(6), at(4)], end);
  await screen.findByRole('list', { name: 'Ratings by point' });
  expect(screen.queryByText('Good', { selector: 'bdi' })).toBeNull();
});

test('a text with marks far apart has a line about them', async () => {
  const board: Board = {
    type: 'WriteAndRate',
    prompt: 'A toast',
    named: [],
    texts: [{ id: 'text-1', text: 'To cheese' }],
  };
  const mark = (value: number): Answer => ({ text: null, marks: [{ text: 'text-1', value }] });
  const { step } = show(board, [mark(1), mark(5)], { revealed: 1, verdict: false, reveal: landed });
  const line = await screen.findByText('kimchi gives it 5. Robin gives it 1.');
  expect(line).toHaveAttribute('data-shown', 'false');
  step({ revealed: 1, verdict: false, reveal: held });
  expect(line).toHaveAttribute('data-shown', 'true');
  expect(within(line.closest('li') ?? document.body).getByText('To cheese')).toBeVisible();
});

test('a player who is rated very high is delighted, and one who is rated very low wounded', async () => {
  const ratings = rated.map(({ user }, at) => ({ player: user, value: [95, 50, 5][at] ?? 1 }));
  show({ type: 'SliderLobby', players: rated, start: 50 }, [{ ratings }, { ratings }], {
    revealed: 3,
    verdict: true,
    reveal: wholeReveal,
  });
  const list = await screen.findByRole('list', { name: 'Ratings, best first' });
  const faces = [...list.children].map((row) => row.querySelector('img')?.getAttribute('src')?.split('#')[1]);
  expect(faces).toEqual(['delighted', 'neutral', 'wounded']);
  // Those who gave it, in the open row, look as their value says. The own vote has no face.
  const given = [...list.querySelectorAll('ul')].map((marks) =>
    [...marks.querySelectorAll('img')].map((face) => face.src.split('#')[1]),
  );
  expect(given).toEqual([['delighted']]);
});

test('the best player is delighted once all votes are in', async () => {
  const given: Answer = {
    tiers: tiers.map(({ name }, at) => ({ name, players: at === 2 ? [kim.user] : [] })),
  };
  const { step } = show({ type: 'TierListLobby', tiers, players: [kim] }, [given, given, given], {
    revealed: 1,
    verdict: false,
    reveal: { ...landed, faces: 2 },
  });
  const stage = await screen.findByRole('article', { name: kim.username });
  const face = () => stage.querySelector('[data-staged-picture] img')?.getAttribute('src')?.split('#')[1];
  expect(face()).toBe('thinking');
  step({ revealed: 1, verdict: false, reveal: landed });
  expect(face()).toBe('delighted');
});
