import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startChoosing } from '../entities/room/local/played-rounds.ts';
import { kim, robin } from '../entities/room/testing/people.ts';
import { renderWithRoom } from '../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { account, refuseElsewhere } from '../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';
import { preloadRoomNavigation } from '../features/room-navigation/RoomNavigation.tsx';
import { ToastRegion } from '../shared/ui/overlays/ToastRegion.tsx';
import { App } from './App.tsx';
// The lazy parts are imported here, so that no test waits for them.
import '../pages/about/ContactPage.tsx';
import '../pages/about/CreditsPage.tsx';
import '../pages/about/NotFoundPage.tsx';
import '../pages/about/PrivacyPage.tsx';
import '../pages/about/TermsPage.tsx';
import '../pages/account/DesktopLoginPage.tsx';
import '../pages/account/ProfilePage.tsx';
import '../pages/account/ResetPasswordPage.tsx';
import '../pages/account/ReturnToAppPage.tsx';
import '../pages/account/SetUsernamePage.tsx';
import '../pages/account/StopEmailChangePage.tsx';
import '../pages/account/VerifyEmailPage.tsx';
import '../pages/admin/AdminPage.tsx';
import '../pages/game/GamePage.tsx';
import '../pages/game/JoinPage.tsx';
import '../pages/game/SharedResultPage.tsx';
import '../pages/test-mode/TestModePage.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
});

beforeAll(() => preloadRoomNavigation());

/** Opens a page as Kim, and waits until the state of the room has been received. */
async function open(path: string) {
  const user = { ...account(kim), administrator: true, authProviders: ['form'] };
  const api = {
    'GET /api/user/auth-check': () => Response.json({ user }),
    'POST /api/lobby/joinLobby/K7PQ2M': () => refuseElsewhere(room.code),
    'POST /api/user/verify-email': () => Response.json({ success: true }),
  };
  const page = renderWithRoom(
    <>
      <App />
      <ToastRegion />
    </>,
    { room, you: kim, path, api },
  );
  await waitFor(() => {
    const state = page.membership.getSnapshot();
    expect(state.status === 'member' && state.room.getSnapshot().view).toBeTruthy();
  });
  return page;
}
const token = `#token=${'x'.repeat(43)}`;
const back = () => screen.findByRole('link', { name: 'Back to the game' });

describe('during a game', () => {
  const pages = [
    ...[
      `/verify-email${token}`,
      `/reset-password${token}`,
      '/user',
      '/user?linked=google',
      '/user?confirmed=true',
    ],
    ...['/user?error=server_error&provider=google', '/contact', '/privacy', '/terms-of-service', '/credits'],
    ...['/r/0123456789abcdefghijkl', '/admin', '/test-mode', '/no-such-page'],
    ...['/return-to-app', '/join/K7PQ2M'],
  ];
  test.each(pages)(
    '%s stays when it is opened on purpose, and has the way back to the game',
    async (path) => {
      startChoosing(room);
      const { location } = await open(path);
      expect(await back()).toBeVisible();
      expect(location()).toBe(path.replace(/[?#].*/, ''));
      await userEvent.click(await back());
      await waitFor(() => expect(location()).toBe('/game'));
      expect(screen.queryByRole('link', { name: 'Back to the game' })).toBeNull();
    },
  );

  test('a link that confirms an address works', async () => {
    startChoosing(room);
    await open(`/verify-email${token}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  });

  test('the bar is announced to screen readers when a game starts, and leaves with the game', async () => {
    await open(`/verify-email${token}`);
    const region = screen.getByRole('region', { name: 'Running game' });
    expect(region).not.toHaveTextContent(/./);
    act(() => startChoosing(room));
    const status = await screen.findByText('A game is running');
    expect(status.closest('[role="status"]')).not.toBeNull();
    const { stage } = room.state;
    const gameId = stage.phase === 'lobby' ? '' : stage.game.id;
    act(() => void room.act(robin.user, { type: 'gameFinished', gameId }));
    await waitFor(() => expect(region).not.toHaveTextContent(/./));
  });
});

describe('when a game starts', () => {
  const start = () => act(() => void room.act(robin.user, { type: 'startGame' }));

  test.each(['/privacy', '/user', '/contact'])('%s is left for the game', async (path) => {
    const { location } = await open(path);
    start();
    await waitFor(() => expect(location()).toBe('/game'));
  });

  test.each([`/verify-email${token}`, `/reset-password${token}`])(
    '%s stays, with a message',
    async (path) => {
      const { location } = await open(path);
      start();
      expect(await screen.findByText('The game has started.')).toBeVisible();
      expect(location()).toBe(path.replace(/#.*/, ''));
    },
  );

  test('a page with text that was typed stays, and so does the text', async () => {
    const { location } = await open('/contact');
    const field = await screen.findByRole('textbox', { name: /^Subject/ });
    await userEvent.type(field, 'Hello');
    start();
    expect(await back()).toBeVisible();
    expect([location(), field]).toEqual(['/contact', expect.objectContaining({ value: 'Hello' })]);
  });

  test('a page whose field is empty again is left', async () => {
    const { location } = await open('/contact');
    const field = await screen.findByRole('textbox', { name: /^Subject/ });
    await userEvent.type(field, 'Hello');
    await userEvent.clear(field);
    start();
    await waitFor(() => expect(location()).toBe('/game'));
  });
});
