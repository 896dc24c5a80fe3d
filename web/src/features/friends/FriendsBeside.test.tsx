import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { closeConversation, readPeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { peopleKeys } from '../../entities/friends/query-keys.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { FriendsBeside } from './FriendsBeside.tsx';

/** With these numbers of unread messages. */
function Panes({ unread }: { readonly unread: Readonly<Record<string, number>> }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(peopleKeys.unread, unread));
  return <FriendsBeside />;
}

function open(unread: Readonly<Record<string, number>> = {}) {
  closeConversation();
  const friend = { _id: kim.user, username: kim.username, avatar: kim.avatar, presence: 'online' };
  renderWithRoom(<Panes unread={unread} />, {
    room: new ScriptedRoom({ owner: robin }),
    you: sam,
    api: { 'GET /api/user/friends': () => Response.json({ success: true, friends: [friend] }) },
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

test('in the place of the conversation are the friends who wrote, with the number of messages', async () => {
  matchMedia((query) => query.includes('width >= 1100px'));
  open({ [kim.user]: 2 });
  const wrote = within(await screen.findByRole('region', { name: 'New messages' }));
  expect(wrote.getByText('2 new messages')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Say hello' })).toBeNull();
  await userEvent.click(wrote.getByRole('button', { name: 'Read the messages of kimchi' }));
  expect(readPeoplePanel().conversation?.user).toBe(kim.user);
});

test('in other windows the friends are alone', async () => {
  open();
  await screen.findByRole('list', { name: 'Friends' });
  expect(screen.queryByRole('heading', { name: 'Say hello' })).toBeNull();
});
