import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import StopEmailChangePage from './StopEmailChangePage.tsx';

beforeEach(() => sessionStorage.clear());

const token = 'x'.repeat(43);
const route = 'POST /api/user/stop-email-change';
const address = `/stop-email-change#token=${token}`;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Stop the change' }));

test('stops the change only when the user presses the button, and leads to a new password', async () => {
  const calls = fakeApi({ ...session(null), [route]: () => Response.json({ success: true }) });
  renderPage(<StopEmailChangePage />, address);
  expect(calls.map((call) => call.route)).not.toContain(route);
  await press();
  expect(await screen.findByText(/^The change was stopped/)).toBeVisible();
  expect(calls.find((call) => call.route === route)?.body).toEqual({ token });
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/reset-password');
});

test('a link that does not work any more leads to the profile, and cannot be tried again', async () => {
  fakeApi({ ...session(null), [route]: () => refusal(404, 'expiredLink', 'That link has expired.') });
  renderPage(<StopEmailChangePage />, address);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This link does not work any more/);
  expect(screen.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', '/user');
  expect(screen.queryByRole('button', { name: 'Stop the change' })).toBeNull();
});

test('after another failure the button can be pressed again', async () => {
  fakeApi({ ...session(null), [route]: () => refusal(429, 'rateLimited', 'Please wait a moment.') });
  renderPage(<StopEmailChangePage />, address);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.');
  expect(screen.getByRole('button', { name: 'Stop the change' })).toBeEnabled();
});

test('without a link, says what is missing', () => {
  fakeApi(session(null));
  renderPage(<StopEmailChangePage />, '/stop-email-change');
  expect(screen.getByText(/^This page needs the link/)).toBeVisible();
});
