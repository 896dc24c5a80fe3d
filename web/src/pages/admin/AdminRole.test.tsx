import type { ApiModeratedUser } from '@tallyho/game/people/moderation';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sessionKey } from '../../entities/session/session.ts';
import { address, admin, kim, ok, page } from './testing/admin-scene.tsx';

/** Fetches the session again, as the site does after an event of the user socket. */
function RefetchSession() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries({ queryKey: sessionKey })}>
      Refetch
    </button>
  );
}

describe('the administrator role', () => {
  const ben: ApiModeratedUser = { ...kim, _id: 'user-ben', username: 'Ben', administrator: true };
  const route = 'POST /api/admin/users/user-ben/remove-administrator';
  const people = {
    ...session(admin),
    'GET /api/admin/users/search': () => Response.json({ success: true, users: [] }),
    'GET /api/admin/deleted-suspensions': () => Response.json({ success: true, suspensions: [] }),
  };
  const ask = async () => {
    const user = userEvent.setup();
    const region = within(await screen.findByRole('region', { name: 'Administrators' }));
    await user.click(await region.findByRole('button', { name: 'Take the role away from Ben' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Take the administrator role from Ben?' }));
    return { user, region, dialog };
  };

  test('is taken away after a question and a proof of identity', async () => {
    let administrators = [ben];
    let isConfirmed = false;
    const calls = fakeApi({
      ...people,
      'GET /api/admin/administrators': () => Response.json({ success: true, users: administrators }),
      'POST /api/user/confirm': () => {
        isConfirmed = true;
        return ok();
      },
      [route]: () => {
        if (!isConfirmed) return refusal(403, 'confirmationRequired', 'Please confirm that it is you.');
        administrators = [];
        return Response.json({ success: true, user: { ...ben, administrator: false } });
      },
    });
    renderPage(page, '/admin/people');
    const { user, region, dialog } = await ask();
    expect(calls.some((call) => call.route === route)).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Take it away' }));
    const proof = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    expect(proof.getByText(/This is about who administrates Tallyho/)).toBeVisible();
    await user.type(proof.getByLabelText('Your password'), 'Secret123');
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Ben is not an administrator any more.')).toBeInTheDocument();
    await waitFor(() => expect(region.queryByText('Ben')).toBeNull());
    expect(calls.filter((call) => call.route === route)).toHaveLength(2);
  });

  test('stays if the proof is cancelled, or if it is the last one, which the question says', async () => {
    let answer = () => refusal(403, 'confirmationRequired', 'Please confirm that it is you.');
    fakeApi({
      ...people,
      'GET /api/admin/administrators': () => Response.json({ success: true, users: [ben] }),
      [route]: () => answer(),
    });
    renderPage(page, '/admin/people');
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Take it away' }));
    const proof = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    await user.click(proof.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/is not an administrator/)).toBeNull();
    answer = () => refusal(409, 'lastAdministrator', 'This is the last administrator.');
    const again = await ask();
    await user.click(again.dialog.getByRole('button', { name: 'Take it away' }));
    expect(await again.dialog.findByText('This is the last administrator.')).toBeVisible();
  });

  test('that is taken away closes the open page, and says that drafts are kept', async () => {
    let user = admin;
    fakeApi({
      'GET /api/user/auth-check': () => Response.json({ success: true, authenticated: true, user }),
      'GET /api/themes/all': () => Response.json({ success: true, themes: [] }),
    });
    renderPage(
      <>
        {page}
        <RefetchSession />
      </>,
      '/admin',
    );
    expect(await screen.findByRole('heading', { name: 'Themes' })).toBeVisible();
    user = juniper;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Refetch' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(address()).toBe('/');
    expect(screen.getByText(/What you typed in the studio is kept in this browser\./)).toBeInTheDocument();
  });
});
