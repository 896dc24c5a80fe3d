import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import LoginPage from '../../pages/account/LoginPage.tsx';
import RegisterPage from '../../pages/account/RegisterPage.tsx';
import { noteOfferedPasskeys, noteOfferedProviders } from './offered-providers.ts';

afterEach(() => {
  noteOfferedProviders(['google', 'discord']);
  noteOfferedPasskeys(true);
});

test.each([
  ['/login', <LoginPage key="login" />],
  ['/register', <RegisterPage key="register" />],
])('%s offers only the providers for which the site has keys', (path, page) => {
  fakeApi(session(null));
  noteOfferedPasskeys(false);
  noteOfferedProviders(['discord']);
  const { unmount } = renderPage(page, path);
  expect(screen.getByRole('link', { name: 'Continue with Discord' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
  unmount();
  noteOfferedProviders([]);
  renderPage(page, path);
  expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
  expect(screen.queryByText(/^or with/)).toBeNull();
});
