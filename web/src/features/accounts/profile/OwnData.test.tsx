import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, juniper, refusal, session } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { useSession } from '../../../entities/session/session.ts';
import { dismissToast, toastStore } from '../../../shared/ui/overlays/toast.ts';
import { readPendingAction } from '../providers/pending-action.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './OwnData.tsx';

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

const csrf = { 'GET /api/csrf-token': () => Response.json({ csrfToken: 'the-token' }) };
const byGoogle = { ...juniper, authProviders: ['google'] };

function DeleteAccountSection({ typed }: { readonly typed?: string }) {
  const { user } = useSession();
  if (!user) return <p>Nobody is logged in</p>;
  const resumed = typed === undefined ? null : { kind: 'deleteAccount' as const, username: typed };
  return (
    <ConfirmIdentity user={user}>
      <DeleteAccount user={user} resumed={resumed} />
    </ConfirmIdentity>
  );
}

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
};
const forGood = { name: 'Delete for good' };
const routesOf = (calls: readonly { route: string }[]) => calls.map(({ route }) => route);

describe('a copy of everything', () => {
  test('downloads a file', async () => {
    fakeApi({ 'GET /api/user/data': () => Response.json({ account: { username: 'juniper' } }) });
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => {
      if (file instanceof File) names.push(file.name);
      saved.push(file as Blob); // the code under test saves only files
      return 'blob:x';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    renderPage(<DownloadData username="juniper" />);
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data is ready.')).toBeInTheDocument();
    expect(names[0]).toMatch(/^tallyho-juniper-\d{4}-\d\d-\d\d\.json$/);
    expect(saved).toHaveLength(1);
  });

  test('shows an error when the download fails', async () => {
    fakeApi({ 'GET /api/user/data': () => refusal(503, 'unavailable', 'Server error') });
    renderPage(<DownloadData username="juniper" />);
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data could not be fetched. Server error')).toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  test('explains what is deleted and what stays, and can be cancelled', async () => {
    const calls = fakeApi(session(juniper));
    renderPage(<DeleteAccountSection />);
    const dialog = await openDialog();
    expect(dialog.getByRole('heading', { name: 'What is lost' })).toBeVisible();
    expect(dialog.getByText(/Results of games with others, without your name/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(routesOf(calls)).not.toContain('POST /api/user/delete-account');
  });

  test('requires the password and the username, and logs the user out', async () => {
    const calls = fakeApi({
      ...session(juniper),
      ...csrf,
      'POST /api/user/delete-account': () => Response.json({ success: true }),
    });
    localStorage.setItem('tallyho:guest', JSON.stringify({ username: 'juniper', avatar: 1, code: 'ABCDEF' }));
    renderPage(<DeleteAccountSection />);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', forGood));
    const password = dialog.getByLabelText('Your password');
    const username = dialog.getByLabelText('Type juniper to be sure');
    expect(password).toHaveAccessibleDescription('Please enter your password');
    expect(username).toHaveAccessibleDescription('Please type juniper to be sure');
    await userEvent.type(password, 'Secret123');
    await userEvent.type(username, 'someone');
    await userEvent.click(dialog.getByRole('button', forGood));
    expect(username).toHaveFocus();
    expect(routesOf(calls)).not.toContain('POST /api/user/delete-account');
    await userEvent.clear(username);
    await userEvent.type(username, 'juniper');
    await userEvent.click(dialog.getByRole('button', forGood));
    expect(await screen.findByText('Nobody is logged in')).toBeVisible();
    expect(await screen.findByText('Your account is deleted. Thanks for playing!')).toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('tallyho:'))).toEqual([]);
    const call = calls.find(({ route }) => route === 'POST /api/user/delete-account');
    expect(call?.body).toEqual({ password: 'Secret123' });
    expect(call?.headers.get('CSRF-Token')).toBe('the-token');
  });

  test.each([
    [refusal(401, 'invalidPassword', 'Invalid password'), 'field'],
    [refusal(503, 'unavailable', 'Server error'), 'alert'],
  ])('keeps the typed text after refusal %#', async (answer, where) => {
    fakeApi({ ...session(juniper), ...csrf, 'POST /api/user/delete-account': () => answer.clone() });
    renderPage(<DeleteAccountSection />);
    const dialog = await openDialog();
    const password = dialog.getByLabelText('Your password');
    await userEvent.type(password, 'Wrong123');
    await userEvent.type(dialog.getByLabelText('Type juniper to be sure'), 'juniper');
    await userEvent.click(dialog.getByRole('button', forGood));
    if (where === 'alert') expect(await dialog.findByRole('alert')).toHaveTextContent('Server error');
    else await waitFor(() => expect(password).toHaveAccessibleDescription('Invalid password'));
    expect(password).toHaveValue('Wrong123');
    expect(dialog.getByLabelText('Type juniper to be sure')).toHaveValue('juniper');
  });

  test('lets a provider confirm the identity of a user without a password, and keeps the typed text for the return', async () => {
    const calls = fakeApi({
      ...session(byGoogle),
      ...csrf,
      'POST /api/user/delete-account': () =>
        refusal(403, 'confirmationRequired', 'Please confirm that it is you.'),
    });
    const { unmount } = renderPage(<DeleteAccountSection />);
    const dialog = await openDialog();
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Type juniper to be sure'), 'juniper');
    await userEvent.click(dialog.getByRole('button', forGood));
    const question = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    const way = question.getByRole('link', { name: /Google/ });
    expect(way).toHaveAttribute('href', '/api/user/auth/google?purpose=confirm');
    way.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way);
    expect(readPendingAction()).toEqual({ kind: 'deleteAccount', username: 'juniper' });
    expect(calls.at(-1)?.body).toEqual({});
    unmount();
    renderPage(<DeleteAccountSection typed="juniper" />);
    const again = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(again.getByLabelText('Type juniper to be sure')).toHaveValue('juniper');
  });
});
