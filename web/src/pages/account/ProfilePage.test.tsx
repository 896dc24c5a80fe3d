import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { kindNames } from '@tallyho/game/titles/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { type Call, fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { matchMedia } from '../../../test/match-media.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { closeConversation, readPeoplePanel } from '../../entities/friends/people-panel-store.ts';
import { MembershipProvider } from '../../entities/room/room-hooks.tsx';
import ProfilePage from './ProfilePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../features/friends/FriendsPanel.tsx';
import './GuestProfile.tsx';

const playedProfile: PlayerProfile = {
  games: 23,
  considered: 23,
  won: 7,
  evenings: 9,
  titles: [
    { kind: 'selective', name: 'Connoisseur', count: 3 },
    { kind: 'diplomat', name: 'Diplomat', count: 1 },
  ],
  agreements: [
    { username: 'kimchi', avatar: 4, tie: { kind: 'friend', user: 'user-kim' }, percent: 84, compared: 24 },
    { username: 'samwise', avatar: 5, tie: { kind: 'none' }, percent: 50, compared: 1 },
  ],
  mostUnlike: {
    ...{ username: 'noor', avatar: 6, tie: { kind: 'none' }, percent: 31, compared: 18 },
  },
  favourites: [
    { item: { id: 'a', url: '/images/dumplings.webp', alt: 'Dumplings' }, game: 'Street food' },
    { item: { id: 'b', url: null, alt: 'Nap' }, game: 'Joys' },
  ],
};

const render = () =>
  renderPage(
    <MembershipProvider user={null}>
      <Routes>
        <Route path="/user" element={<ProfilePage />} />
        <Route path="*" element={null} />
      </Routes>
    </MembershipProvider>,
    '/user',
  );

test('visitors are sent to the login page and return afterwards', async () => {
  fakeApi(session(null));
  render();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/login?next=/user'));
});

test('a server error is shown with a button to try again', async () => {
  let isDown = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({
    'GET /api/user/auth-check': () =>
      isDown ? refusal(503, 'unavailable', 'Server error') : Response.json({ user: juniper }),
  });
  render();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your profile is out of reach');
  expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user$/);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello');
});

test('too many requests are named as the reason why the profile cannot be shown', async () => {
  const message = 'That was a bit fast. Try again in a moment.';
  fakeApi({ 'GET /api/user/auth-check': () => refusal(429, 'rateLimited', message) });
  render();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByText(/Check your connection/)).toBeNull();
});

