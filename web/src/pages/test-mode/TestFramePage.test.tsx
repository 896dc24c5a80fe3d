import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import type { ToFrame } from '../../features/test-mode/frame-messages.ts';
import type { SceneContent } from '../../features/test-mode/scene.ts';
import { gamePath, TestFramePage } from './TestFramePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../minigames/choose/Play.tsx';
import '../../minigames/choose/Results.tsx';
import '../../minigames/slider-lobby/Results.tsx';

/** In jsdom the page is its own parent. */
function say(data: ToFrame): void {
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, source: window, origin: window.location.origin }),
    );
  });
}

/** The messages of the page to the page around it. */
let posted: unknown[] = [];
beforeEach(() => {
  posted = [];
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => void posted.push(message));
});

function show(content: SceneContent) {
  const calls = fakeApi(session(null));
  renderPage(<TestFramePage />, gamePath);
  const viewer = { user: 'user-director', username: 'director', avatar: 3 };
  const scene = { viewer, players: 3, seed: 1, isSlow: false, content };
  say({ type: 'scene', scene });
  return { user: userEvent.setup(), calls, restart: () => say({ type: 'scene', scene }) };
}
const choose = { kind: 'sample', type: 'Choose' } as const;

test('the page says that it is ready, and shows a round that the viewer plays', async () => {
  const { user, calls } = show(choose);
  expect(posted[0]).toEqual({ type: 'ready' });
  expect(await screen.findByRole('heading', { name: 'Pizza or tacos?' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Pizza/ }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText(/^Sends in/, { selector: 'strong' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send Confirm' })).not.toHaveAttribute('aria-busy'),
  );
  await user.click(screen.getByRole('button', { name: 'Send Confirm' }));
  // The other players have sent and guessed. The round ends with the viewer's guess.
  const guess = await screen.findByRole('group', { name: /^How many/ });
  await user.click(within(guess).getByRole('radio', { name: '2' }));
  await user.click(screen.getByRole('button', { name: 'Lock my guess' }));
  expect(await screen.findByText('Round Over')).toBeVisible();
  expect(posted.at(-1)).toMatchObject({ type: 'status', status: { phase: 'results', hasShow: true } });
  expect(calls.filter(({ route }) => !route.startsWith('GET '))).toEqual([]);
});

test('Escape is reported to the page around the frame, unless it closes something in the frame', async () => {
  const { user } = show(choose);
  await screen.findByRole('heading', { name: 'Pizza or tacos?' });
  const escapes = () => posted.filter((message) => JSON.stringify(message) === '{"type":"escape"}').length;
  const layer = document.body.appendChild(document.createElement('dialog'));
  layer.setAttribute('open', '');
  await user.keyboard('{Escape}');
  expect(escapes()).toBe(0);
  layer.remove();
  await user.keyboard('{Escape}');
  expect(escapes()).toBe(1);
});

test('commands of the page around the frame move the round', async () => {
  show(choose);
  await screen.findByRole('heading', { name: 'Pizza or tacos?' });
  say({ type: 'command', command: 'complete' });
  expect(await screen.findByText('Round Over')).toBeVisible();
  say({ type: 'command', command: 'next' });
  expect(await screen.findByRole('heading', { name: 'Breakfast or midnight snack?' })).toBeVisible();
});

test('a repeated scene starts without the last draft', async () => {
  const { user, restart } = show(choose);
  await user.click(await screen.findByRole('radio', { name: /Pizza/ }));
  restart();
  await waitFor(() => expect(screen.getByRole('radio', { name: /Pizza/ })).not.toBeChecked());
});

test('leaving ends the test, which can start again', async () => {
  const { user, calls } = show({ kind: 'final', winner: 'you', scores: 'close', rounds: 1 });
  expect(await screen.findByText('You win!')).toBeVisible();
  const [leave] = screen.getAllByRole('button', { name: 'Leave Game' });
  if (leave) await user.click(leave);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'You left the game' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByText('You win!')).toBeVisible();
  expect(calls.filter(({ route }) => !route.startsWith('GET '))).toEqual([]);
});

test('the button for friends says that there are none here', async () => {
  const { user } = show(choose);
  const friends = await screen.findByRole('button', { name: 'Friends' });
  await user.click(friends);
  expect(await screen.findByText('Friends are not part of test mode.')).toBeVisible();
});

test('Play again ends in the lobby', async () => {
  const { user } = show({ kind: 'final', winner: 'single', scores: 'standard', rounds: 1 });
  await user.click(await screen.findByRole('button', { name: 'Play again' }));
  expect(await screen.findByRole('heading', { name: 'Players are in the lobby now' })).toBeVisible();
});

test('a game that cannot be shown says why', async () => {
  const theme = { name: 'Empty', description: '', type: 'lobby' } as const;
  const game = { name: 'Who?', description: '', type: 'SliderAvatarsLobby', config: {} } as const;
  show({ kind: 'theme', theme: { ...theme, tags: [], games: [{ ...game, items: [] }] }, game: 3 });
  expect(
    await screen.findByRole('heading', {
      name: 'Error loading game: No game available for this round.',
    }),
  ).toBeVisible();
});

test('the color scheme follows the page around the frame', () => {
  show(choose);
  say({ type: 'scheme', scheme: 'dark' });
  expect(document.documentElement.dataset.theme).toBe('dark');
});
