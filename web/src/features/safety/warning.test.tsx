import type { Standing } from '@tallyho/game/people/sanctions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi, juniper } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { emitUserEvent } from '../../entities/user-socket/events.ts';
import { good, host, inAnHour } from './testing/standings.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import './WarningDialog.tsx';

describe('a warning', () => {
  test('stays until it is acknowledged', async () => {
    let standing: Standing = { ...good, warning: { _id: 'w1', reason: 'Be kind', at: inAnHour() } };
    const calls = fakeApi({
      'GET /api/user/auth-check': () => Response.json({ user: { ...juniper, standing } }),
      'POST /api/user/acknowledge-warning': () => {
        standing = good;
        return Response.json({ success: true });
      },
    });
    renderPage(host);
    const dialog = within(await screen.findByRole('dialog', { name: 'A warning for you' }));
    expect(dialog.getByText('Be kind')).toBeVisible();
    await userEvent.setup().click(dialog.getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ id: 'w1' });
  });

  test('is shown immediately after an `accountChanged` event', async () => {
    let standing: Standing = good;
    const calls = fakeApi({
      'GET /api/user/auth-check': () => Response.json({ user: { ...juniper, standing } }),
    });
    renderPage(host);
    await waitFor(() => expect(calls).toHaveLength(1));
    standing = { ...good, warning: { _id: 'w1', reason: 'Be kind', at: inAnHour() } };
    emitUserEvent({ type: 'accountChanged' });
    expect(await screen.findByRole('dialog', { name: 'A warning for you' })).toBeInTheDocument();
  });
});
