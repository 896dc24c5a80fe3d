import type { Person } from '@tallyho/game/model/person';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { setMuted } from '../../entities/preferences/muted.ts';
import { changeSetting } from '../../entities/preferences/preferences.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { ChatPanel } from './ChatPanel.tsx';

let room: ScriptedRoom;
beforeEach(() => {
  sessionStorage.clear();
  room = new ScriptedRoom({ owner: robin }).join(kim);
});

function open(you: Person = robin) {
  const page = renderWithRoom(<ChatPanel you={you} />, { room, you });
  return { ...page, user: userEvent.setup() };
}
const input = () => screen.findByPlaceholderText('Say something');

test('tells visitors and users without a lobby what to do first', async () => {
  const { unmount } = renderWithRoom(<ChatPanel you={null} />, { room, you: sam });
  expect(screen.getByPlaceholderText('Please login to start sending messages.')).toBeDisabled();
  unmount();
  open(sam);
  expect(await screen.findByPlaceholderText('Please join a lobby to start sending messages.')).toBeDisabled();
});

const sentTexts = () =>
  room.received.flatMap((command) => (command.type === 'sendMessage' ? [command.text] : []));
const queued = 'Sends in a moment. Change the text to stop it.';

test('sends a message on Enter', async () => {
  const { user } = open();
  await user.type(await input(), 'hello there{Enter}');
  expect(await screen.findByText('hello there')).toBeInTheDocument();
  expect(await input()).toHaveValue('');
});

test('a quiet chat has messages that one press sends, until its reader has said or typed something', async () => {
  const { user } = open();
  await user.type(await input(), 'x');
  expect(screen.queryByRole('button', { name: 'Snacks first' })).toBeNull();
  await user.clear(await input());
  await user.click(screen.getByRole('button', { name: 'Snacks first' }));
  expect(sentTexts()).toEqual(['Snacks first']);
  await waitFor(() => expect(screen.queryByText('Only those in this lobby read this.')).toBeNull());
});

describe('during the cooldown after a message', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // The scripted room has its own clock, which stands still.
    room = new ScriptedRoom({ owner: robin, timings: { chatCooldown: 0 } }).join(kim);
  });
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function sendTwo() {
    const page = open();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.type(await input(), 'One{Enter}');
    await user.type(await input(), 'Two{Enter}');
    return { ...page, user };
  }

  test('a second message stays in the field, which says when it is sent, and is then sent once', async () => {
    const { user } = await sendTwo();
    expect(await input()).toHaveValue('Two');
    expect(await input()).toHaveAccessibleDescription(queued);
    expect(screen.getByText(/^Sends in [12] s\.$/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(sentTexts()).toEqual(['One']);
    await pass(2_000);
    expect(sentTexts()).toEqual(['One', 'Two']);
    expect(await input()).toHaveValue('');
    await pass(10_000);
    expect(sentTexts()).toEqual(['One', 'Two']);
  });

  test('a change of the text stops the message that waits', async () => {
    const { user } = await sendTwo();
    await user.type(await input(), '!');
    expect(await input()).not.toHaveAccessibleDescription();
    await pass(10_000);
    expect(sentTexts()).toEqual(['One']);
    expect(await input()).toHaveValue('Two!');
  });

  test('the message that waits is sent although the chat was closed', async () => {
    const { unmount } = await sendTwo();
    unmount();
    await pass(2_000);
    expect(sentTexts()).toEqual(['One', 'Two']);
    open();
    expect(await input()).toHaveValue('');
  });

  test('a message that waits is kept over a reload, and not sent by it', async () => {
    room.cut(robin.user);
    const { unmount, membership } = await sendTwo();
    unmount();
    membership.clear();
    open();
    expect(await input()).toHaveValue('Two');
    expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  });

  test('a message that the room refuses as too early, for example after another tab has sent one, waits, too', async () => {
    open();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    room.refuseNext('sendMessage', 'cooldown');
    await user.type(await input(), 'too fast{Enter}');
    expect(await input()).toHaveValue('too fast');
    expect(await input()).toHaveAccessibleDescription(queued);
    await pass(2_000);
    expect(await screen.findByRole('log')).toHaveTextContent('too fast');
    expect(await input()).toHaveValue('');
  });
});

test('shows the last message and the unread count in a row, and opens the chat from it, where the chat does not fit next to the lobby', async () => {
  matchMedia((media) => media === '(width < 960px)');
  const { user } = open();
  const bar = await screen.findByRole('button', { name: 'Open chat: Chat room' });
  act(() => void room.act(kim.user, { type: 'sendMessage', text: 'oh shit, hello' }));
  expect(await screen.findByRole('button', { name: /^Open chat, 1 unread: / })).toBe(bar);
  expect(bar).toHaveTextContent('kimchi oh ****, hello');
  expect(screen.queryByRole('log')).toBeNull();
  await user.click(bar);
  expect(within(screen.getByRole('dialog', { name: 'Chat' })).getByRole('log')).toHaveTextContent('hello');
  await user.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(screen.getByRole('button', { name: /^Open chat: kimchi/ })).toBeInTheDocument();
});

