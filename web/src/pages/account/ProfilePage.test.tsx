import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { MembershipProvider } from '../../entities/room/room-hooks.tsx';
import ProfilePage from './ProfilePage.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../features/friends/FriendsPanel.tsx';
import './GuestProfile.tsx';

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

test('e-mail and user ID are masked until they are shown', async () => {
  fakeApi(session(juniper));
  render();
  expect(await screen.findByText('j•••••@e•••••.org')).toBeVisible();
  expect(screen.queryByText(juniper.email)).toBeNull();
  expect(screen.queryByText(juniper._id)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show Email' }));
  expect(screen.getByText(juniper.email)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show User ID' }));
  expect(screen.getByText(juniper._id)).toBeVisible();
});

test('the e-mail can be copied without showing it', async () => {
  fakeApi(session(juniper));
  const user = userEvent.setup();
  render();
  await user.click(await screen.findByRole('button', { name: 'Copy Email' }));
  expect(await navigator.clipboard.readText()).toBe(juniper.email);
  expect(await screen.findByText('Email copied')).toBeInTheDocument();
});

test('Select Picture stores the picked character', async () => {
  const calls = fakeApi({
    ...session(juniper),
    'PUT /api/user/update-picture/user-juniper': () =>
      Response.json({ success: true, user: { ...juniper, avatar: 8 } }),
  });
  render();
  expect(await screen.findByRole('radio', { name: 'Owl' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Select Picture' }));
  expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'Duck' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select Picture' }));
  expect(await screen.findByText('You are the Duck now.')).toBeInTheDocument();
  const stored = calls.filter(({ route }) => route.startsWith('PUT'));
  expect(stored.map(({ body }) => body)).toEqual([{ avatarNumber: 8 }]);
  expect(screen.getByRole('radio', { name: 'Duck' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Select Picture' })).toHaveFocus();
});

test('if the picture cannot be stored, an error is shown and the selection stays', async () => {
  fakeApi({
    ...session(juniper),
    'PUT /api/user/update-picture/user-juniper': () => refusal(503, 'unavailable', 'Server error'),
  });
  render();
  await userEvent.click(await screen.findByRole('radio', { name: 'Fox' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select Picture' }));
  expect(await screen.findByText('Server error')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Fox' })).toBeChecked();
});

test('logging out opens the home page', async () => {
  fakeApi({ ...session(juniper), 'POST /api/user/logout': () => Response.json({ success: true }) });
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
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
  for (const title of ['Friends', 'Your game nights', 'Linked accounts', 'Devices', 'Account'])
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Appear offline' })).toBeNull();
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/user/auth-check']);
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
