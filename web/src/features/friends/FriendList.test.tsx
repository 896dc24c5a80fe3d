import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { kim, robin, sam } from '../../entities/room/testing/people.ts';
import { respondWithError } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { namesIn, openPanel, panel, setPanel } from '../../screens/people-panel/testing/friends-panel.tsx';

setPanel();

test('lists the friends who are online before those in a game, each with their presence as text', async () => {
  openPanel();
  await screen.findByRole('list', { name: 'Friends' });
  expect(namesIn('Friends')).toEqual(['alexandra_the_great', 'kimchi']);
  expect(namesIn('Offline friends')).toEqual(['Samwise']);
  expect(screen.getByRole('heading', { name: 'Offline' })).toBeVisible();
  expect(screen.getByText('2 friends online')).toBeVisible();
  const [, kimchi, samwise] = screen.getAllByRole('listitem');
  expect(kimchi).toHaveTextContent(/^kimchi In a game/);
  expect(samwise).toHaveTextContent(/^Samwise Offline/);
});

test('opens the conversation on a press on a friend', async () => {
  const user = openPanel();
  await user.click(await screen.findByRole('button', { name: /^Message kimchi/ }));
  expect(readPeoplePanel().conversation).toMatchObject(kim);
});

test('the menu of a friend opens the conversation, too', async () => {
  const user = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(screen.getByRole('menuitem', { name: 'Message' }));
  expect(readPeoplePanel().conversation).toMatchObject(kim);
});

test('invites a friend to the lobby with one tap and confirms it', async () => {
  const user = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Invite kimchi' }));
  expect(await screen.findByRole('button', { name: 'Invited kimchi' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(panel.people.invited).toEqual([kim.user]);
});

test('does not invite a player who already sits at the table', async () => {
  openPanel(new ScriptedRoom({ owner: robin }).join(sam));
  expect(await screen.findByRole('button', { name: 'Message Samwise' })).toBeInTheDocument();
  expect(screen.getByText('At your table')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite Samwise' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Invite alexandra_the_great' })).toBeInTheDocument();
});

test('removes a friend only after a confirmation', async () => {
  const user = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove friend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove kimchi?' }));
  expect(panel.people.friends.has(kim.user)).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Message kimchi/ })).toBeNull());
  expect(panel.people.friends.has(kim.user)).toBe(false);
});

test('restores a friend and shows the reason when the removal fails', async () => {
  panel.people.overrides['POST /api/user/friends/remove-friend'] = respondWithError(
    429,
    'rateLimited',
    'Slow down.',
  );
  const user = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove friend' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('kimchi could not be removed. Slow down.');
  expect(await screen.findByRole('button', { name: /^Message kimchi/ })).toBeInTheDocument();
});

test('removes a blocked friend from the list and can unblock them', async () => {
  const user = openPanel();
  await user.click(await screen.findByRole('button', { name: 'Options for Samwise' }));
  await user.click(screen.getByRole('menuitem', { name: 'Block' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
  await user.click(await screen.findByText('Blocked people (1)'));
  expect(screen.queryByRole('button', { name: /^Message Samwise/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unblock Samwise' }));
  await waitFor(() => expect(panel.people.blocked.size).toBe(0));
  await waitFor(() => expect(screen.queryByText(/Blocked people/)).toBeNull());
});

test('shows an error when the list cannot be loaded, and retries on request', async () => {
  panel.people.overrides['GET /api/user/friends'] = respondWithError(500, 'internal', 'Server error');
  const user = openPanel();
  const again = await screen.findByRole('button', { name: 'Try again' });
  delete panel.people.overrides['GET /api/user/friends'];
  await user.click(again);
  expect(await screen.findByRole('list', { name: 'Friends' })).toBeInTheDocument();
});

test('keeps the keyboard focus in the list when a friend is removed from it', async () => {
  const user = openPanel();
  (await screen.findByRole('button', { name: 'Options for kimchi' })).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('menuitem', { name: 'Remove friend' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Message kimchi/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('filters a long list by name, and shows a short list completely whatever was typed', async () => {
  for (let index = 0; index < 9; index += 1) panel.people.friends.set(`user-extra${index}`, 'offline');
  const user = openPanel();
  await user.type(await screen.findByRole('textbox', { name: 'Find a friend' }), 'kim');
  expect(namesIn('Friends')).toEqual(['kimchi']);
  await user.type(screen.getByRole('textbox', { name: 'Find a friend' }), 'zzz');
  expect(screen.getByText('None of your friends is called that.')).toHaveRole('status');
  await user.type(screen.getByRole('textbox', { name: 'Find a friend' }), '{Backspace>3/}');
  await user.click(screen.getByRole('button', { name: 'Options for kimchi' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove friend' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect([...namesIn('Friends'), ...namesIn('Offline friends')]).toHaveLength(11));
});
