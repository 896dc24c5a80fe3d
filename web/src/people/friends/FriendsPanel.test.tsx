import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptPreferences } from '../../net/preferences.ts';
import { kim, robin, sam } from '../../net/testing/people.ts';
import { refuseWith } from '../../net/testing/scripted-api.ts';
import { ScriptedRoom } from '../../net/testing/scripted-room.ts';
import { closeConversation, readDock } from '../dock.ts';
import { cards } from '../testing/cards.ts';
import { renderPeople } from '../testing/render-people.tsx';
import { ScriptedPeople } from '../testing/scripted-people.ts';
import { FriendsPanel } from './FriendsPanel.tsx';

let people: ScriptedPeople;
beforeEach(() => {
  people = new ScriptedPeople({
    people: cards.slice(1),
    friends: { 'user-sam': 'offline', 'user-kim': 'inGame', 'user-alex': 'online' },
    requests: ['user-noor'],
    sent: ['user-juno'],
  });
});
afterEach(() => {
  closeConversation();
  adoptPreferences({ appearOffline: false });
});

function open(room?: ScriptedRoom) {
  renderPeople(<FriendsPanel />, { people, ...(room && { room }) });
  return userEvent.setup();
}

const goTo = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('tab', { name }));

const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);

test('friends are listed with those who are there first, and where they are in words', async () => {
  open();
  await screen.findByRole('list', { name: 'Friends' });
  expect(names('Friends')).toEqual(['alexandra_the_great', 'kimchi', 'Samwise']);
  expect(screen.getByRole('button', { name: 'Message kimchi In a game' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Message Samwise Offline' })).toBeInTheDocument();
});

test('a press on a friend opens the conversation', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Message kimchi/ }));
  expect(readDock().conversation).toMatchObject({ _id: kim.user, username: 'kimchi' });
});

test('from a lobby a friend is invited in one tap, and it says so', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Invite kimchi' }));
  expect(await screen.findByRole('button', { name: 'Invited kimchi' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(people.invited).toEqual([kim.user]);
});

test('who sits at the table already is not invited', async () => {
  open(new ScriptedRoom({ owner: robin }).join(sam));
  expect(await screen.findByRole('button', { name: 'Message Samwise At your table' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite Samwise' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Invite alexandra_the_great' })).toBeInTheDocument();
});

test('a friend is removed only after being asked', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove friend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove kimchi?' }));
  expect(people.friends.has(kim.user)).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Message kimchi/ })).toBeNull());
  expect(people.friends.has(kim.user)).toBe(false);
});

test('a friend who cannot be removed comes back, with a reason', async () => {
  people.overrides['POST /api/user/friends/remove-friend'] = refuseWith(429, 'rateLimited', 'Slow down.');
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove friend' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('kimchi could not be removed. Slow down.');
  expect(await screen.findByRole('button', { name: /^Message kimchi/ })).toBeInTheDocument();
});

