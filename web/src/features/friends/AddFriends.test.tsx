import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { goTo, openPanel, panel, setPanel } from '../../screens/people-panel/testing/friends-panel.tsx';
import { renderPeople } from '../../screens/people-panel/testing/render-people.tsx';
import { FriendsPanel } from './FriendsPanel.tsx';

setPanel();

const searches = () => panel.people.calls.filter((call) => call.includes('/search'));

test('shows the state of the search: nothing typed, searching, results, no results', async () => {
  const user = openPanel();
  await goTo(user, /Add friends/);
  expect(screen.getByText('Enter a username to search')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Username'));
  // In one event: on a busy machine the page would search after the first of two typed letters.
  await user.paste('ma');
  expect(screen.getByText('Searching users...')).toBeInTheDocument();
  expect(await screen.findByText('Found 1 result(s):')).toBeVisible();
  expect(screen.getByText('1 person found')).toBeInTheDocument();
  expect(searches()).toEqual(['GET /api/user/friends/search?username=ma']);
  await user.type(screen.getByLabelText('Username'), 'zzz');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Username'));
  expect(screen.getByText('Enter a username to search')).toBeInTheDocument();
});

test('searches after 500 ms without typing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    renderPeople(<FriendsPanel />, { people: panel.people });
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

test('sends a friend request to a result immediately and can cancel it there', async () => {
  const user = openPanel();
  await goTo(user, /Add friends/);
  await user.type(screen.getByLabelText('Username'), 'max');
  await user.click(await screen.findByRole('button', { name: 'Add maximilian' }));
  expect(await screen.findByText('Request sent')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw the request to maximilian' }));
  expect(await screen.findByRole('button', { name: 'Add maximilian' })).toBeInTheDocument();
});

test('makes friends and says so when two requests cross', async () => {
  const user = openPanel();
  await goTo(user, /Add friends/);
  await user.type(screen.getByLabelText('Username'), 'max');
  await screen.findByRole('button', { name: 'Add maximilian' });
  panel.people.receiveRequest('user-max');
  await user.click(screen.getByRole('button', { name: 'Add maximilian' }));
  expect(await screen.findByText('You and maximilian are friends now')).toBeInTheDocument();
});

test('shows the fixed text and the server’s reason when a request fails', async () => {
  panel.people.overrides['POST /api/user/friends/send-request'] = respondWithError(
    409,
    'tooManyFriends',
    'That is as many friends as an account can have.',
  );
  const user = openPanel();
  await goTo(user, /Add friends/);
  await user.type(screen.getByLabelText('Username'), 'max');
  await user.click(await screen.findByRole('button', { name: 'Add maximilian' }));
  expect(await screen.findByText('Error sending friend request')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('as many friends as an account can have');
  expect(await screen.findByRole('button', { name: 'Add maximilian' })).toBeInTheDocument();
});
