import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeConversation, openConversation } from '../../entities/friends/people-panel-store.ts';
import { kim } from '../../entities/room/testing/people.ts';
import {
  input,
  log,
  openConversationWithKim,
  setStage,
  stage,
  user,
  visit,
} from '../../screens/people-panel/testing/messages-stage.tsx';
import { RequestError } from '../../shared/api/api-error.ts';

vi.mock('../../entities/room/room-socket.ts', () => import('./testing/scripted-socket.ts'));
setStage();

test('shows an error with a retry button when messages cannot be loaded', async () => {
  stage.messages.say(kim.user, 'Hello');
  await visit();
  stage.messages.failing = 'before';
  act(() => openConversation(kim));
  expect(await screen.findByText('Failed to load messages')).toBeVisible();
  stage.messages.failing = 'no';
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(log()).findByText('Hello')).toBeVisible();
});

test('keeps an unsent message with Retry, and hides the text about it after 3 s', async () => {
  stage.messages.say(kim.user, 'Hello');
  await openConversationWithKim();
  await within(log()).findByText('Hello');
  stage.messages.failing = 'before';
  await user().type(await input(), 'Anybody?{Enter}');
  expect(await screen.findByText('Failed to send message')).toBeVisible();
  expect(screen.getByText('Not sent')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText('Failed to send message')).toBeNull();
  expect(within(log()).getByText('Anybody?')).toBeVisible();
  stage.messages.failing = 'no';
  await user().click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(stage.messages.messages.at(-1)?.content).toBe('Anybody?');
});

test('shows why a message was refused and lets the user discard it', async () => {
  stage.messages.say(kim.user, 'Hello');
  await openConversationWithKim();
  await within(log()).findByText('Hello');
  stage.messages.refusal = new RequestError(403, 'muted', 'You are muted for now.');
  await user().type(await input(), 'Let me speak{Enter}');
  expect(await screen.findByText('Not sent. You are muted for now.')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Discard' }));
  expect(within(log()).queryByText('Let me speak')).toBeNull();
  expect(stage.messages.messages).toHaveLength(1);
});

test('sends a message once after a reload and a broken connection', async () => {
  const page = await openConversationWithKim();
  act(() => stage.messages.cut());
  stage.messages.failing = 'after';
  await user().type(await input(), 'Through the night{Enter}');
  await screen.findByText('Not sent');
  page.unmount();
  stage.messages.failing = 'no';
  act(() => closeConversation());
  await openConversationWithKim();
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(await within(log()).findAllByText('Through the night')).toHaveLength(1);
  expect(stage.messages.messages).toHaveLength(1);
});

test('sends failed messages when the network is back although the socket never closed', async () => {
  await openConversationWithKim();
  stage.messages.failing = 'before';
  await user().type(await input(), 'From the tunnel{Enter}');
  await screen.findByText('Not sent');
  stage.messages.failing = 'no';
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(stage.messages.messages).toHaveLength(1);
});

test('keeps the keyboard focus in the conversation when the focused element is removed', async () => {
  stage.messages.say(kim.user, 'Hello');
  await openConversationWithKim();
  await within(log()).findByText('Hello');
  stage.messages.failing = 'before';
  await user().type(await input(), 'Anybody?{Enter}');
  (await screen.findByRole('button', { name: 'Discard' })).focus();
  await user().keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'kimchi' })).toHaveFocus());
});