test('a blocked friend is gone, and can be unblocked', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Options for Samwise' }));
  await user.click(screen.getByRole('menuitem', { name: 'Block' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
  await user.click(await screen.findByText('Blocked people (1)'));
  expect(screen.queryByRole('button', { name: /^Message Samwise/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unblock Samwise' }));
  await waitFor(() => expect(people.blocked.size).toBe(0));
  await waitFor(() => expect(screen.queryByText(/Blocked people/)).toBeNull());
});

test('without friends there is a way to find some', async () => {
  people.friends.clear();
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add friends' }));
  expect(screen.getByRole('tab', { name: 'Add friends' })).toHaveAttribute('aria-selected', 'true');
});

test('whoever appears offline is reminded, and can change it there', async () => {
  const user = open();
  await screen.findByRole('list', { name: 'Friends' });
  adoptPreferences({ appearOffline: true });
  await user.click(await screen.findByRole('button', { name: 'Show me' }));
  expect(screen.queryByText('You appear offline to your friends.')).toBeNull();
  expect(people.calls).toContain('POST /api/user/preferences');
});

test('a request is accepted: it leaves the requests, and the friend is in the list', async () => {
  const user = open();
  expect(await screen.findByRole('tab', { name: 'Requests 1' })).toBeInTheDocument();
  await goTo(user, /Requests/);
  await user.click(await screen.findByRole('button', { name: 'Accept noor88' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept noor88' })).toBeNull());
  await goTo(user, /^Friends/);
  expect(await screen.findByRole('button', { name: /^Message noor88/ })).toBeInTheDocument();
});

test('a request is declined, and one’s own is withdrawn', async () => {
  const user = open();
  await goTo(user, /Requests/);
  await user.click(await screen.findByRole('button', { name: 'Decline noor88' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw the request to junobug' }));
  expect(await screen.findByText('No open requests')).toBeInTheDocument();
  await waitFor(() => expect([...people.requests, ...people.sent]).toEqual([]));
});

test('an answer that fails says so with the spec’s words, and the request is back', async () => {
  people.overrides['POST /api/user/friends/respond-request'] = refuseWith(500, 'internal', 'Server error');
  const user = open();
  await goTo(user, /Requests/);
  await user.click(await screen.findByRole('button', { name: 'Accept noor88' }));
  expect(await screen.findByText('Error responding to friend request')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Accept noor88' })).toBeInTheDocument();
});

test('the tabs are walked with the arrow keys', async () => {
  const user = open();
  (await screen.findByRole('tab', { name: 'Friends' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Requests/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Add friends' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Add friends' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Friends' })).toHaveFocus();
});

test('the keyboard stays in the list when what it was on is gone', async () => {
  const user = open();
  await goTo(user, /Requests/);
  (await screen.findByRole('button', { name: 'Accept noor88' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept noor88' })).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});

const searches = () => people.calls.filter((call) => call.includes('/search'));

test('the search says what it does: nothing typed, searching, found, nobody', async () => {
  const user = open();
  await goTo(user, /Add friends/);
  expect(screen.getByText('Enter a username to search')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Username'), 'ma');
  expect(screen.getByText('Searching users...')).toBeInTheDocument();
  expect(await screen.findByText('Found 1 result(s):')).toBeInTheDocument();
  expect(searches()).toEqual(['GET /api/user/friends/search?username=ma']);
  await user.type(screen.getByLabelText('Username'), 'zzz');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Username'));
  expect(screen.getByText('Enter a username to search')).toBeInTheDocument();
});

test('people are looked for once nothing was typed for 500 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    renderPeople(<FriendsPanel />, { people });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await goTo(user, /Add friends/);
    await user.type(screen.getByLabelText('Username'), 'm');
    await vi.advanceTimersByTimeAsync(400);
    await user.type(screen.getByLabelText('Username'), 'a');
    await vi.advanceTimersByTimeAsync(400);
    expect(searches()).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(searches()).toEqual(['GET /api/user/friends/search?username=ma']));
  } finally {
    vi.useRealTimers();
  }
});

test('somebody found is asked at once, and the request can be taken back there', async () => {
  const user = open();
  await goTo(user, /Add friends/);
  await user.type(screen.getByLabelText('Username'), 'max');
  await user.click(await screen.findByRole('button', { name: 'Add maximilian' }));
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw the request to maximilian' }));
  expect(await screen.findByRole('button', { name: 'Add maximilian' })).toBeInTheDocument();
});

test('a request that crosses theirs makes friends, and says so', async () => {
  const user = open();
  await goTo(user, /Add friends/);
  await user.type(screen.getByLabelText('Username'), 'max');
  await screen.findByRole('button', { name: 'Add maximilian' });
  people.asks('user-max');
  await user.click(screen.getByRole('button', { name: 'Add maximilian' }));
  expect(await screen.findByText('You and maximilian are friends now')).toBeInTheDocument();
});

test('a request that fails says so with the spec’s words and the server’s reason', async () => {
  people.overrides['POST /api/user/friends/send-request'] = refuseWith(
    409,
    'tooManyFriends',
    'That is as many friends as an account can have.',
  );
  const user = open();
  await goTo(user, /Add friends/);
  await user.type(screen.getByLabelText('Username'), 'max');
  await user.click(await screen.findByRole('button', { name: 'Add maximilian' }));
  expect(await screen.findByText('Error sending friend request')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('as many friends as an account can have');
  expect(await screen.findByRole('button', { name: 'Add maximilian' })).toBeInTheDocument();
});

test('a list that cannot be had says so and is asked for again', async () => {
  people.overrides['GET /api/user/friends'] = refuseWith(500, 'internal', 'Server error');
  const user = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  delete people.overrides['GET /api/user/friends'];
  await user.click(again);
  expect(await screen.findByRole('list', { name: 'Friends' })).toBeInTheDocument();
});
