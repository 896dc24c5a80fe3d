import { type Board, blankAnswer, isComplete } from '@tallyho/game/minigames/registry';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyPreferences } from '../entities/preferences/preferences.ts';
import { noAvatar } from '../entities/preferences/shown-avatar.ts';
import { people } from '../entities/room/testing/people.ts';
import { characterOf } from '../shared/ui/avatars/characters.ts';
import { play } from './testing/play.tsx';

const players = people.slice(0, 3);
const [robin, kim, sam] = people;
const tiers = [
  { name: 'S', color: 'red' as const },
  { name: 'A', color: 'green' as const },
];
const tierList: Board = { type: 'TierListLobby', tiers, players };
const sliders: Board = { type: 'SliderLobby', players, start: 50 };
const row: Board = { type: 'SliderAvatarsLobby', players };

test('TierListLobby: places players into tiers by a press', async () => {
  const { answers, user } = play(tierList);
  await user.click(await screen.findByRole('button', { name: 'Put Robin in tier S' }));
  await user.click(screen.getByRole('button', { name: 'Put kimchi in tier A' }));
  await user.click(screen.getByRole('button', { name: 'Put Samwise in tier A' }));
  expect(answers.at(-1)).toEqual({
    tiers: [
      { name: 'S', players: [robin.user] },
      { name: 'A', players: [kim.user, sam.user] },
    ],
  });
  expect(screen.getByText('Samwise in tier A. 3 of 3 placed.')).toBeInTheDocument();
});

test('SliderLobby: starts all players untouched at 50, and a moved slider shows its number', async () => {
  const { answers } = play(sliders);
  const slider = await screen.findByRole('slider', { name: 'kimchi' });
  expect(slider).toHaveValue('50');
  expect(slider).toHaveAttribute('aria-valuetext', 'Not rated yet');
  expect(slider).toHaveAccessibleDescription('Move the slider to rate. Enter takes the value where it is.');
  fireEvent.change(slider, { target: { value: '83' } });
  expect(slider).toHaveAccessibleDescription('');
  expect(answers).toEqual([{ ratings: [{ player: kim.user, value: 83 }] }]);
  expect(slider).toHaveAttribute('aria-valuetext', '83');
  expect(screen.getByRole('slider', { name: 'Robin' })).toHaveAttribute('aria-valuetext', 'Not rated yet');
});

test.each<[string, Board, string, string]>([
  [
    'named by the theme',
    { ...sliders, ends: { low: 'In bed', high: 'At the table' } },
    'In bed',
    'At the table',
  ],
  ['not named', sliders, 'Not at all', 'Totally'],
])('SliderLobby: shows the ends above the sliders: %s', async (_case, board, low, high) => {
  play(board);
  expect(await screen.findByText(low)).toBeVisible();
  expect(screen.getByText(high)).toBeVisible();
});

test('SliderLobby: Enter on an untouched slider sends its current value', async () => {
  const { answers, user } = play(sliders);
  (await screen.findByRole('slider', { name: 'Robin' })).focus();
  await user.keyboard('{Enter}');
  expect(answers).toEqual([{ ratings: [{ player: robin.user, value: 50 }] }]);
});

const finger = { pointerType: 'touch', isPrimary: true };

test('SliderLobby: a touch that moves up or down on a slider rates nothing', async () => {
  const { answers } = play(sliders);
  const slider = await screen.findByRole('slider', { name: 'kimchi' });
  // The browser sets the value where the finger comes down, and sets it back when it begins to scroll.
  fireEvent.pointerDown(slider, { ...finger, clientX: 100, clientY: 300 });
  fireEvent.change(slider, { target: { value: '90' } });
  fireEvent.pointerMove(slider, { ...finger, clientX: 103, clientY: 270 });
  fireEvent.change(slider, { target: { value: '91' } });
  fireEvent.pointerUp(slider, { ...finger, clientX: 103, clientY: 200 });
  fireEvent.pointerDown(slider, { ...finger, clientX: 100, clientY: 300 });
  fireEvent.change(slider, { target: { value: '90' } });
  fireEvent.pointerCancel(slider, finger);
  expect(answers).toEqual([]);
  expect(slider).toHaveAttribute('aria-valuetext', 'Not rated yet');
});

