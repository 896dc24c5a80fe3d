import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ContactPage from './ContactPage.tsx';

const config = (contactEmail: string | null) => ({
  'GET /api/config': () => Response.json({ comingSoon: false, providers: [], contactEmail }),
});

test('shows the address of the deployment', async () => {
  fakeApi(config('help@example.org'));
  renderPage(<ContactPage />, '/contact');
  expect(await screen.findByRole('link', { name: 'help@example.org' })).toHaveAttribute(
    'href',
    'mailto:help@example.org',
  );
});

test('without an address there is only the form', async () => {
  const calls = fakeApi(config(null));
  renderPage(<ContactPage />, '/contact');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(screen.queryByText(/Or write to/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeInTheDocument();
});
