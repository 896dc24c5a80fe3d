import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { kim } from '../../entities/room/testing/people.ts';
import {
  input,
  log,
  openConversationWithKim,
  setStage,
  stage,
  user,
} from '../../screens/people-panel/testing/messages-stage.tsx';

vi.mock('../../entities/room/room-socket.ts', () => import('./testing/scripted-socket.ts'));
setStage();

test('shows an empty state for a new conversation, shows a sent message immediately, and delivers it once', async () => {
  await openConversationWithKim();
  expect(await screen.findByText('No messages yet. Start the conversation!')).toBeVisible();
  await user().type(await input(), 'Hello{Enter}');
  expect(within(log()).getByText('Hello')).toBeVisible();
  expect(await input()).toHaveValue('');
  await waitFor(() => expect(stage.messages.with(kim.user).map(({ content }) => content)).toEqual(['Hello']));
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
  expect(within(log()).getAllByText('Hello')).toHaveLength(1);
});

test('shows and announces a friend’s message immediately and marks it as read, and shows when the user’s own are read', async () => {
  await openConversationWithKim();
  await user().type(await input(), 'Coming?{Enter}');
  await waitFor(() => expect(stage.messages.messages).toHaveLength(1));
  act(() => void stage.messages.say(kim.user, 'On my way'));
  expect(await within(log()).findByText('On my way')).toBeVisible();
  expect(await screen.findByText('kimchi: On my way', { selector: '[role="status"] *' })).toBeInTheDocument();
  await waitFor(() => expect(stage.messages.unread()).toEqual({}));
  expect(screen.queryByText(/Read/)).toBeNull();
  act(() => stage.messages.readAll(kim.user));
  expect(await screen.findByText(/Read/)).toBeVisible();
});

test('marks messages as unread that arrived while the page was hidden, and as read when the user returns', async () => {
  stage.messages.say(kim.user, 'Old');
  void stage.messages.api.read(kim.user, 1);
  stage.messages.say(kim.user, 'Fresh');
  vi.mocked(document.hasFocus).mockReturnValue(false);
  await openConversationWithKim();
  expect(await within(log()).findByText('New')).toBeVisible();
  expect(stage.messages.unread()).toEqual({ [kim.user]: 1 });
  vi.mocked(document.hasFocus).mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(stage.messages.unread()).toEqual({}));
});

test('shows messages missed during a broken connection once after the reconnect', async () => {
  stage.messages.say(kim.user, 'Before');
  await openConversationWithKim();
  await within(log()).findByText('Before');
  act(() => stage.messages.cut());
  stage.messages.say(kim.user, 'Meanwhile');
  act(() => stage.messages.restore());
  expect(await within(log()).findAllByText('Meanwhile')).toHaveLength(1);
});

test('polls for messages every 15 s while the socket is down', async () => {
  stage.messages.say(kim.user, 'Before');
  await openConversationWithKim();
  await within(log()).findByText('Before');
  act(() => stage.messages.cut());
  stage.messages.say(kim.user, 'Meanwhile');
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(await within(log()).findByText('Meanwhile')).toBeVisible();
});