test('SliderLobby: a touch that moves sideways rates, and so does a tap', async () => {
  const { answers } = play(sliders);
  const slider = await screen.findByRole('slider', { name: 'kimchi' });
  fireEvent.pointerDown(slider, { ...finger, clientX: 100, clientY: 300 });
  fireEvent.change(slider, { target: { value: '60' } });
  fireEvent.pointerMove(slider, { ...finger, clientX: 112, clientY: 303 });
  fireEvent.change(slider, { target: { value: '64' } });
  fireEvent.pointerUp(slider, { ...finger, clientX: 112, clientY: 303 });
  expect(answers.at(-1)).toEqual({ ratings: [{ player: kim.user, value: 64 }] });
  const other = screen.getByRole('slider', { name: 'Robin' });
  fireEvent.pointerDown(other, { ...finger, clientX: 20, clientY: 100 });
  fireEvent.change(other, { target: { value: '12' } });
  fireEvent.pointerUp(other, { ...finger, clientX: 20, clientY: 100 });
  expect(other).toHaveAttribute('aria-valuetext', '12');
});

test('SliderLobby: no slider moves while locked', async () => {
  play(sliders, { answer: { ratings: [{ player: kim.user, value: 83 }] }, disabled: true });
  for (const slider of await screen.findAllByRole('slider')) expect(slider).toBeDisabled();
});

test('SliderAvatarsLobby: a press on the free place puts the next player there', async () => {
  const { answers, user } = play(row);
  await user.click(await screen.findByRole('button', { name: 'Put Robin here: Worst' }));
  await user.click(screen.getByRole('button', { name: 'Put kimchi here: 2nd' }));
  await user.click(screen.getByRole('button', { name: 'Put Samwise here: Best' }));
  expect(answers.at(-1)).toEqual({ order: [robin.user, kim.user, sam.user] });
  expect(screen.getByRole('button', { name: 'Samwise, best' })).toBeInTheDocument();
});

test('SliderAvatarsLobby: moves the focus from free place to free place by keyboard', async () => {
  const { answers, user } = play(row);
  await screen.findByRole('button', { name: 'Put Robin here: Worst' });
  await user.tab();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(answers.at(-1)).toEqual({ order: [robin.user, kim.user, sam.user] });
  expect(screen.getByRole('button', { name: 'Samwise, best' })).toHaveFocus();
});

test('SliderAvatarsLobby: moves a pressed player to the pressed place, and the better players move up', async () => {
  const { answers, user } = play(row, { answer: { order: [robin.user, kim.user] } });
  await user.click(await screen.findByRole('button', { name: 'Samwise, not placed' }));
  await user.click(screen.getByRole('button', { name: 'Robin, worst, put Samwise here' }));
  expect(answers).toEqual([{ order: [sam.user, robin.user, kim.user] }]);
});

