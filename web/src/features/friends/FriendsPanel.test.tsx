import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applyPreferences } from '../../entities/preferences/preferences.ts';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { goTo, openPanel, panel, setPanel } from '../../screens/people-panel/testing/friends-panel.tsx';

setPanel();

test('opens on the requests if there are some and no friends, and stays there when the last one is answered', async () => {
  panel.people.friends.clear();
  const user = openPanel();
  const accept = await screen.findByRole('button', { name: 'Accept noor88' });
  expect(screen.getByRole('tab', { name: 'Requests 1' })).toHaveAttribute('aria-selected', 'true');
  await user.click(accept);
  expect(await screen.findByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true');
});

test('offers a way to find friends when there are none', async () => {
  panel.people.friends.clear();
  panel.people.requests.clear();
  const user = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Add friends' }));
  expect(screen.getByRole('tab', { name: 'Add friends' })).toHaveAttribute('aria-selected', 'true');
});

test('reminds users who appear offline, and lets them change it', async () => {
  const user = openPanel();
  await screen.findByRole('list', { name: 'Friends' });
  applyPreferences({ appearOffline: true });
  await user.click(await screen.findByRole('button', { name: 'Show me' }));
  expect(screen.queryByText('You appear offline to your friends.')).toBeNull();
  expect(panel.people.calls).toContain('POST /api/user/preferences');
});

test('accepts a request: it leaves the requests and the friend appears in the list', async () => {
  const user = openPanel();
  expect(await screen.findByRole('tab', { name: 'Requests 1' })).toBeInTheDocument();
  await goTo(user, /Requests/);
  await user.click(await screen.findByRole('button', { name: 'Accept noor88' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept noor88' })).toBeNull());
  await goTo(user, /^Friends/);
  expect(await screen.findByRole('button', { name: /^Message noor88/ })).toBeInTheDocument();
});

test('declines a request, and cancels a request of the user', async () => {
  const user = openPanel();
  await goTo(user, /Requests/);
  await user.click(await screen.findByRole('button', { name: 'Decline noor88' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw the request to junobug' }));
  expect(await screen.findByText('No open requests')).toBeInTheDocument();
  await waitFor(() => expect([...panel.people.requests, ...panel.people.sent]).toEqual([]));
});

test('shows the fixed text and restores the request when a response to it fails', async () => {
  panel.people.overrides['POST /api/user/friends/respond-request'] = respondWithError(
    500,
    'internal',
    'Server error',
  );
  const user = openPanel();
  await goTo(user, /Requests/);
  await user.click(await screen.findByRole('button', { name: 'Accept noor88' }));
  expect(await screen.findByText('Error responding to friend request')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Accept noor88' })).toBeInTheDocument();
});

test('moves between the tabs with the arrow keys', async () => {
  const user = openPanel();
  (await screen.findByRole('tab', { name: 'Friends' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Requests/ })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Add friends' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Add friends' })).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Friends' })).toHaveFocus();
});

test('keeps the keyboard focus in the list when the focused element is removed', async () => {
  const user = openPanel();
  await goTo(user, /Requests/);
  (await screen.findByRole('button', { name: 'Accept noor88' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept noor88' })).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});
