import type { ApiDirectMessage } from '@tallyho/game/people/messages';
import type { Presence } from '@tallyho/game/people/person-card';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { closeConversation, readPeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { peopleKeys } from '../../entities/friends/query-keys.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { emitUserEvent } from '../../entities/user-socket/events.ts';
import { FriendsBeside } from './FriendsBeside.tsx';

/** With these numbers of unread messages. */
function Panes({ unread }: { readonly unread: Readonly<Record<string, number>> }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(peopleKeys.unread, unread));
  return <FriendsBeside />;
}

/** A message between the viewer and kimchi. */
const written = (seq: number, by: 'friend' | 'viewer', content: string): ApiDirectMessage => {
  const [sender, recipient] = by === 'friend' ? [kim, sam] : [sam, kim];
  return {
    ...{ _id: `message-${seq}`, seq, content, createdAt: new Date().toISOString() },
    ...{ sender: { _id: sender.user }, recipient: { _id: recipient.user } },
  };
};

/** Other friends. */
const crowd = [0, 1, 2, 3].map((index) => ({
  _id: `user-crowd-${index}`,
  username: `crowd_${index}`,
  avatar: 2,
}));

/** A message of one of them. */
const byCrowd = (index: number, seq: number): ApiDirectMessage => ({
  ...written(seq, 'friend', 'Hello'),
  sender: { _id: `user-crowd-${index}` },
});

let messages: readonly ApiDirectMessage[] = [];

function open(
  latest: readonly ApiDirectMessage[] = [],
  unread: Readonly<Record<string, number>> = {},
  presence: Presence = 'online',
) {
  closeConversation();
  messages = latest;
  const friend = { _id: kim.user, username: kim.username, avatar: kim.avatar, presence };
  return renderWithRoom(<Panes unread={unread} />, {
    room: new ScriptedRoom({ owner: robin }),
    you: sam,
    api: {
      'GET /api/user/friends': () =>
        Response.json({
          success: true,
          friends: [friend, ...crowd.map((each) => ({ ...each, presence: 'offline' }))],
        }),
      'GET /api/user/messages/latest': () => Response.json({ success: true, messages }),
    },
  });
}

test('in a wide window a place for the conversation is beside the friends', async () => {
  matchMedia((query) => query.includes('width >= 1100px'));
  open();
  expect(await screen.findByRole('heading', { name: 'Say hello' })).toBeInTheDocument();
  const row = within(await screen.findByRole('list', { name: 'Friends' }));
  await userEvent.click(row.getByRole('button', { name: 'Message kimchi' }));
  await waitFor(() => expect(readPeoplePanel().conversation?.user).toBe(kim.user));
});

test('in the place of the conversation a friend who is online can be greeted', async () => {
  matchMedia((query) => query.includes('width >= 1100px'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Say hello to kimchi' }));
  expect(readPeoplePanel().conversation?.user).toBe(kim.user);
});

test('the last message with a friend is below their state, and nobody is greeted', async () => {
  matchMedia((query) => query.includes('width >= 1100px'));
  open([written(2, 'friend', 'Are you on tonight?')], { [kim.user]: 2 });
  const list = within(await screen.findByRole('list', { name: 'Friends' }));
  expect(await list.findByText('Are you on tonight?')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Say hello' })).toBeNull();
  const row = list.getByRole('button', { name: 'Message kimchi, 2 unread' });
  expect(row).toHaveAccessibleDescription(/^Are you on tonight\?/);
  await userEvent.click(row);
  expect(readPeoplePanel().conversation?.user).toBe(kim.user);
});

test('a friend in a game has the word for it before the last message', async () => {
  open([written(2, 'viewer', 'Same time next week?')], {}, 'inGame');
  const list = within(await screen.findByRole('list', { name: 'Friends' }));
  expect(await list.findByText('Same time next week?')).toBeVisible();
  // Without a dot the words are for screen readers only.
  expect(list.getByText('In a game ·')).toBeVisible();
});

test('the last message follows those that are sent and received', async () => {
  matchMedia((query) => query.includes('width >= 1100px'));
  open();
  await screen.findByRole('heading', { name: 'Say hello' });
  const message = written(3, 'viewer', 'Can do.');
  messages = [message];
  act(() => emitUserEvent({ type: 'directMessage', message }));
  const row = await screen.findByRole('button', { name: 'Message kimchi' });
  await waitFor(() => expect(row).toHaveAccessibleDescription(/^You: Can do\./));
});

test('the newest conversation is offered and marked, and a newer one of another friend does not replace it', async () => {
  matchMedia((query) => query.includes('width >= 1100px'));
  open([written(2, 'friend', 'Are you on tonight?')]);
  const row = await screen.findByRole('button', { name: 'Message kimchi' });
  await waitFor(() => expect(row).toHaveAttribute('aria-current', 'true'));
  expect(readPeoplePanel().offered?.user).toBe(kim.user);
  expect(readPeoplePanel().conversation).toBeNull();
  messages = [byCrowd(0, 3), ...messages];
  act(() => emitUserEvent({ type: 'directMessage', message: byCrowd(0, 3) }));
  const other = screen.getByRole('button', { name: 'Message crowd_0' });
  await waitFor(() => expect(other).toHaveAccessibleDescription(/^Hello/));
  expect(other).not.toHaveAttribute('aria-current');
  expect(readPeoplePanel().offered?.user).toBe(kim.user);
});

test('a last message that is a face is drawn as the animal of its sender, and said as its expression', async () => {
  open([written(2, 'friend', '😱')]);
  const row = await screen.findByRole('button', { name: 'Message kimchi' });
  await waitFor(() => expect(row).toHaveAccessibleDescription(/^shocked/));
});

test('no conversation is offered any more without the page', async () => {
  matchMedia((query) => query.includes('width >= 1100px'));
  const { unmount } = open([written(2, 'friend', 'Are you on tonight?')]);
  await waitFor(() => expect(readPeoplePanel().offered?.user).toBe(kim.user));
  unmount();
  expect(readPeoplePanel().offered).toBeNull();
});

test('in other windows the friends are alone', async () => {
  open();
  await screen.findByRole('list', { name: 'Friends' });
  expect(screen.queryByRole('heading', { name: 'Say hello' })).toBeNull();
});
