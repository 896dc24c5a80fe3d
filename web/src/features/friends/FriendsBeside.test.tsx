import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { matchMedia } from '../../../test/match-media.ts';
import { closeConversation, readPeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { FriendsBeside } from './FriendsBeside.tsx';

function open() {
  closeConversation();
  const friend = { _id: kim.user, username: kim.username, avatar: kim.avatar, presence: 'online' };
  renderWithRoom(<FriendsBeside />, {
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

test('in other windows the friends are alone', async () => {
  open();
  await screen.findByRole('list', { name: 'Friends' });
  expect(screen.queryByRole('heading', { name: 'Say hello' })).toBeNull();
});