test('a message has the name that its sender has now, for example after a guest has registered', async () => {
  open();
  await input();
  act(() => void room.act(kim.user, { type: 'sendMessage', text: 'guess who' }));
  const log = screen.getByRole('log');
  expect(await within(log).findByText('guess who')).toBeInTheDocument();
  expect(log).toHaveTextContent('kimchi');
  act(() => room.rename({ ...kim, username: 'kimberly' }));
  await waitFor(() => expect(within(log).getByText('kimberly')).toBeInTheDocument());
  expect(within(log).queryByText('kimchi', { selector: 'span' })).toBeNull();
});

test('ignores a blank message', async () => {
  const { user } = open();
  await user.type(await input(), '   {Enter}');
  expect(room.received).toEqual([]);
});

test('shows the counter from 250 characters on, and keeps a text over 300 characters without sending it', async () => {
  const { user } = open();
  const box = await input();
  await user.click(box);
  await user.paste('x'.repeat(249));
  expect(screen.queryByText(/\/300/)).toBeNull();
  await user.paste('🎉'.repeat(26));
  expect(screen.getByText('301/300')).toBeInTheDocument();
  expect(box).toHaveValue(`${'x'.repeat(249)}${'🎉'.repeat(26)}`);
  expect(box).toHaveAccessibleDescription('Too long to send. Shorten it; nothing is lost.');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(room.received).toEqual([]);
  await user.click(box);
  await user.keyboard('{Backspace}{Enter}');
  await waitFor(() => expect(room.received).toHaveLength(1));
});

test('puts a refused message back into the input and shows the reason', async () => {
  const { user } = open();
  room.refuseNext('sendMessage', 'rateLimited');
  await user.type(await input(), 'too much{Enter}');
  expect(await screen.findByText('That was a bit fast. Try again in a moment.')).toBeInTheDocument();
  expect(await input()).toHaveValue('too much');
});

test('shows an unacknowledged message as pending and delivers it once after a reconnect', async () => {
  const { user } = open();
  const box = await input();
  room.cut(robin.user);
  await user.type(box, 'still there?{Enter}');
  expect(screen.getByText('Sending...')).toBeInTheDocument();
  room.restore(robin.user);
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
  expect(screen.getAllByText('still there?')).toHaveLength(1);
});

test('keeps an unacknowledged text over a reload', async () => {
  const first = open();
  await first.user.type(await input(), 'unfinished');
  first.unmount();
  open();
  expect(await input()).toHaveValue('unfinished');
});

test('shows the messages of the room and of all players in the log', async () => {
  room.act(kim.user, { type: 'sendMessage', text: 'hi' });
  open();
  const log = await screen.findByRole('log');
  expect(log).toHaveTextContent('kimchi joined');
  expect(log).toHaveTextContent('hi');
});

test('masks words unless this viewer wants to see them', async () => {
  room.act(kim.user, { type: 'sendMessage', text: 'oh SHIT' });
  open();
  expect(await screen.findByText('oh ****')).toBeInTheDocument();
  changeSetting('showNSFW', true);
  expect(await screen.findByText('oh SHIT')).toBeInTheDocument();
  changeSetting('showNSFW', false);
});

test('hides the messages of players whom the viewer has muted', async () => {
  room.act(kim.user, { type: 'sendMessage', text: 'blah' });
  open();
  await screen.findByText('blah');
  setMuted(kim.user, true);
  await waitFor(() => expect(screen.queryByText('blah')).toBeNull());
  setMuted(kim.user, false);
});

test('Enable Animations concerns the messages of the chat', async () => {
  room.act(kim.user, { type: 'sendMessage', text: 'hello' });
  open();
  const messages = (await screen.findByText('hello')).closest('ol');
  expect(messages).toHaveAttribute('data-animated', 'true');
  changeSetting('animationsEnabled', false);
  await waitFor(() => expect(messages).toHaveAttribute('data-animated', 'false'));
  changeSetting('animationsEnabled', true);
});

test('changes the font size in the settings and shows a preview', async () => {
  const { user } = open();
  await input();
  await user.click(screen.getByRole('button', { name: 'Chat settings' }));
  expect(screen.getByRole('switch', { name: 'Show Avatars' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Enable Animations' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Show NSFW Content' })).not.toBeChecked();
  expect(screen.getByRole('slider', { name: 'Font size' })).toHaveAttribute('step', '2');
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Holy ****, yes.');
  await user.click(screen.getByRole('button', { name: 'Back to the chat' }));
  expect(await input()).toBeInTheDocument();
});
