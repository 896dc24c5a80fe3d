import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ReturnToAppPage from './ReturnToAppPage.tsx';

const opened = vi.hoisted(() => ({ links: [] as string[] }));
vi.mock('../../shared/platform/desktop-login.ts', async (original) => ({
  ...(await original()),
  openDeepLink: (link: string) => opened.links.push(link),
}));

beforeEach(() => {
  opened.links.length = 0;
});

const code = 'Zm9vYmFyYmF6cXV4LV8wMTIzNDU2Nzg5YWJjZGVmZ2h';
const render = (query: string) => {
  fakeApi(session(null));
  renderPage(<ReturnToAppPage />, `/return-to-app?${query}`);
};

test('a code opens the app automatically, and a link opens it if the browser asks first', async () => {
  render(`code=${code}`);
  const link = `tallyho://desktop-login?code=${code}`;
  expect(screen.getByRole('link', { name: 'Open Tallyho' })).toHaveAttribute('href', link);
  await waitFor(() => expect(opened.links).toEqual([link]));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/return-to-app$/));
});

test.each([
  ['no_email', 'google', 'No email associated with this Google account'],
  ['authentication_failed', 'discord', 'Authentication failed with Discord account'],
  ['server_error', 'google', 'Server error occurred during authentication'],
])('the error %s of %s is shown and passed to the app', async (error, provider, text) => {
  render(`error=${error}&provider=${provider}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  const link = `tallyho://desktop-login?error=${error}&provider=${provider}`;
  expect(screen.getByRole('link', { name: 'Open Tallyho' })).toHaveAttribute('href', link);
  await waitFor(() => expect(opened.links).toEqual([link]));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/return-to-app$/));
});

test.each([
  ['error=<b>&provider=<i>', 'Error during social login'],
  ['error=call_555_now&provider=google', 'Error during Google login'],
  [`error=server_error&code=${code}`, 'Server error occurred during authentication'],
  ['code=short', 'That login has expired. Please start again.'],
  [`code=${code}%22%3E`, 'That login has expired. Please start again.'],
  ['', 'That login has expired. Please start again.'],
])('"%s" does not open the app and shows "%s"', async (query, text) => {
  render(query);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: 'Open Tallyho' })).toBeNull();
  expect(opened.links).toEqual([]);
});