test.each([
  [false, 'Hello'],
  [true, 'Administrator'],
])('with administrator = %s the heading is "%s"', async (administrator, heading) => {
  fakeApi(session({ ...juniper, administrator }));
  render();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('Edit profile leads to the first section of the settings', async () => {
  fakeApi(session(juniper));
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  expect(screen.getByRole('region', { name: 'Select Picture' })).toHaveFocus();
});

test('email and user ID are masked until they are shown', async () => {
  fakeApi(session(juniper));
  render();
  expect(await screen.findByText('j•••••@e•••••.org')).toBeVisible();
  expect(screen.queryByText(juniper.email)).toBeNull();
  expect(screen.queryByText(juniper._id)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show Email' }));
  expect(screen.getByText(juniper.email)).toBeVisible();
  await userEvent.click(screen.getByText('User ID', { selector: 'summary' }));
  expect(screen.getByText(/You need it only if you write to us/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show User ID' }));
  expect(screen.getByText(juniper._id)).toBeVisible();
});

test('the email can be copied without showing it', async () => {
  fakeApi(session(juniper));
  const user = userEvent.setup();
  render();
  await user.click(await screen.findByRole('button', { name: 'Copy Email' }));
  expect(await navigator.clipboard.readText()).toBe(juniper.email);
  expect(await screen.findByText('Email copied')).toBeInTheDocument();
});

const storing = {
  'PUT /api/user/update-picture/user-juniper': ({ body }: Call) =>
    Response.json({ success: true, user: { ...juniper, avatar: Reflect.get(Object(body), 'avatarNumber') } }),
};
const storedAvatars = (calls: readonly Call[]) =>
  calls
    .filter(({ route }) => route.startsWith('PUT'))
    .map(({ body }) => Reflect.get(Object(body), 'avatarNumber'));

test('choosing a picture shows it at once and stores it once, and it can be undone', async () => {
  const calls = fakeApi({ ...session(juniper), ...storing });
  render();
  const pictures = within(await screen.findByRole('group', { name: 'Select Picture' }));
  expect(pictures.getByRole('radio', { name: 'Owl' })).toBeChecked();
  await userEvent.click(pictures.getByRole('radio', { name: 'Duck' }));
  expect(pictures.getByRole('radio', { name: 'Duck' })).toBeChecked();
  expect(await screen.findByText('You are the Duck now.')).toBeInTheDocument();
  expect(storedAvatars(calls)).toEqual([8]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(pictures.getByRole('radio', { name: 'Owl' })).toBeChecked();
  await waitFor(() => expect(storedAvatars(calls)).toEqual([8, 3]));
});

test('with the arrow keys only the last picture is stored', async () => {
  const calls = fakeApi({ ...session(juniper), ...storing });
  render();
  (await screen.findByRole('radio', { name: 'Owl' })).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Robot' })).toHaveFocus();
  expect(await screen.findByText('You are the Robot now.')).toBeInTheDocument();
  expect(storedAvatars(calls)).toEqual([6]);
});

test('if the picture cannot be stored, the stored one is shown again, with the reason and a way to try again', async () => {
  let isDown = true;
  const calls = fakeApi({
    ...session(juniper),
    'PUT /api/user/update-picture/user-juniper': (call) =>
      isDown
        ? refusal(503, 'unavailable', 'Server error')
        : storing['PUT /api/user/update-picture/user-juniper'](call),
  });
  render();
  await userEvent.click(await screen.findByRole('radio', { name: 'Fox' }));
  expect(await screen.findByText('You are not the Fox yet. Server error')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Owl' })).toBeChecked();
  isDown = false;
  const toasts = within(screen.getByRole('list', { name: 'Messages' }));
  await userEvent.click(toasts.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You are the Fox now.')).toBeInTheDocument();
  expect(storedAvatars(calls)).toEqual([1, 1]);
});

test('the page itself has no button to log out, because the header has one', async () => {
  fakeApi(session(juniper));
  render();
  expect(await screen.findByRole('region', { name: 'Account' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('the faces of the chosen character can be tried', async () => {
  fakeApi(session(juniper));
  render();
  const faces = within(await screen.findByRole('group', { name: /^Your faces in a game/ }));
  expect(faces.getByRole('button', { name: 'Neutral' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(faces.getByRole('button', { name: 'Shocked' }));
  expect(faces.getByRole('button', { name: 'Shocked' })).toHaveAttribute('aria-pressed', 'true');
  expect(faces.getByRole('button', { name: 'Neutral' })).toHaveAttribute('aria-pressed', 'false');
});

test('the chosen face is shown again when the page is opened again', async () => {
  fakeApi(session(juniper));
  const { unmount } = render();
  await userEvent.click(await screen.findByRole('button', { name: 'Smug' }));
  unmount();
  render();
  expect(await screen.findByRole('button', { name: 'Smug' })).toHaveAttribute('aria-pressed', 'true');
});

describe('the games of the profile', () => {
  const withProfile = (changes: Partial<PlayerProfile>, user: object = juniper) => ({
    'GET /api/user/auth-check': () => Response.json({ success: true, user }),
    'GET /api/user/games': () => Response.json({ success: true, games: [], next: null }),
    'GET /api/user/profile': () =>
      Response.json({ success: true, profile: { ...playedProfile, ...changes } }),
  });

  test('stand before the settings: numbers, titles with their counts, agreement, and the top three', async () => {
    fakeApi(withProfile({}));
    render();
    expect(
      await screen.findByText('You have played 23 games, won 7, met on 9 evenings and earned 2 titles.'),
    ).toBeVisible();
    const itemsOf = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
    expect(itemsOf('Titles')).toEqual(['Diplomat You stayed closest to the middle once']);
    expect(itemsOf('You agree with')).toEqual([
      'kimchi84%Most like you in 24 answers',
      'samwise50%Half and half in 1 answer',
    ]);
    expect(itemsOf('You and noor agree least: 31%.')).toEqual([
      'You and noor agree least: 31%.Likes to differ in 18 answers',
    ]);
    expect(itemsOf('Your top three')).toEqual([
      'From “Street food”Dumplings',
      'From “Joys”Nap',
      'One more after your next game',
    ]);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf('Your top three')).toBeLessThan(headings.indexOf('Settings'));
  });

  test('on a wide window the top three are seen on the podium only, and the list is for screen readers', async () => {
    matchMedia((query) => query === '(width >= 800px)');
    fakeApi(withProfile({}));
    render();
    const region = await screen.findByRole('region', { name: 'Your top three' });
    expect(region.parentElement?.tagName).toBe('SPAN');
  });

  test('fewer than three favourites are no podium: the first is large in the banner, with its name and question', async () => {
    fakeApi(withProfile({}));
    render();
    const label = await screen.findByText('Your favourite');
    expect(label.parentElement).toHaveTextContent(/^Your favourite.*Dumplings.*From “Street food”$/);
    expect(screen.queryByText('Your favourites')).toBeNull();
  });

  test('titles are badges whose counts screen readers read in words', async () => {
    fakeApi(
      withProfile({
        titles: [
          { kind: 'mutual', name: 'Great minds', count: 4 },
          { kind: 'selective', name: 'Connoisseur', count: 3 },
          { kind: 'diplomat', name: 'Diplomat', count: 1 },
        ],
      }),
    );
    render();
    const [often, once] = within(await screen.findByRole('list', { name: 'Titles' })).getAllByRole(
      'listitem',
    );
    expect(within(often ?? document.body).getByText('3 times')).toBeInTheDocument();
    expect(within(often ?? document.body).getByText('×3')).toHaveAttribute('aria-hidden', 'true');
    expect(within(once ?? document.body).getByText('once')).toBeInTheDocument();
    expect(once).not.toHaveTextContent('×');
    expect(screen.getAllByText('Great minds')).toHaveLength(1);
    expect(screen.queryByRole('img', { name: /Connoisseur|Diplomat/ })).toBeNull();
  });

  test('a single title stands in the head of the page, without a list', async () => {
    fakeApi(withProfile({ titles: [{ kind: 'mutual', name: 'Great minds', count: 2 }] }));
    render();
    expect(await screen.findByText('Great minds')).toBeVisible();
    expect(screen.getByText('won 2 times')).toBeVisible();
    expect(screen.queryByRole('region', { name: /titles$/ })).toBeNull();
  });

  test('the numbers begin with the first game', async () => {
    fakeApi(withProfile({ games: 1, considered: 1, won: 1, evenings: 1 }));
    render();
    expect(
      await screen.findByText('You have played 1 game, won 1, met on 1 evening and earned 2 titles.'),
    ).toBeVisible();
    expect(['game', 'won', 'evening', 'titles'].map((noun) => screen.getByText(noun).textContent)).toEqual([
      '1 game',
      '1 won',
      '1 evening',
      '2 titles',
    ]);
  });

  test('say that there were more evenings than those of the latest games', async () => {
    fakeApi(withProfile({ games: 80, considered: 50 }));
    render();
    expect(await screen.findByText(/^You have played 80 games, won 7, met on 9\+ evenings/)).toBeVisible();
  });

  test('offer to write to friends only', async () => {
    fakeApi(withProfile({}));
    render();
    await userEvent.click(await screen.findByRole('button', { name: 'Message kimchi' }));
    expect(readPeoplePanel().conversation).toEqual({ user: 'user-kim', username: 'kimchi', avatar: 4 });
    expect(screen.queryByRole('button', { name: 'Message samwise' })).toBeNull();
    act(closeConversation);
  });

  test.each([
    [false, 'Start a game'],
    [true, 'Join a game'],
  ])('of a new user (guest: %s) say what will be here, with one way to start', async (isGuest, start) => {
    const calls = fakeApi(withProfile({ games: 0 }, { ...juniper, isGuest }));
    render();
    const region = within(await screen.findByRole('region', { name: 'Your games' }));
    expect(await region.findByText('After your first game you find here:')).toBeVisible();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'the titles you have won',
      'who thinks like you',
      'your top three things',
      'every game with its winner',
    ]);
    expect(region.getAllByRole('link')).toHaveLength(1);
    expect(region.getByRole('link', { name: start })).toHaveAttribute('href', '/?scrollTo=lobby');
    expect(calls.map(({ route }) => route)).not.toContain('GET /api/user/games');
    expect(screen.queryByText(/^You have played/)).toBeNull();
  });

  test('say how to get what they do not have yet', async () => {
    fakeApi(withProfile({ titles: [], agreements: [], favourites: [] }));
    render();
    const textOf = async (name: string) => (await screen.findByRole('region', { name })).textContent;
    expect(await textOf('Your titles')).toContain('every player who has answered gets a title');
    expect(await textOf('You agree with')).toContain('After 5 answers on the same things');
    expect(screen.queryByRole('region', { name: 'Your top three' })).toBeNull();
  });

  test('can be loaded again after an error, and the settings work without them', async () => {
    let isDown = true;
    fakeApi({
      ...withProfile({}),
      'GET /api/user/profile': () =>
        isDown
          ? refusal(503, 'unavailable', 'Server error')
          : Response.json({ success: true, profile: playedProfile }),
    });
    render();
    expect(await screen.findByText('Your games could not be loaded. Server error')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Select Picture' })).toBeVisible();
    isDown = false;
    const games = within(screen.getByRole('region', { name: 'Your games' }));
    await userEvent.click(games.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Titles' })).toBeVisible();
  });

  test('show the first titles, and all of them on request', async () => {
    const titles = kindNames.slice(0, 12).map((kind) => ({ kind, name: kind, count: 1 }));
    fakeApi(withProfile({ titles }));
    render();
    const shown = async () =>
      within(await screen.findByRole('list', { name: 'Titles' })).getAllByRole('listitem').length;
    expect(await shown()).toBe(8);
    await userEvent.click(screen.getByRole('button', { name: 'Show all titles' }));
    expect(await shown()).toBe(11);
  });
});

test('deleting the account opens the home page and shows a message', async () => {
  fakeApi({
    ...session(juniper),
    'GET /api/csrf-token': () => Response.json({ csrfToken: 'token' }),
    'POST /api/user/delete-account': () => Response.json({ success: true }),
  });
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'Secret1');
  await userEvent.type(screen.getByLabelText('Type juniper to be sure'), 'juniper');
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Your account is deleted. Thanks for playing!')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
});

test('a guest sees what they can change and how to become an account, and requests nothing of accounts', async () => {
  const calls = fakeApi(session({ ...juniper, isGuest: true }));
  render();
  expect(await screen.findByRole('region', { name: 'Keep your games, juniper' })).toBeInTheDocument();
  expect(screen.getByText('Guest')).toBeInTheDocument();
  for (const title of ['Friends', 'Linked accounts', 'Devices', 'Account'])
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Appear offline' })).toBeNull();
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/user/auth-check', 'GET /api/user/profile']);
});

test('a guest leaves for good after a confirmation', async () => {
  const calls = fakeApi({
    ...session({ ...juniper, isGuest: true }),
    'GET /api/csrf-token': () => Response.json({ csrfToken: 'token' }),
    'POST /api/user/delete-account': () => Response.json({ success: true }),
  });
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave for good' }));
  expect(screen.getByRole('dialog', { name: 'Leave for good?' })).toHaveTextContent('There is no way back.');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
  expect(calls.at(-1)?.body).toEqual({});
});
