import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startLocalGame } from '../../entities/room/local/played-rounds.ts';
import { kim, people, robin, sam } from '../../entities/room/testing/people.ts';
import { openGame, setTable, table, theme, wait } from './testing/game-table.tsx';
import '../../minigames/tier-list/Play.tsx';
import { matchMedia } from '../../../test/match-media.ts';

setTable();

const startButton = () => screen.getByRole('button', { name: /^Start without them/ });

/** The leader has the actions on the others after the own Ready. */
async function getReady(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Ready' }));
  await screen.findByRole('button', { name: 'Ready Confirmed' });
}

test('after 15 s the leader starts without those who are not ready; the button says when', async () => {
  const gameId = startLocalGame(table.room);
  const { user } = openGame(robin);
  await screen.findByRole('heading', { name: 'Confirm to start the game' });
  expect(screen.queryByRole('button', { name: /^Start without them/ })).toBeNull();
  await getReady(user);
  expect(startButton()).toHaveTextContent('Start without them (15)');
  expect(startButton()).toHaveAttribute('aria-disabled', 'true');
  expect(startButton()).toHaveAccessibleDescription('At least two players have to be ready.');
  act(() => table.room.act(kim.user, { type: 'confirmReadiness', gameId }));
  await waitFor(() => expect(startButton()).toHaveAccessibleDescription('Samwise can join in later.'));
  await user.click(startButton());
  expect(table.room.received.map(({ type }) => type)).not.toContain('startWithoutOthers');
  await wait(15);
  expect(screen.getByText('You can start without Samwise now.')).toHaveAttribute('role', 'status');
  await user.click(startButton());
  expect(table.room.state.stage.phase).toBe('choosing');
});

test('the leader nudges those who are not ready, and they read it', async () => {
  startLocalGame(table.room);
  const leader = openGame(robin);
  await getReady(leader.user);
  await leader.user.click(await screen.findByRole('button', { name: 'Nudge' }));
  expect(table.room.received.at(-1)).toMatchObject({ type: 'nudge' });
  expect(await screen.findByRole('button', { name: /^Nudged/ })).toBeInTheDocument();
  leader.unmount();
  openGame(kim);
  await screen.findByRole('button', { name: 'Ready' });
  await wait(10);
  act(() => {
    const { stage } = table.room.state;
    if (stage.phase === 'readyCheck') table.room.act(robin.user, { type: 'nudge', gameId: stage.game.id });
  });
  expect(await screen.findByText('Robin is waiting for you')).toBeInTheDocument();
});

test('other players have neither action', async () => {
  startLocalGame(table.room);
  openGame(kim);
  await screen.findByRole('button', { name: 'Ready' });
  expect(screen.queryByRole('button', { name: /^Start without/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Nudge' })).toBeNull();
});

test('a player who was left out watches, and joins in by one press', async () => {
  const gameId = startLocalGame(table.room);
  for (const { user } of [robin, kim]) table.room.act(user, { type: 'confirmReadiness', gameId });
  await wait(15);
  table.room.act(robin.user, { type: 'startWithoutOthers', gameId });
  table.room.act(robin.user, { type: 'themeChosen', gameId, theme });
  const { user } = openGame(sam);
  expect(await screen.findByText(/^The game started without you/)).toBeInTheDocument();
  expect(screen.queryByText(/^You're watching this round/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Join in' }));
  expect(await screen.findByText(/^You're watching this round/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join in' })).toBeNull();
});

test('when all players are ready, a countdown covers the stage until a press ends it', async () => {
  const gameId = startLocalGame(table.room);
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('button', { name: 'Ready' }));
  expect(screen.queryByText('Here we go!')).toBeNull();
  act(() => {
    for (const player of [robin, sam]) table.room.act(player.user, { type: 'confirmReadiness', gameId });
  });
  await user.click(await screen.findByRole('button', { name: 'Here we go!' }));
  expect(screen.queryByText('Here we go!')).toBeNull();
});

test('the countdown ends by itself, and a page that opens later shows none', async () => {
  const gameId = startLocalGame(table.room);
  const early = openGame(kim);
  await screen.findByRole('button', { name: 'Ready' });
  act(() => {
    for (const player of [robin, kim, sam]) table.room.act(player.user, { type: 'confirmReadiness', gameId });
  });
  expect(await screen.findByText('Here we go!')).toBeInTheDocument();
  await wait(3);
  expect(screen.queryByText('Here we go!')).toBeNull();
  early.unmount();
  openGame(kim);
  await screen.findByRole('list', { name: 'Players' });
  expect(screen.queryByText('Here we go!')).toBeNull();
});

