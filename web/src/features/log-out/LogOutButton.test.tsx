import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, juniper, session } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { ownGameIn } from '../../entities/room/own-game.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
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

describe('in a running game', () => {
  test.each([
    ['a player', kim, null],
    ['the leader', robin, /^You lead this lobby/],
  ])('asks %s first, and says what happens to the seat', async (_who, you, aboutLead) => {
    const room = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
    startChoosing(room);
    const logOut = vi.fn(() => Response.json({ success: true }));
    const api = { 'POST /api/user/logout': logOut };
    const { membership } = renderWithRoom(<LogOutButton>Log out</LogOutButton>, {
      room,
      you,
      path: '/user',
      api,
    });
    await waitFor(() => expect(ownGameIn(membership.getSnapshot(), you.user)).not.toBe('none'));
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Log out during the game?' }));
    expect(asked.getByText(/^Your seat and your answers are kept for two minutes/)).toBeVisible();
    expect(asked.queryByText(/You lead this lobby/)).toEqual(
      aboutLead ? expect.objectContaining({ textContent: expect.stringMatching(aboutLead) }) : null,
    );
    expect(asked.queryByText(/messages or themes/)).toBeNull();
    expect(logOut).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
  });

  test('a lobby without a game asks nothing', async () => {
    const room = new ScriptedRoom({ owner: robin }).join(kim);
    const logOut = vi.fn(() => Response.json({ success: true }));
    renderWithRoom(<LogOutButton>Log out</LogOutButton>, {
      room,
      you: kim,
      api: { 'POST /api/user/logout': logOut },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
  });
});
