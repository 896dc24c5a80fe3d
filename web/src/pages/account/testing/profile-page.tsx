import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { juniper, refusal } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { dismissToast, toastStore } from '../../../shared/ui/overlays/toast.ts';
import ProfilePage from '../ProfilePage.tsx';

/** Call it at the top of a test file: clears all state of the previous test. */
export const resetBeforeEach = () =>
  beforeEach(() => {
    sessionStorage.clear();
    for (const { id } of toastStore.getSnapshot()) dismissToast(id);
  });

export const csrf = { 'GET /api/csrf-token': () => Response.json({ csrfToken: 'the-token' }) };
export const both = { ...juniper, authProviders: ['form', 'google'] };
export const onlyGoogle = { ...juniper, authProviders: ['google'] };
export const done = (authProviders: string[]) => () =>
  Response.json({ success: true, user: { authProviders } });
export const confirmationRequired = () =>
  refusal(403, 'confirmationRequired', 'Please confirm that it is you.');

export const render = (address = '/user') => renderPage(<ProfilePage />, address);
export const panel = () => screen.findByRole('region', { name: 'Linked accounts' });
export const press = async (name: string) =>
  userEvent.click(within(await panel()).getByRole('button', { name }));
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const pressIn = async (name: string, button: string) =>
  userEvent.click(within(await dialog(name)).getByRole('button', { name: button }));
export const routesOf = (calls: readonly { route: string }[]) => calls.map(({ route }) => route);