test('SliderAvatarsLobby: a player in the row can be moved by one place and removed', async () => {
  const { answers, user } = play(row, { answer: { order: [robin.user, kim.user, sam.user] } });
  await user.click(await screen.findByRole('button', { name: 'Robin, worst' }));
  expect(screen.getByRole('button', { name: 'No further place' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Move to 2nd' }));
  expect(answers.at(-1)).toEqual({ order: [kim.user, robin.user, sam.user] });
  expect(screen.getByText('Drag, or use the buttons.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take out' }));
  expect(answers.at(-1)).toEqual({ order: [kim.user, null, sam.user] });
});

test('SliderAvatarsLobby: a pressed tile changes the item pool only when it is released, so that no place moves under a drag', async () => {
  const { user } = play(row, { answer: { order: [robin.user, kim.user, sam.user] } });
  const target = await screen.findByRole('button', { name: 'Robin, worst' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(screen.queryByRole('button', { name: 'Take out' })).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(screen.getByRole('button', { name: 'Take out' })).toBeInTheDocument();
});

test('SliderAvatarsLobby: the players look as their places say, and the last one is not sad', async () => {
  play(row, { answer: { order: [robin.user, kim.user, sam.user] } });
  const lookOf = async (name: string) =>
    (await screen.findByRole('button', { name })).querySelector('img')?.getAttribute('src')?.split('#')[1];
  expect(await lookOf('Robin, worst')).toBe('thinking');
  expect(await lookOf('kimchi, 2nd')).toBe('smug');
  expect(await lookOf('Samwise, best')).toBe('delighted');
});

test('SliderAvatarsLobby: a number key puts the focused player at that place, counted from the worst', async () => {
  const { answers, user } = play(row);
  (await screen.findByRole('button', { name: 'Robin, not placed' })).focus();
  await user.keyboard('1');
  expect(screen.getByRole('button', { name: 'kimchi, not placed' })).toHaveFocus();
  await user.keyboard('1{ArrowLeft}');
  expect(answers.at(-1)).toEqual({ order: [kim.user, robin.user] });
  expect(screen.getByRole('button', { name: 'Robin, 2nd' })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(answers.at(-1)).toEqual({ order: [kim.user] });
});

test('SliderAvatarsLobby: nothing moves while locked', async () => {
  const { answers, user } = play(row, {
    answer: { order: [robin.user, kim.user, sam.user] },
    disabled: true,
  });
  (await screen.findByRole('button', { name: 'Robin, worst' })).focus();
  await user.keyboard('3');
  await user.click(screen.getByRole('button', { name: 'kimchi, 2nd' }));
  expect(answers).toEqual([]);
});

test.each<Board>([
  { type: 'TierListLobby', tiers, players: [] },
  { type: 'SliderLobby', players: [], start: 50 },
  { type: 'SliderAvatarsLobby', players: [] },
])('$type: without players to rate the board shows a message and can be confirmed', async (board) => {
  play(board);
  expect(await screen.findByText('There are no players to rate in this round.')).toBeInTheDocument();
  expect(isComplete(board, blankAnswer(board))).toBe(true);
});

test('TierList in SE mode: allows one picture per tier, a second one swaps, and a full board is announced', async () => {
  const item = (id: string) => ({ id, url: `/images/${id}.png`, alt: id });
  const board: Board = {
    type: 'TierList',
    tiers,
    seMode: true,
    items: ['pizza', 'soup', 'cake'].map(item),
  };
  const { answers, user } = play(board);
  expect(await screen.findByText('One picture per tier. A second one swaps.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Put pizza in tier S' }));
  await user.click(screen.getByRole('button', { name: 'Put soup in tier A' }));
  expect(screen.getByText('soup in tier A. 2 of 2 placed.')).toBeInTheDocument();
  expect(screen.getByText('Every tier is filled')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'cake, not placed' }));
  await user.click(screen.getByRole('button', { name: 'Put cake in tier S' }));
  expect(answers.at(-1)).toEqual({
    tiers: [
      { name: 'S', items: ['cake'] },
      { name: 'A', items: ['soup'] },
    ],
  });
});

test('TierList: shows a player’s texts on their card', async () => {
  play({ type: 'TierList', tiers, seMode: false, items: [{ id: 'text-1', url: null, alt: 'Cold soup' }] });
  expect(await screen.findByRole('button', { name: 'Cold soup, not placed' })).toHaveTextContent('Cold soup');
  expect(screen.getByRole('listitem', { name: 'Tier S, 0 cards' })).toBeInTheDocument();
});

test('SliderAvatarsLobby: a player put at the best place stays there while the row is empty', async () => {
  const { answers, user } = play(row);
  await user.click(await screen.findByRole('button', { name: 'Put Robin here: Best' }));
  expect(answers.at(-1)).toEqual({ order: [null, null, robin.user] });
  expect(screen.getByRole('button', { name: 'Robin, best' })).toBeInTheDocument();
});

test('SliderAvatarsLobby: names and places the focused player', async () => {
  const { answers, user } = play(row);
  (await screen.findByRole('button', { name: 'Robin, not placed' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'kimchi, not placed' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Put kimchi here: Best' })).toBeInTheDocument();
  await user.keyboard('3');
  expect(answers.at(-1)).toEqual({ order: [null, null, kim.user] });
});

test('SliderAvatarsLobby: names the ends as the theme does', async () => {
  play({ ...row, ends: { worst: 'You go first', best: 'Right behind you' } } as Board); // `row` is a Board without a narrower type
  expect(await screen.findByRole('button', { name: 'Put Robin here: You go first' })).toBeInTheDocument();
  expect(
    screen.getByRole('region', { name: 'The row, you go first to right behind you' }),
  ).toBeInTheDocument();
});

test('digit keys place immediately from any focus, but not while typing', async () => {
  const { answers, user } = play(tierList);
  await screen.findByRole('button', { name: 'Put Robin in tier S' });
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  await user.keyboard('1');
  expect(answers).toEqual([]);
  field.remove();
  await user.keyboard('2');
  expect(screen.getByRole('button', { name: 'Robin, in tier A' })).toBeInTheDocument();
});

test('calls the viewer’s own card and slider You', async () => {
  play(sliders, { you: kim.user });
  expect(await screen.findByRole('slider', { name: 'And you?' })).toBeInTheDocument();
  expect(screen.queryByRole('slider', { name: 'kimchi' })).toBeNull();
});

describe('without Show Avatars', () => {
  beforeEach(() => {
    applyPreferences({ lobbyShowAvatars: false });
    return () => applyPreferences({ lobbyShowAvatars: true });
  });

  test.each([
    ['TierListLobby', tierList, 'button'],
    ['SliderLobby', sliders, 'slider'],
    ['SliderAvatarsLobby', row, 'button'],
  ] as const)('%s shows the neutral avatar for all players', async (_, board, role) => {
    play(board);
    await screen.findAllByRole(role, { name: /Robin/ });
    const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures.length).toBeGreaterThanOrEqual(players.length);
    expect(new Set(pictures)).toEqual(new Set([characterOf(noAvatar).picture]));
  });
});
