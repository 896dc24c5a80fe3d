import type { Standing } from '@tallyho/game/people/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, juniper, refusal } from '../../test/fake-api.ts';
import { renderPage } from '../../test/render-page.tsx';
import { StandingGate } from '../app/StandingGate.tsx';
import { keepWish } from '../features/accounts/wish.ts';
import { ChatPanel } from '../features/chat/ChatPanel.tsx';
import { LobbyPanel } from '../features/lobby/LobbyPanel.tsx';
import { MembershipProvider } from '../net/room-hooks.tsx';
import { kim, robin } from '../net/testing/people.ts';
import { renderWithRoom } from '../net/testing/render-with-room.tsx';
import { ScriptedRoom } from '../net/testing/scripted-room.ts';
import { tellEvent } from '../people/socket/events.ts';
import { useSession } from '../session/session.ts';
import { MutedNote } from './MutedNote.tsx';
import { closeReport, openReport } from './report-target.ts';
import { SafetyHost } from './SafetyHost.tsx';
import { useMute } from './use-mute.ts';

const good: Standing = { suspension: null, mute: null, warning: null };
const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();
const whoIs = (standing: Standing) => ({
  'GET /api/user/auth-check': () => Response.json({ user: { ...juniper, standing } }),
});
const person = { _id: 'user-kim', username: 'kimchi', avatar: 4 };

afterEach(() => closeReport());

const host = (
  <MembershipProvider user={undefined}>
    <SafetyHost />
  </MembershipProvider>
);

describe('a report', () => {
  test('takes a reason, a few words, and thanks', async () => {
    const calls = fakeApi({ ...whoIs(good), 'POST /api/reports': () => Response.json({ success: true }) });
    renderPage(host);
    openReport({ kind: 'player', person, code: 'ABCDEF', line: 7 });
    const user = userEvent.setup();
    const dialog = within(await screen.findByRole('dialog', { name: 'Report kimchi' }));
    expect(dialog.getByText(/Administrators will see this line and what was said around it/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose a reason');
    expect(calls.filter(({ route }) => route === 'POST /api/reports')).toEqual([]);

    await user.click(dialog.getByRole('radio', { name: 'Threats or violence' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /Anything to add/ }), 'He means it');
    expect(dialog.getByText('11 of 500 characters')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent(
      'An administrator will read it',
    );
    expect(calls.find(({ route }) => route === 'POST /api/reports')?.body).toEqual({
      kind: 'player',
      userId: 'user-kim',
      code: 'ABCDEF',
      line: 7,
      reason: 'threats',
      details: 'He means it',
    });
  });

  test('of a message names it and its sender, and offers to block them', async () => {
    const calls = fakeApi({
      ...whoIs(good),
      'POST /api/reports': () => Response.json({ success: true }),
      'POST /api/user/friends/block': () => Response.json({ success: true }),
    });
    renderPage(host);
    openReport({ kind: 'message', person, messageId: 'message-1' });
    const user = userEvent.setup();
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    await user.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await user.click(await screen.findByRole('button', { name: 'Block kimchi' }));
    expect(await screen.findByText('You have blocked kimchi.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)).toEqual([
      { kind: 'message', userId: 'user-kim', messageId: 'message-1', reason: 'spam', details: '' },
      { userId: 'user-kim' },
    ]);
  });

  test('that does not get through says why and keeps what was written', async () => {
    fakeApi({ ...whoIs(good), 'POST /api/reports': () => refusal(429, 'rateLimited', 'Wait a moment.') });
    renderPage(host);
    openReport({ kind: 'player', person });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Offensive name' }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait a moment.');
    expect(screen.getByRole('radio', { name: 'Offensive name' })).toBeChecked();
  });
});

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

  test('comes up at once when the account is said to have changed', async () => {
    let standing: Standing = good;
    const calls = fakeApi({
      'GET /api/user/auth-check': () => Response.json({ user: { ...juniper, standing } }),
    });
    renderPage(host);
    await waitFor(() => expect(calls).toHaveLength(1));
    standing = { ...good, warning: { _id: 'w1', reason: 'Be kind', at: inAnHour() } };
    tellEvent({ type: 'accountChanged' });
    expect(await screen.findByRole('dialog', { name: 'A warning for you' })).toBeInTheDocument();
  });
});

/** As the profile does. */
function MembersOnly() {
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  return user ? <h1>The profile</h1> : <Navigate to="/login" replace />;
}

