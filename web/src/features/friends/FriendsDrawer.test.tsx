import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeFriends, openFriends } from '../../entities/friends/people-panel-store.ts';
import { setBlocked } from '../../entities/preferences/muted.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { emitUserEvent } from '../../entities/user-socket/events.ts';
import { cards } from '../../screens/people-panel/testing/cards.ts';
import { renderPeople } from '../../screens/people-panel/testing/render-people.tsx';
import { ScriptedPeople } from '../../screens/people-panel/testing/scripted-people.ts';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { FriendsDrawer } from './FriendsDrawer.tsx';

let people: ScriptedPeople;
beforeEach(() => {
  people = new ScriptedPeople({
    people: cards.slice(1),
    friends: { 'user-kim': 'online' },
    push: (event) => act(() => emitUserEvent(event)),
  });
});
afterEach(() => {
  act(closeFriends);
  setBlocked([]);
});

const settled = () => waitFor(() => expect(people.calls).toContain('GET /api/user/friends/requests'));
/** Waits until the page has received the friend requests. */
const requestsKnown = async () => {
  await settled();
  await act(async () => undefined);
};

test('opens and closes with its store', async () => {
  renderPeople(<FriendsDrawer />, { people });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(openFriends);
  const drawer = within(screen.getByRole('dialog', { name: 'Friends' }));
  expect(await drawer.findByRole('button', { name: /^Message kimchi/ })).toBeInTheDocument();
  await userEvent.setup().click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows a toast for a request on any page, which accepts it', async () => {
  renderPeople(<FriendsDrawer />, { people });
  await requestsKnown();
  people.receiveRequest('user-sam');
  expect(await screen.findByText('Samwise wants to be friends')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You and Samwise are friends now')).toBeInTheDocument();
  expect(people.friends.has('user-sam')).toBe(true);
});

test('shows the fixed text when accepting from the toast fails', async () => {
  people.overrides['POST /api/user/friends/respond-request'] = respondWithError(
    404,
    'noRequest',
    'That request is not there any more.',
  );
  renderPeople(<FriendsDrawer />, { people });
  await requestsKnown();
  people.receiveRequest('user-noor');
  await screen.findByText('noor88 wants to be friends');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Accept' }));
  expect(
    await screen.findByText('Error responding to friend request. That request is not there any more.'),
  ).toBeInTheDocument();
});

test('does not show a toast for requests that existed before', async () => {
  people.requests.add('user-noor');
  renderPeople(<FriendsDrawer />, { people });
  await requestsKnown();
  expect(screen.queryByText('noor88 wants to be friends')).toBeNull();
});

test('shows a toast for an accepted request', async () => {
  people.sent.add('user-alex');
  renderPeople(<FriendsDrawer />, { people });
  await requestsKnown();
  people.befriend('user-alex');
  expect(await screen.findByText('You and alexandra_the_great are friends now')).toBeInTheDocument();
});

test('hides what blocked users say in a room', async () => {
  people.blocked.add(sam.user);
  const room = new ScriptedRoom({ owner: robin, timings: { chatCooldown: 0 } }).join(kim, sam);
  room.act(kim.user, { type: 'sendMessage', text: 'hello from kim' });
  room.act(sam.user, { type: 'sendMessage', text: 'hello from sam' });
  renderPeople(
    <>
      <ChatPanel you={robin} />
      <FriendsDrawer />
    </>,
    { people, room },
  );
  expect(await screen.findByText('hello from kim')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('hello from sam')).toBeNull());
});
