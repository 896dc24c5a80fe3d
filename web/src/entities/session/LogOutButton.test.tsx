import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, juniper, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { writeDraft } from '../../shared/storage/drafts.ts';
import { textItem } from '../../shared/storage/storage-item.ts';
import { authorPart } from '../../shared/storage/storage-owner.ts';
import { LogOutButton } from './LogOutButton.tsx';
// The lazy dialog is imported here, so that no test waits for it.
import './ConfirmLogOut.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Presses the button. Returns a function with the number of log-outs that the API has received. */
async function press() {
  let count = 0;
  fakeApi({
    ...session(juniper),
    'POST /api/user/logout': () => {
      count += 1;
      return Response.json({ success: true });
    },
  });
  renderPage(<LogOutButton>Log out</LogOutButton>, '/user');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  return () => count;
}
const storeTheme = (author: string) =>
  textItem('local', 'theme-editor', authorPart(author, 'new-1')).write('{}');
const dialog = () => screen.findByRole('dialog', { name: 'Log out and lose your drafts?' });

test('logs out immediately without drafts; empty lists and themes of other accounts do not count', async () => {
  storeTheme('user-kim');
  textItem('local', 'unsent', juniper._id).write('[]');
  const logOuts = await press();
  await waitFor(() => expect(logOuts()).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('tallyho:theme-editor:user-kim/new-1')).toBe('{}');
});

test.each([
  ['a message', () => writeDraft('text', 'user-kim', 'Hello')],
  ['a chat message', () => writeDraft('chat', 'ABCDEF', 'Hello')],
  ['a message that did not arrive', () => textItem('local', 'unsent', juniper._id).write('[{}]')],
  ['an unsaved theme', () => storeTheme(juniper._id)],
])('asks first if the browser stores %s, and the user can stay logged in', async (_what, store) => {
  store();
  const logOuts = await press();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Stay logged in' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(logOuts()).toBe(0);
});

test('logs out after the confirmation, and deletes the unsaved themes', async () => {
  storeTheme(juniper._id);
  const logOuts = await press();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(logOuts()).toBe(1));
  expect(Object.keys(localStorage).filter((key) => key.includes('theme-editor'))).toEqual([]);
});
