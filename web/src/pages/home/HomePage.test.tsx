import { allGuestNames } from '@tallyho/game/accounts/guest-names';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, juniper, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { MembershipProvider } from '../../entities/room/room-hooks.tsx';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { chooseBackground } from '../../entities/session/background-choice.ts';
import { clearLastGuest, storeLastGuest } from '../../entities/session/last-guest.ts';
import { ownFace, ownName, suggestedName } from '../../entities/session/own-face.ts';
import { characterOf } from '../../shared/ui/avatars/characters.ts';
import { HomePage } from './HomePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../features/chat/ChatPanel.tsx';
import '../../features/home/Demo.tsx';
import '../../features/home/Tutorial.tsx';
import '../../screens/lobby/ViewerSettings.tsx';
import '../../screens/lobby/HomeSide.tsx';
import '../../screens/lobby/LobbyPanel.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  chooseBackground('default');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = 'tallyho-background=; Max-Age=0; Path=/';
});

function render(user: typeof juniper | null, address = '/') {
  const calls = fakeApi({ ...session(user), 'POST /api/user/preferences': () => Response.json({}) });
  const page = renderPage(
    <MembershipProvider user={user?._id ?? null}>
      <HomePage />
    </MembershipProvider>,
    address,
  );
  return { calls, page };
}