test('loads older messages in pages', async () => {
  for (let index = 1; index <= 12; index += 1) stage.messages.say(kim.user, `Message ${index}`);
  await openConversationWithKim();
  expect(await within(log()).findByText('Message 12')).toBeVisible();
  expect(within(log()).queryByText('Message 7')).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Show older messages' }));
  expect(await within(log()).findByText('Message 7')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Show older messages' }));
  expect(await within(log()).findByText('Message 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  expect(within(log()).getAllByText('Today')).toHaveLength(1);
});

test('announces a repeated text again', async () => {
  await openConversationWithKim();
  await screen.findByText('No messages yet. Start the conversation!');
  act(() => void stage.messages.say(kim.user, 'Hey'));
  const first = await screen.findByText('kimchi: Hey');
  act(() => void stage.messages.say(kim.user, 'Hey'));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText('kimchi: Hey')).toBeInTheDocument();
});

test('sets the direction of a text by its own letters, independent of the name before it', async () => {
  await openConversationWithKim();
  act(() => void stage.messages.say(kim.user, 'שלום!'));
  const bubble = (await within(log()).findByText('שלום!')).closest('p');
  expect(bubble).toHaveAttribute('dir', 'auto');
  expect(bubble?.querySelector('bdi')).toHaveTextContent('kimchi:');
});

test('opens a link outside the site without a referrer, and shows markup as text', async () => {
  await openConversationWithKim();
  act(() => void stage.messages.say(kim.user, '<b>Look</b> at https://Example.org/plants?id=1, now'));
  const link = await within(log()).findByRole('link', { name: 'https://example.org/plants?id=1' });
  expect(link).toHaveAttribute('href', 'https://example.org/plants?id=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(link.closest('p')).toHaveTextContent('kimchi: <b>Look</b> at https://example.org/plants?id=1, now');
});

test('keeps the reader’s scroll position when messages arrive, and returns to the end on a press', async () => {
  for (let index = 1; index <= 5; index += 1) stage.messages.say(kim.user, `Message ${index}`);
  await openConversationWithKim();
  await within(log()).findByText('Message 5');
  const scrolled = vi.spyOn(log(), 'scrollTo');
  Object.defineProperties(log(), {
    scrollHeight: { value: 2_000 },
    clientHeight: { value: 400 },
  });
  fireEvent.scroll(log(), { target: { scrollTop: 700 } });
  act(() => void stage.messages.say(kim.user, 'Message 6'));
  await within(log()).findByText('Message 6');
  expect(scrolled).not.toHaveBeenCalled();
  await user().click(screen.getByRole('button', { name: 'Latest messages' }));
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 2_000 }));
  expect(log()).toHaveFocus();
});

test('draws and announces a message that is one of the faces as the face of its sender', async () => {
  await openConversationWithKim();
  act(() => void stage.messages.say(kim.user, '😱'));
  const face = await within(log()).findByText('shocked');
  expect(face.closest('p')).toHaveTextContent('kimchi: shocked');
  expect(await screen.findByText('kimchi: shocked', { selector: '[role="status"] *' })).toBeInTheDocument();
  act(() => void stage.messages.say(kim.user, '😂'));
  expect(await within(log()).findByText('😂')).toBeVisible();
});

test('sends one of the own faces with one press, and lets them rest for a moment', async () => {
  await openConversationWithKim();
  await user().click(await screen.findByRole('button', { name: 'Stickers' }));
  const faces = screen.getByRole('toolbar', { name: 'Your faces' });
  await user().click(within(faces).getByRole('button', { name: 'Send smug' }));
  expect(faces).not.toBeInTheDocument();
  await waitFor(() => expect(stage.messages.with(kim.user).map(({ content }) => content)).toEqual(['😏']));
  expect((await within(log()).findByText('smug')).closest('p')).toHaveTextContent('You: smug');
  await user().click(screen.getByRole('button', { name: 'Stickers' }));
  await user().click(screen.getByRole('button', { name: 'Send asleep' }));
  expect(screen.getByRole('button', { name: 'Send asleep' })).toHaveAttribute('aria-disabled', 'true');
  expect(stage.messages.with(kim.user)).toHaveLength(1);
});

test('the arrow keys move between the faces, and Escape closes only their row', async () => {
  await openConversationWithKim();
  const opener = await screen.findByRole('button', { name: 'Stickers' });
  await user().click(opener);
  act(() => screen.getByRole('button', { name: 'Send delighted' }).focus());
  await user().keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Send smug' })).toHaveFocus();
  await user().keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Send neutral' })).toHaveFocus();
  await user().keyboard('{Escape}');
  expect(screen.queryByRole('toolbar', { name: 'Your faces' })).toBeNull();
  expect(opener).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'kimchi' })).toBeVisible();
});

test('shows a link to a result or a lobby of this site as a card', async () => {
  const { origin } = window.location;
  await openConversationWithKim();
  act(() => void stage.messages.say(kim.user, `${origin}/r/abc`));
  const result = await within(log()).findByRole('link', { name: 'How a game ended See the result' });
  expect(result).toHaveAttribute('href', '/r/abc');
  act(() => void stage.messages.say(kim.user, `Come over! ${origin}/join/ABC123`));
  const invitation = await within(log()).findByRole('link', {
    name: 'A seat at the table Open the invitation',
  });
  expect(invitation).toHaveAttribute('href', '/join/ABC123');
  expect(invitation.closest('p')).toHaveTextContent(/^kimchi: Come over!/);
});