const switchName = "Don't rate me in this game";
const pointsRule = ['Answer in secret', 'Guess what the group says', 'Closer guesses score more'];
const steps = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const ownCard = () => screen.getByText('You').closest('li') as HTMLElement; // a player is an item of the list

test('few players see how points come about, and have the choice not to be rated', async () => {
  startLocalGame(table.room);
  const { user } = openGame(kim);
  expect(steps(await screen.findByRole('list', { name: 'A round' }))).toEqual(pointsRule);
  const choice = within(ownCard()).getByRole('checkbox', { name: switchName });
  expect(choice).toHaveAccessibleDescription('You rate them. Your guesses still give points.');
  await user.click(choice);
  await waitFor(() => expect(choice).toBeChecked());
  expect(screen.queryByText('not being rated')).toBeNull();
  expect(screen.queryByRole('button', { name: 'How it counts' })).toBeNull();
});

test('where more players need the space, both are behind one press', async () => {
  for (const person of people.slice(3, 5)) table.room.join(person);
  startLocalGame(table.room);
  const { user } = openGame(kim);
  await user.click(await screen.findByRole('button', { name: 'How it counts' }));
  const terms = within(screen.getByRole('dialog', { name: 'How rating works' }));
  expect(steps(terms.getByRole('list', { name: 'A round' }))).toEqual(pointsRule);
  await user.click(terms.getByRole('switch', { name: switchName }));
  expect(await within(ownCard()).findByText('not being rated')).toBeInTheDocument();
});

test('each player reads who of the others has confirmed; the own button says it of the player', async () => {
  const gameId = startLocalGame(table.room);
  table.room.act(robin.user, { type: 'confirmReadiness', gameId });
  openGame(kim);
  const players = within(await screen.findByRole('list', { name: 'Players' }));
  const states = players.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(states).toEqual([
    expect.stringMatching(/^You.*Don't rate me/),
    expect.stringMatching(/^RobinReadyConfirmed/),
    expect.stringMatching(/^SamwiseNot yetNot Confirmed/),
  ]);
});

test('the bar names who is missing, the own player as you', async () => {
  startLocalGame(table.room);
  const { user } = openGame(kim);
  expect(await screen.findByText(/Waiting for you, Robin and Samwise\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ready' }));
  expect(await screen.findByText(/Waiting for Robin and Samwise\.$/)).toBeVisible();
});

test('the bar names the last who is missing', async () => {
  const gameId = startLocalGame(table.room);
  for (const { user } of [robin, sam]) table.room.act(user, { type: 'confirmReadiness', gameId });
  openGame(kim);
  expect(await screen.findByText(/Only you are missing\.$/)).toBeVisible();
});

test('more missing players than three are a number', async () => {
  for (const person of people.slice(3, 5)) table.room.join(person);
  startLocalGame(table.room);
  openGame(kim);
  expect(await screen.findByText(/Waiting for you and 4 others\.$/)).toBeVisible();
});

/** The expressions of the faces, in the order of the cards. */
const faces = () =>
  within(screen.getByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .map((card) => card.querySelector('img')?.getAttribute('src')?.split('#')[1]);

test('who is ready is delighted, and those who are not look at the nearest one who is', async () => {
  const gameId = startLocalGame(table.room);
  openGame(kim);
  await screen.findByRole('list', { name: 'Players' });
  expect(faces()).toEqual(['neutral', 'neutral', 'neutral']);
  act(() => table.room.act(robin.user, { type: 'confirmReadiness', gameId }));
  await waitFor(() => expect(faces()).toEqual(['gazing', 'delighted', 'gazing']));
  const looks = within(screen.getByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .map((card) => card.querySelector('[data-looks]')?.getAttribute('data-looks'));
  expect(looks.filter(Boolean)).toEqual(['after', 'before']);
});

test('in a large window the own card has the button, and says once that it is pressed', async () => {
  matchMedia((query) => query.includes('width >= 700px'));
  startLocalGame(table.room);
  const { user } = openGame(kim);
  await user.click(
    await within(await screen.findByRole('list', { name: 'Players' })).findByRole('button', {
      name: 'Ready',
    }),
  );
  expect(await within(ownCard()).findByRole('button', { name: 'Ready Confirmed' })).toBeInTheDocument();
  expect(screen.getAllByText('Confirmed')).toHaveLength(1);
});