test('visitors see the welcome, Get started and a link to create an account', async () => {
  render(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Tallyho');
  expect(screen.getByText(/^Rate/)).toHaveTextContent('Rate anything, together.');
  const start = await screen.findByRole('button', { name: /^Get started/ });
  expect(start).toHaveTextContent('Open a lobby');
  expect(
    within(screen.getByRole('region', { name: 'Host a game' })).getByText(/^Free account/),
  ).toBeVisible();
  const ready = within(screen.getByRole('region', { name: 'Ready?' }));
  expect(ready.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  expect(screen.queryByRole('button', { name: 'Create a lobby' })).toBeNull();
  expect(await screen.findByPlaceholderText('Please login to start sending messages.')).toBeVisible();
});

test('a visitor has a face and a name of its character from the start, which are not greeted', async () => {
  sessionStorage.clear();
  render(null);
  await waitFor(() => expect(ownFace()).not.toBeNull());
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  expect(allGuestNames()).toContain(name.value);
  expect(name.value).toContain(characterOf(ownFace() ?? 0).name);
  expect(ownName()).toBe('');
  const faces = within(screen.getByRole('group', { name: 'Who are you tonight?' }));
  expect(faces.getAllByRole('radio', { checked: true })).toHaveLength(1);
  expect(screen.getByText('Your turn: where does pizza go?')).toBeVisible();
  sessionStorage.clear();
});

test('the made-up name follows the face, gives way to another one, and goes with the visitor', async () => {
  sessionStorage.clear();
  render(null);
  const name = await screen.findByRole('textbox', { name: 'Your name' });
  await userEvent.click(screen.getByRole('radio', { name: 'Owl' }));
  expect(name).toHaveDisplayValue(/ Owl$/);
  const first = suggestedName();
  vi.spyOn(Math, 'random').mockReturnValue(first.startsWith('Zesty') ? 0 : 0.999);
  await userEvent.click(screen.getByRole('button', { name: 'Another name' }));
  expect(name).not.toHaveValue(first);
  expect(name).toHaveDisplayValue(/ Owl$/);
  const second = suggestedName();
  cleanup();
  render(null);
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue(second);
  sessionStorage.clear();
});

test('the last guest of the browser is offered again', async () => {
  sessionStorage.clear();
  storeLastGuest({ username: 'Jasper', avatar: 8, code: 'PARTY7' });
  render(null);
  const name = await screen.findByRole('textbox', { name: 'Your name' });
  await waitFor(() => expect(name).toHaveValue('Jasper'));
  expect(screen.getByRole('radio', { name: 'Duck' })).toBeChecked();
  clearLastGuest();
  sessionStorage.clear();
});

test('Change face opens the faces of narrow windows', async () => {
  render(null);
  const button = await screen.findByRole('button', { name: 'Change face' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a face that a visitor chooses sits at the demo, and goes with them', async () => {
  sessionStorage.clear();
  render(null);
  await userEvent.click(await screen.findByRole('radio', { name: 'Owl' }));
  expect(screen.getByRole('radio', { name: 'Owl' })).toBeChecked();
  expect(await screen.findByText('Hello, Owl.')).toBeVisible();
  expect(ownFace()).toBe(3);
  cleanup();
  render(null);
  expect(await screen.findByRole('radio', { name: 'Owl' })).toBeChecked();
  sessionStorage.clear();
});

test('a name that a visitor types is greeted at the demo, and goes with them', async () => {
  sessionStorage.clear();
  render(null);
  await userEvent.click(await screen.findByRole('textbox', { name: 'Your name' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Your name' }));
  await userEvent.keyboard(' Jasper {Enter}');
  expect(await screen.findByText('Hello, Jasper.')).toBeVisible();
  expect(ownName()).toBe('Jasper');
  cleanup();
  render(null);
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Jasper');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Your name' }));
  await userEvent.tab();
  expect(ownName()).toBe('');
  sessionStorage.clear();
});

test('users get the lobby instead of the demo', async () => {
  render(juniper);
  expect(await screen.findByRole('button', { name: 'Create a lobby' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join a lobby' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Try a round' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Get started/ })).toBeNull();
  expect(await screen.findByPlaceholderText('Please join a lobby to start sending messages.')).toBeVisible();
});

test('members without a lobby find whom to play with before the chat, which is closed', async () => {
  render(juniper);
  await screen.findByRole('heading', { name: 'Friends online' });
  // The heading is drawn anew when the friends have loaded.
  await waitFor(() => {
    const message = screen.getByPlaceholderText('Please join a lobby to start sending messages.');
    expect(screen.getByRole('heading', { name: 'Friends online' }).compareDocumentPosition(message)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

test('members are greeted once, with their name, guests without it', async () => {
  const { page } = render(juniper);
  expect(await screen.findByText(/^Welcome back/)).toHaveTextContent(`Welcome back, ${juniper.username}`);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByText(/^Welcome to Tallyho/)).toBeNull();
  page.unmount();
  render({ ...juniper, isGuest: true });
  expect(await screen.findByRole('button', { name: 'Join a game Get started' })).toBeVisible();
  expect(screen.queryByText(/^Welcome back/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Tallyho');
});

test('guests have no friends and no game nights on the home page', async () => {
  render({ ...juniper, isGuest: true });
  expect(await screen.findByPlaceholderText('Please join a lobby to start sending messages.')).toBeVisible();
  expect(screen.queryByText('Friends online')).toBeNull();
});

test('only administrators get Game Test Mode', async () => {
  render(juniper);
  expect(await screen.findByRole('button', { name: 'Create a lobby' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Game Test Mode' })).toBeNull();
  cleanup();
  render({ ...juniper, administrator: true });
  const link = await screen.findByRole('link', { name: 'Game Test Mode' });
  expect(link).toHaveAttribute('href', '/test-mode');
});

test('a user with a seat sees the lobby first, without buttons to create or join another one', async () => {
  const room = new ScriptedRoom({ owner: robin }).join(kim);
  renderWithRoom(<HomePage />, { room, you: kim });
  expect(await screen.findByRole('heading', { name: 'In Another Lobby' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create a lobby' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Join a lobby' })).toBeNull();
  const lobby = screen.getByRole('region', { name: 'Lobby' });
  const backgrounds = screen.getByRole('group', { name: 'Background' });
  expect(lobby.compareDocumentPosition(backgrounds)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('taking a seat scrolls to the lobby, because the page above it gets shorter', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const room = new ScriptedRoom({ owner: robin });
  const { membership } = renderWithRoom(<HomePage />, { room, you: kim });
  expect(await screen.findByRole('button', { name: 'Create a lobby' })).toBeVisible();
  room.join(kim);
  await act(() => membership.enter(room.code));
  expect(await screen.findByRole('heading', { name: 'In Another Lobby' })).toBeVisible();
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('while the session loads there are no buttons for visitors or users', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderPage(
    <MembershipProvider user={undefined}>
      <HomePage />
    </MembershipProvider>,
  );
  expect(screen.queryByRole('button', { name: /^Get started/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create a lobby' })).toBeNull();
});

test.each([
  ['Create a lobby', juniper],
  ['Join a lobby', juniper],
])('%s scrolls to the lobby', async (name, user) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(user);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(scrollTo).toHaveBeenCalled();
});

test('a visitor who enters a code or pastes a link opens the invitation', async () => {
  render(null);
  const field = await screen.findByLabelText('Lobby code');
  await userEvent.click(field);
  await userEvent.paste('https://tallyho.example/join/party7');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/join/PARTY7'));
});

test('Join without a whole code says what is missing and leads to the field', async () => {
  render(null);
  const field = await screen.findByLabelText('Lobby code');
  const join = screen.getByRole('button', { name: 'Join' });
  await userEvent.type(field, 'abc');
  await userEvent.click(join);
  expect(screen.getByRole('alert')).toHaveTextContent(/^A code has six characters/);
  expect(field).toHaveFocus();
  expect(screen.getByLabelText('Address')).toHaveTextContent('/');
  await userEvent.type(field, 'd');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Join becomes the main action when the code has six characters', async () => {
  render(null);
  const field = await screen.findByLabelText('Lobby code');
  await userEvent.type(field, 'party');
  expect(screen.getByRole('button', { name: 'Join' })).toHaveAttribute('data-whole', 'false');
  await userEvent.type(field, '7');
  expect(screen.getByRole('button', { name: 'Join' })).toHaveAttribute('data-whole', 'true');
});

test('Get started leads to the registration, and then opens a lobby once', async () => {
  render(null);
  await userEvent.click(await screen.findByRole('button', { name: /^Get started/ }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/register');
  cleanup();
  const { calls } = render(juniper);
  const created = () => calls.filter(({ route }) => route === 'POST /api/lobby/createLobby');
  await waitFor(() => expect(created()).toHaveLength(1));
  cleanup();
  const later = render(juniper);
  expect(await screen.findByRole('button', { name: /Create Web Server$/ })).toBeVisible();
  expect(later.calls.map(({ route }) => route)).not.toContain('POST /api/lobby/createLobby');
});

test('visitors read that they need no account to join with a code', async () => {
  render(null);
  const join = within(await screen.findByRole('region', { name: 'Join friends' }));
  expect(join.getByText('No account needed.')).toBeVisible();
});

test('the code field for visitors does not take the focus on load', async () => {
  render(null);
  expect(await screen.findByLabelText('Lobby code')).not.toHaveFocus();
});

test('Join a lobby focuses the code field, and Create a lobby the create button', async () => {
  render(juniper);
  await userEvent.click(await screen.findByRole('button', { name: 'Join a lobby' }));
  await waitFor(() => expect(screen.getByLabelText('Lobby code')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Create a lobby' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Create Web Server$/ })).toHaveFocus());
});

test.each([
  ['users', juniper],
  ['visitors', null],
])('the shortcut of the installed app opens the field for a lobby code for %s', async (_who, user) => {
  render(user, '/?scrollTo=lobby&join');
  await waitFor(() => expect(screen.getByLabelText('Lobby code')).toHaveFocus());
});

test.each(['/?scrollTo=lobby', '/?scrollToTutorial=true'])(
  '%s scrolls to the section and removes the parameter',
  async (address) => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    render(null, address);
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
    expect(scrollTo).toHaveBeenCalled();
  },
);

test('the demo can be played immediately, and a drawn player agrees', async () => {
  render(null);
  const stage = screen.getByRole('region', { name: 'Try a round' });
  const demo = within(stage);
  await userEvent.hover(stage);
  await userEvent.click(await demo.findByRole('button', { name: 'Put Pizza in tier Round the block' }));
  expect(demo.getByRole('button', { name: 'Pizza, in tier Round the block' })).toBeVisible();
  for (const name of ['Ramen', 'Burger'])
    await userEvent.click(demo.getByRole('button', { name: `Put ${name} in tier Worth a detour` }));
  expect(demo.getByText(/agrees on/)).toHaveTextContent(/Fox agrees on 7 of 12/);
  await userEvent.click(demo.getByRole('button', { name: 'Again' }));
  expect(demo.getByRole('button', { name: 'Pizza, not placed' })).toBeVisible();
});

test('a drawn player at the board says what it thinks of a placed picture, with its face', async () => {
  render(null);
  const stage = screen.getByRole('region', { name: 'Try a round' });
  const faces = () =>
    [...stage.querySelectorAll('[data-speaks] img')].map((face) => face.getAttribute('src'));
  await userEvent.hover(stage);
  await userEvent.click(
    await within(stage).findByRole('button', { name: 'Put Pizza in tier Round the block' }),
  );
  expect(within(stage).getByText('Owl: “Pizza? If it is there.”')).toBeVisible();
  expect(within(stage).getByText('Fox agrees.')).toBeVisible();
  await waitFor(() =>
    expect(faces()).toEqual([
      expect.stringMatching(/#delighted$/),
      expect.stringMatching(/#shocked$/),
      expect.stringMatching(/#smug$/),
    ]),
  );
});

test('one press in the strip rates a picture on the board, and the next one follows the answer', async () => {
  render(null);
  const strip = within(screen.getByRole('region', { name: 'Rate one' }));
  expect(strip.getByText('Worth the queue?')).toBeVisible();
  expect(strip.getByText('Where does pizza go?')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(strip.getByRole('button', { name: 'Pizza: Round the block' }));
  expect(strip.getByRole('img', { name: 'Owl' })).toBeVisible();
  expect(strip.getByText('“Pizza? If it is there.”')).toBeVisible();
  act(() => vi.advanceTimersByTime(5_000));
  expect(strip.queryByText('“Pizza? If it is there.”')).toBeNull();
  expect(strip.getByText('Where does ramen go?')).toBeVisible();
  vi.useRealTimers();
  const stage = within(screen.getByRole('region', { name: 'Try a round' }));
  expect(await stage.findByRole('button', { name: 'Pizza, in tier Round the block' })).toBeVisible();
});

test('the strip can be played to its end without waiting, and again', async () => {
  render(null);
  const strip = within(screen.getByRole('region', { name: 'Rate one' }));
  const last = strip.getAllByRole('button').at(-1);
  if (!last) throw new Error('The strip has no keys');
  // Each second press brings the next picture.
  for (let press = 0; press < 6; press++) await userEvent.click(last);
  expect(strip.getByText('All rated.')).toBeVisible();
  expect(last).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(strip.getByRole('button', { name: 'Again' }));
  expect(strip.getByText('Where does pizza go?')).toBeVisible();
});

test('the tutorial explains the steps of a game', async () => {
  render(null);
  const tutorial = within(screen.getByRole('region', { name: 'How a game night goes' }));
  for (const step of [
    /Create or join a lobby/,
    /Choose a theme/,
    /Play different games/,
    /See results and rankings/,
  ])
    expect(await tutorial.findByRole('heading', { name: step })).toBeVisible();
});

test('the patterns of the backgrounds load at the first activity', async () => {
  render(null);
  const patterns = () =>
    [
      ...screen.getByRole('group', { name: 'Background' }).querySelectorAll<HTMLElement>('[data-pattern]'),
    ].map(({ dataset }) => dataset.pattern);
  expect(patterns()).toEqual(['default', 'default', 'default', 'default']);
  fireEvent.pointerMove(window);
  expect(patterns()).toEqual(['default', 'bubbles', 'hexagons', 'topography']);
});

test('a background is previewed on hover, applied on click and stored for 30 days', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  const { calls } = render(null);
  const bubbles = screen.getByRole('radio', { name: 'Bubbles' });
  const swatch = bubbles.closest('label');
  if (!swatch) throw new Error('The radio button has no label');
  await userEvent.hover(swatch);
  expect(document.documentElement).toHaveAttribute('data-background', 'bubbles');
  await userEvent.unhover(swatch);
  expect(document.documentElement).toHaveAttribute('data-background', 'default');
  await userEvent.click(bubbles);
  expect(document.documentElement).toHaveAttribute('data-background', 'bubbles');
  expect(cookie).toHaveBeenLastCalledWith(
    expect.stringMatching(/^tallyho-background=bubbles; .*Max-Age=2592000/),
  );
  expect(calls.map(({ route }) => route)).not.toContain('POST /api/user/preferences');
});

test('the profile’s background overrides the cookie, and a user’s choice is stored in the profile', async () => {
  const { calls } = render({ ...juniper, preferences: { ...juniper.preferences, background: 'hexagons' } });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Hexagons' })).toBeChecked());
  expect(document.documentElement).toHaveAttribute('data-background', 'hexagons');
  await userEvent.click(screen.getByRole('radio', { name: 'Topography' }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /api/user/preferences')?.body).toEqual({
      key: 'background',
      value: 'topography',
    }),
  );
});
