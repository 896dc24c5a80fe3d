import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { applyPreferences } from '../../entities/preferences/preferences.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { LobbyPanel } from './LobbyPanel.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import './ViewerSettings.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

function open() {
  const page = renderWithRoom(<LobbyPanel you={robin} />, { room, you: robin });
  return { ...page, user: userEvent.setup() };
}

/** The lobby of the leader, with the browser's Back. */
function openWithBack() {
  let goBack = () => {};
  function Back() {
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    return null;
  }
  const page = renderWithRoom(
    <>
      <Back />
      <LobbyPanel you={robin} />
    </>,
    { room, you: robin },
  );
  return { page, user: userEvent.setup(), goBack: () => goBack() };
}
type Opened = ReturnType<typeof openWithBack>;

test('the code is hidden until it is shown, and copying is confirmed', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Your Lobby' });
  expect(screen.queryByText('PARTY7')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  expect(screen.getByText('PARTY7')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hide code' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Hide code' }));
  expect(screen.queryByText('PARTY7')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Copied!')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('PARTY7');
});

test.each([
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['a press', ({ user }: Opened) => user.click(screen.getByRole('dialog'))],
  ['its button', ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['the browser’s Back', ({ goBack }: Opened) => act(() => goBack())],
])(
  'the code can be shown as large as the screen with its QR code, and %s closes that',
  async (_way, close) => {
    const opened = openWithBack();
    await opened.user.click(await screen.findByRole('button', { name: 'Invite' }));
    await opened.user.click(screen.getByRole('button', { name: 'Show the code large' }));
    const board = within(screen.getByRole('dialog', { name: 'Lobby code for the room' }));
    expect(board.getByRole('img', { name: 'Lobby code P A R T Y 7' })).toHaveTextContent('PARTY7');
    expect(await board.findByRole('img', { name: 'QR code of the invite link' })).toBeVisible();
    expect(board.getByText(window.location.host)).toBeVisible();
    expect(within(board.getByRole('list', { name: 'Who is in' })).getByText('Robin')).toBeInTheDocument();
    await close(opened);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status', { name: 'Lobby code hidden' })).toBeVisible();
    expect(opened.page.location()).toBe('/');
  },
);

test('a viewer whose setting shows the code always reads it at once with its QR code, and can hide it', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Your Lobby' });
  act(() => applyPreferences({ lobbyShowCode: true }));
  onTestFinished(() => applyPreferences({ lobbyShowCode: false }));
  expect(screen.getByText('PARTY7')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the invite link' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide code' }));
  expect(screen.queryByText('PARTY7')).toBeNull();
  expect(screen.queryByRole('img', { name: 'QR code of the invite link' })).toBeNull();
});

test('a setting shows the code with its QR code for everybody in the room', async () => {
  const { user } = open();
  onTestFinished(() => applyPreferences({ lobbyShowCode: false }));
  await user.click(await screen.findByRole('button', { name: 'Lobby settings' }));
  await user.click(screen.getByRole('switch', { name: 'Always show the code' }));
  expect(screen.getByText('PARTY7')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the invite link' })).toBeVisible();
});

test('one press shows the code large with its QR code and the invite link, which Invite says beforehand', async () => {
  const { user } = open();
  const invite = await screen.findByRole('button', { name: 'Invite' });
  expect(invite).toHaveAccessibleDescription('Link or QR code');
  await user.click(invite);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Lobby code P A R T Y 7' })).toHaveTextContent('PARTY7');
  expect(dialog.getByText(/\/join\/PARTY7$/)).toBeInTheDocument();
  expect(await dialog.findByRole('img', { name: 'QR code of the invite link' })).toBeInTheDocument();
});