describe('a suspension', () => {
  const site = (
    <StandingGate>
      <Routes>
        <Route path="/privacy" element={<h1>Privacy</h1>} />
        <Route path="/hand-back" element={<h1>From the browser</h1>} />
        <Route path="/user" element={<MembersOnly />} />
        <Route path="*" element={<h1>The game</h1>} />
      </Routes>
    </StandingGate>
  );
  const suspended: Standing = { ...good, suspension: { until: inAnHour(), reason: 'Threats' } };

  test.each(['/', '/game', '/user', '/join/ABCDEF', '/admin'])(
    'takes the place of %s: why, until when, and the way out',
    async (path) => {
      const calls = fakeApi({
        ...whoIs(suspended),
        'POST /api/user/logout': () => Response.json({ success: true }),
      });
      renderPage(site, path);
      expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'The game' })).toBeNull();
      expect(screen.getByText('Threats')).toBeVisible();
      expect(document.querySelector('time')).toHaveAttribute('datetime', suspended.suspension?.until);
      await userEvent.setup().click(screen.getByRole('button', { name: 'Log out' }));
      expect(await screen.findByRole('heading', { name: 'The game' })).toBeVisible();
      expect(calls.at(-1)?.route).toBe('POST /api/user/logout');
    },
  );

  test.each([
    ['what anybody may read', '/privacy', 'Privacy'],
    ['the way on which the desktop app proves who it is', '/hand-back', 'From the browser'],
  ])('leaves %s', async (_what, path, heading) => {
    fakeApi(whoIs(suspended));
    renderPage(site, path);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  test('leaves a copy of everything, which comes as a file', async () => {
    fakeApi({ ...whoIs(suspended), 'GET /api/user/data': () => Response.json({ account: {} }) });
    URL.createObjectURL = () => 'blob:x';
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    renderPage(site);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^tallyho-juniper-.*\.json$/)]));
  });

  test('does not keep anybody from deleting their account, which leads home', async () => {
    const calls = fakeApi({
      ...whoIs(suspended),
      'GET /api/csrf-token': () => Response.json({ csrfToken: 'the-token' }),
      'POST /api/user/delete-account': () => Response.json({ success: true }),
    });
    renderPage(site, '/user');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Your password'), 'Secret123');
    await user.type(dialog.getByLabelText('Type juniper to be sure'), 'juniper');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { name: 'The game' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/$/));
    expect(calls.find(({ route }) => route === 'POST /api/user/delete-account')?.body).toEqual({
      password: 'Secret123',
    });
  });

  test('lets whoever has no password go on with it after a provider has said who they are', async () => {
    keepWish({ kind: 'deleteAccount', username: 'juniper' });
    fakeApi({
      'GET /api/user/auth-check': () =>
        Response.json({ user: { ...juniper, authProviders: ['google'], standing: suspended } }),
    });
    renderPage(site, '/user?confirmed=google');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    expect(dialog.getByLabelText('Type juniper to be sure')).toHaveValue('juniper');
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/user$/));
  });
});

function Probe() {
  const mute = useMute();
  return mute ? <MutedNote mute={mute} /> : <p>May write</p>;
}

describe('a mute', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('says until when and why, and ends by itself', async () => {
    fakeApi(whoIs({ ...good, mute: { until: inAnHour(), reason: 'Spam' } }));
    renderPage(<Probe />);
    const note = (await screen.findByText(/You are muted until/)).closest('[role="status"]');
    expect(note).toHaveTextContent('Spam');
    await vi.advanceTimersByTimeAsync(61 * 60_000);
    expect(await screen.findByText('May write')).toBeVisible();
  });

  test('of half a year does not end at once', async () => {
    fakeApi(
      whoIs({
        ...good,
        mute: { until: new Date(Date.now() + 180 * 24 * 60 * 60_000).toISOString(), reason: 'Spam' },
      }),
    );
    renderPage(<Probe />);
    expect(await screen.findByText(/You are muted until/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(/You are muted until/)).toBeVisible();
  });
});

describe('in a lobby', () => {
  const room = () => new ScriptedRoom({ owner: robin, timings: { chatCooldown: 0 } }).join(kim);

  test('a player is reported from their seat', async () => {
    const shown = room();
    renderWithRoom(
      <>
        <LobbyPanel you={robin} />
        <SafetyHost />
      </>,
      { room: shown, you: robin },
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Options for kimchi' }));
    await user.click(screen.getByRole('menuitem', { name: 'Report kimchi' }));
    expect(await screen.findByRole('dialog', { name: 'Report kimchi' })).toHaveTextContent(
      'Administrators will see what was said last in this lobby.',
    );
  });

  test('a line of somebody else is reported from the chat, one’s own is not', async () => {
    const shown = room();
    for (const text of ['First', 'Second']) shown.act(kim.user, { type: 'sendMessage', text });
    shown.act(robin.user, { type: 'sendMessage', text: 'Mine' });
    renderWithRoom(
      <>
        <ChatPanel you={robin} />
        <SafetyHost />
      </>,
      { room: shown, you: robin },
    );
    await screen.findByText('Mine');
    const buttons = screen.getAllByRole('button', { name: 'Report what kimchi said' });
    expect(buttons).toHaveLength(2);
    const user = userEvent.setup();
    // One stop for Tab, arrows between the lines.
    expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0]);
    buttons[1]?.focus();
    await user.keyboard('{ArrowUp}');
    expect(buttons[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Report kimchi' })).toHaveTextContent(
      'Administrators will see this line',
    );
  });

  test('who is muted reads so where they would write', async () => {
    renderWithRoom(<ChatPanel you={robin} />, {
      room: room(),
      you: robin,
      api: whoIs({ ...good, mute: { until: inAnHour(), reason: 'Spam' } }),
    });
    expect(await screen.findByText(/You are muted until/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});
