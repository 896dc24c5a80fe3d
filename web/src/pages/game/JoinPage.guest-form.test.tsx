import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { chooseFace, chooseName, ownName } from '../../entities/session/own-face.ts';
import { refusal } from '../../shared/api/testing/fake-fetch.ts';
import { nameField, openGuestLink, play, typeName } from './testing/guest-link.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['profaneUsername', 'Please find a kinder name'],
  ['nameInLobby', 'A player in that lobby has a name that looks the same. How about Jasper 2?'],
])(
  'a typed name that is refused, %s, is an error at the field, which has the focus',
  async (code, message) => {
    const { bodies } = openGuestLink({ refuse: () => refusal(409, code, message, 'name') });
    await typeName('Jasper');
    await play();
    const field = await nameField();
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Jasper');
    expect(bodies).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Another name' }));
    expect(field).not.toHaveValue('Jasper');
    expect(field).not.toHaveAccessibleDescription(message);
  },
);

test('an invalid name is an error at the field and sends nothing', async () => {
  const { bodies } = openGuestLink();
  await typeName('x'.repeat(31));
  await play();
  expect(await nameField()).toHaveAccessibleDescription('Your name can have at most 30 characters');
  expect(bodies).toEqual([]);
});

test('after a lost connection nothing typed is lost, and the repeated request has the same key', async () => {
  const { bodies, location } = openGuestLink({
    refuse: (attempt) => (attempt === 1 ? Response.error() : null),
  });
  await typeName('Jasper');
  await play();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Jasper');
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[1]).toEqual(bodies[0]);
});

test('a request that may not be repeated any more gets a new key', async () => {
  const { bodies, location } = openGuestLink({
    refuse: (attempt) => (attempt === 1 ? refusal(401, 'unauthenticated', 'Please log in first.') : null),
  });
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[1]?.key).not.toBe(bodies[0]?.key);
});

test('a name that the page has made up follows the picture, and a typed one does not', async () => {
  openGuestLink();
  const field = await nameField();
  await userEvent.click(screen.getByRole('button', { name: 'Another name' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Duck' }));
  expect(field).toHaveDisplayValue(/^[A-Z][a-z]+ Duck$/);
  await typeName('Megan Fox');
  await userEvent.click(screen.getByRole('radio', { name: 'Owl' }));
  expect(field).toHaveValue('Megan Fox');
});

test('name and picture are still there after a reload', async () => {
  const { unmount } = openGuestLink();
  await typeName('Jasper');
  await userEvent.click(screen.getByRole('radio', { name: 'Duck' }));
  unmount();
  openGuestLink();
  expect(await nameField()).toHaveValue('Jasper');
  expect(screen.getByRole('radio', { name: 'Duck' })).toBeChecked();
});

test('name and picture of the home page are filled in, and sent', async () => {
  chooseFace(8);
  chooseName('Jasper');
  const { bodies, location } = openGuestLink();
  expect(await nameField()).toHaveValue('Jasper');
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[0]).toMatchObject({ name: 'Jasper', avatar: 8 });
});

test('without a name on the home page there is the suggestion, which is no typed name', async () => {
  chooseFace(8);
  const { unmount } = openGuestLink();
  expect(await nameField()).not.toHaveValue('');
  expect(ownName()).toBe('');
  unmount();
  chooseName('Jasper');
  chooseName('');
  openGuestLink();
  expect(await nameField()).not.toHaveValue('');
  expect(await nameField()).not.toHaveValue('Jasper');
});

test('too many guests of the network: the text is shown, and the accounts remain a way in', async () => {
  openGuestLink({
    refuse: () => refusal(429, 'rateLimited', 'There are too many new guests in your network.'),
  });
  await typeName('Jasper');
  await play();
  expect(await screen.findByText('There are too many new guests in your network.')).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Jasper');
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
});

const blocked = () => refusal(403, 'cookiesBlocked', 'Your browser blocks cookies.');

test('a new browser gets its id with the first response and repeats the request', async () => {
  const { bodies, location } = openGuestLink({ refuse: (attempt) => (attempt === 1 ? blocked() : null) });
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  expect(bodies[1]).toEqual(bodies[0]);
});

test('a browser that blocks cookies is told so after two requests, and stays on the page', async () => {
  const { bodies, location } = openGuestLink({ refuse: blocked });
  await play();
  expect(await screen.findByText('Your browser blocks cookies.')).toBeInTheDocument();
  expect(bodies).toHaveLength(2);
  expect(location()).toBe('/join/PARTY7');
});

test('a picture is proposed that no player in the lobby has', async () => {
  openGuestLink({ lobby: () => ({ heads: [1, 2, 3, 4, 5, 6, 8], players: 7, maxPlayers: 8 }) });
  expect(await screen.findByRole('radio', { name: 'Ghost', checked: true })).toBeInTheDocument();
});

test('pictures of players in the lobby are marked, and can be chosen all the same', async () => {
  openGuestLink({ lobby: () => ({ heads: [1, 4], players: 2, maxPlayers: 8 }) });
  const fox = await screen.findByRole('radio', { name: /^Fox ?taken$/ });
  expect(screen.getByRole('radio', { name: 'Owl' })).toBeInTheDocument();
  await userEvent.click(fox);
  expect(fox).toBeChecked();
});

test('after the press the form stays until the lobby can be shown', async () => {
  const { location } = openGuestLink();
  await nameField();
  const shown: string[] = [];
  const observer = new MutationObserver(() => {
    const button = screen.queryByRole('button', { name: 'Play as guest' });
    if (location() !== '/') shown.push(button ? 'form' : 'other');
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await play();
  await waitFor(() => expect(location()).toBe('/'));
  observer.disconnect();
  expect(new Set(shown)).toEqual(new Set(['form']));
});
