import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { closeReportDialog, openReportDialog } from '../../entities/moderation/report-target.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../entities/room/testing/render-with-room.tsx';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { LobbyPanel } from '../../screens/lobby/LobbyPanel.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { SafetyHost } from './SafetyHost.tsx';
import { good, host, sessionWith } from './testing/standings.tsx';
// The lazy parts of the page are imported here, so that no test waits for them.
import './ReportDialog.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => closeReportDialog());

describe('a report', () => {
  test('needs a reason, accepts details, and shows thanks', async () => {
    const calls = fakeApi({
      ...sessionWith(good),
      'POST /api/reports': () => Response.json({ success: true }),
    });
    renderPage(host);
    openReportDialog({ kind: 'player', person: kim, code: 'ABCDEF', line: 7 });
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

  test('of a message contains its id and sender, and offers to block the sender', async () => {
    const calls = fakeApi({
      ...sessionWith(good),
      'POST /api/reports': () => Response.json({ success: true }),
      'POST /api/user/friends/block': () => Response.json({ success: true }),
    });
    renderPage(host);
    openReportDialog({ kind: 'message', person: kim, messageId: 'message-1' });
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

  test('of a text of a round names no author, and so offers to block no player', async () => {
    const calls = fakeApi({
      ...sessionWith(good),
      'POST /api/reports': () => Response.json({ success: true }),
    });
    renderPage(host);
    openReportDialog({ kind: 'written', code: 'ABCDEF', text: 'A bad line' });
    const user = userEvent.setup();
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this text' }));
    expect(dialog.getByText(/You are not told who it is/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Hate or discrimination' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    const thanks = within(await screen.findByRole('dialog', { name: 'Thank you' }));
    expect(thanks.queryByRole('button', { name: /Block/ })).toBeNull();
    expect(calls.find(({ route }) => route === 'POST /api/reports')?.body).toEqual({
      kind: 'written',
      code: 'ABCDEF',
      text: 'A bad line',
      reason: 'hate',
      details: '',
    });
  });

  test('that fails shows the reason and keeps the input', async () => {
    fakeApi({
      ...sessionWith(good),
      'POST /api/reports': () => refusal(429, 'rateLimited', 'Wait a moment.'),
    });
    renderPage(host);
    openReportDialog({ kind: 'player', person: kim });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Offensive name' }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait a moment.');
    expect(screen.getByRole('radio', { name: 'Offensive name' })).toBeChecked();
  });

  test('keeps its details as a draft when it is closed, until it is sent', async () => {
    fakeApi({ ...sessionWith(good), 'POST /api/reports': () => Response.json({ success: true }) });
    renderPage(host);
    openReportDialog({ kind: 'player', person: kim });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /Anything to add/ }), 'He means it');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    act(() => openReportDialog({ kind: 'player', person: kim, code: 'ABCDEF', line: 7 }));
    expect(await screen.findByRole('textbox', { name: /Anything to add/ })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    act(() => openReportDialog({ kind: 'player', person: kim }));
    expect(await screen.findByRole('textbox', { name: /Anything to add/ })).toHaveValue('He means it');
    await user.click(screen.getByRole('radio', { name: 'Threats or violence' }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    act(() => openReportDialog({ kind: 'player', person: kim }));
    expect(await screen.findByRole('textbox', { name: /Anything to add/ })).toHaveValue('');
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

  test('lines of other players can be reported in the chat, the user’s own cannot', async () => {
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
});
