import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import '../../features/friends/PeopleButton.tsx';
import '../../features/moderation/reports/OpenReportsCount.tsx';

const account = {
  _id: 'u1',
  username: 'juniper',
  email: 'juniper@example.org',
  avatar: 3,
  administrator: false,
  emailVerified: true,
  isGuest: false,
  authProviders: ['form'],
};

/** Fakes the API: `auth-check` responds with the user (null: not logged in), other calls with the status. */
function serve(user: typeof account | null, otherStatus = 200, openReports = 0): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    if (url.endsWith('/api/admin/open-reports')) return Response.json({ open: openReports });
    if (url.endsWith('/api/user/auth-check')) return Response.json({ user });
    if (url.includes('/api/user/friends/requests')) return Response.json({ friendRequests: [] });
    return Response.json({}, { status: otherStatus });
  });
  return asked;
}

test('while the account loads there is a placeholder, and no login button', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderPage(<Header />);
  expect(screen.getByText('Loading account')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test.each([
  ['/join/PARTY7', '?next=%2Fjoin%2FPARTY7'],
  ['/register?next=%2Fjoin%2FPARTY7', '?next=%2Fjoin%2FPARTY7'],
  ['/r/some-result', '?next=%2Fr%2Fsome-result'],
  ['/login', ''],
])('the login links on %s return to the right page', async (path, query) => {
  serve(null);
  renderPage(
    <>
      <Header />
      <Footer />
    </>,
    path,
  );
  expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute('href', `/register${query}`);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login${query}`);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/login${query}`);
});

test('visitors get Log in and Register', async () => {
  serve(null);
  renderPage(<Header />);
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Tallyho' })).toHaveAttribute('href', '/');
});

test('accounts get their profile and Log out, but no Admin page', async () => {
  serve(account);
  renderPage(<Header />);
  expect(await screen.findByRole('link', { name: /My profile/ })).toHaveAttribute('href', '/user');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Admin page' })).toBeNull();
});

test('administrators get the Admin page too', async () => {
  serve({ ...account, administrator: true });
  renderPage(<Header />);
  expect(await screen.findByRole('link', { name: 'Admin page' })).toHaveAttribute('href', '/admin');
});

test('the Admin page has the number of open reports and appeals, for administrators only', async () => {
  serve({ ...account, administrator: true }, 200, 4);
  const first = renderPage(<Header />);
  expect(await screen.findByRole('link', { name: 'Admin page, 4 open reports and appeals' })).toBeVisible();
  first.unmount();
  const asked = serve(account, 200, 4);
  renderPage(<Header />);
  expect(await screen.findByRole('link', { name: /My profile/ })).toBeVisible();
  expect(asked).not.toContainEqual(expect.stringContaining('/api/admin/'));
});

test('logging out clears the user and goes home', async () => {
  serve(account);
  renderPage(<Header />, '/user');
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
});

test('when logging out fails the user stays logged in and sees an error', async () => {
  serve(account, 503);
  renderPage(<Header />, '/user');
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(/Logging out did not work/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /My profile/ })).toBeVisible();
});

test('the footer links visitors to the login page and accounts to their profile', async () => {
  serve(null);
  const { unmount } = renderPage(<Footer />);
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  unmount();
  serve(account);
  renderPage(<Footer />);
  expect(await screen.findByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/user');
});

test('on another page the footer’s section links open the home page with a query parameter', async () => {
  serve(null);
  renderPage(<Footer />, '/privacy');
  await userEvent.click(screen.getByRole('link', { name: 'Tutorial' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/?scrollToTutorial=true');
});

test('the footer shows the current year', () => {
  serve(null);
  renderPage(<Footer />);
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeVisible();
});

test('a guest gets the profile and one way to become an account, which returns to the page', async () => {
  serve({ ...account, isGuest: true });
  renderPage(<Header />, '/privacy');
  expect(await screen.findByRole('link', { name: 'Keep your seat' })).toHaveAttribute(
    'href',
    '/register?next=%2Fprivacy',
  );
  expect(screen.getByRole('link', { name: /My profile/ })).toHaveAttribute('href', '/user');
  expect(screen.queryByRole('button')).toBeNull();
});
