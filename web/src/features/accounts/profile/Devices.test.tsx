import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { Devices } from './Devices.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const phone = {
  _id: 'session-phone',
  device: 'Safari on iPhone',
  current: false,
  createdAt: ago(9_000),
  lastSeen: ago(5),
};
const old = { ...phone, _id: 'session-old', device: 'Firefox on Windows', lastSeen: ago(3 * 60) };
const here = { ...phone, _id: 'session-here', device: 'Chrome on Linux', current: true, lastSeen: ago(60) };

/** An API that ends sessions. */
function api(refused?: () => Response) {
  let sessions = [old, phone, here];
  const end = (stays: (session: typeof here) => boolean) => () => {
    if (refused) return refused();
    sessions = sessions.filter(stays);
    return Response.json({ success: true });
  };
  return fakeApi({
    'GET /api/csrf-token': () => Response.json({ csrfToken: 'the-token' }),
    'GET /api/user/sessions': () => Response.json({ success: true, sessions }),
    'DELETE /api/user/sessions/session-phone': end(({ _id }) => _id !== 'session-phone'),
    'DELETE /api/user/sessions': end(({ current }) => current),
  });
}

test('lists this device first, then the others by their last activity', async () => {
  api();
  renderPage(<Devices />);
  await screen.findByText('This one');
  const [first, second, third] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/^Chrome on LinuxSince .*This one$/);
  expect(second).toHaveTextContent('Safari on iPhoneLast here 5 minutes agoLog out there');
  expect(third).toHaveTextContent('Firefox on WindowsLast here 3 hours agoLog out there');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
});

test('logs one device out with a call that only this page can make', async () => {
  const calls = api();
  renderPage(<Devices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out there: Safari on iPhone' }));
  expect(await screen.findByText('Safari on iPhone is logged out.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Log out there: Safari on iPhone' })).toBeNull(),
  );
  const call = calls.find(({ route }) => route.startsWith('DELETE'));
  expect(call?.headers.get('CSRF-Token')).toBe('the-token');
});

test('logs all other devices out together', async () => {
  api();
  renderPage(<Devices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('You are logged out everywhere else.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull());
  expect(screen.getByText('Chrome on Linux')).toBeVisible();
});

test('keeps the keyboard focus in the list when the button is removed with its device', async () => {
  api();
  renderPage(<Devices />);
  const button = await screen.findByRole('button', { name: 'Log out there: Safari on iPhone' });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Chrome on Linux')));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Log out there: Firefox on Windows' })).toHaveFocus();
});

test('removes a device that was already logged out from another window', async () => {
  api(() => refusal(404, 'notFound', 'There is nothing here.'));
  renderPage(<Devices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out there: Safari on iPhone' }));
  expect(await screen.findByText('Safari on iPhone is logged out.')).toBeInTheDocument();
});

test('keeps a device that could not be logged out and shows the reason', async () => {
  api(() => refusal(503, 'unavailable', 'Server error'));
  renderPage(<Devices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out there: Safari on iPhone' }));
  expect(await screen.findByText('Server error')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log out there: Safari on iPhone' })).toBeEnabled();
});

test('offers a retry when the list cannot be loaded', async () => {
  let isDown = true;
  fakeApi({
    'GET /api/user/sessions': () =>
      isDown
        ? refusal(503, 'unavailable', 'Server error')
        : Response.json({ success: true, sessions: [here] }),
  });
  renderPage(<Devices />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This one')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
});

test('lets the server decide without the page’s token, and logs the reason', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({
    'GET /api/csrf-token': () => refusal(503, 'unavailable', 'Server error'),
    'GET /api/user/sessions': () => Response.json({ success: true, sessions: [phone, here] }),
    'DELETE /api/user/sessions': ({ headers }) =>
      headers.has('CSRF-Token')
        ? Response.json({ success: true })
        : refusal(403, 'invalidCsrfToken', 'Please reload the page and try again.'),
  });
  renderPage(<Devices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('Please reload the page and try again.')).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith('Failed to get CSRF token', expect.anything());
});
