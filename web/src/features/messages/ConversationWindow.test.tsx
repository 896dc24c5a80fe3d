import { limits } from '@tallyho/game/limits';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ConversationPlace } from '../../entities/friends/ConversationPlace.tsx';
import {
  closeConversation,
  offerConversation,
  openConversation,
} from '../../entities/friends/people-panel-store.ts';
import { kim, sam } from '../../entities/room/testing/people.ts';
import {
  input,
  log,
  openConversationWithKim,
  setStage,
  stage,
  user,
  visit,
} from '../../screens/people-panel/testing/messages-stage.tsx';
import { platform } from '../../shared/platform/platform.ts';

vi.mock('../../entities/room/room-socket.ts', () => import('./testing/scripted-socket.ts'));
setStage();

const sent = () => stage.messages.messages.map(({ content }) => content);
const queued = 'Sends in a moment. Change the text to stop it.';

test('a message within 2 s after the last one stays in the field, which says when it is sent, and is then sent once', async () => {
  await openConversationWithKim();
  await user().type(await input(), 'One{Enter}');
  await user().type(await input(), 'Two{Enter}');
  expect(await input()).toHaveValue('Two');
  expect(await input()).toHaveAccessibleDescription(queued);
  await user().keyboard('{Enter}');
  await act(() => vi.advanceTimersByTimeAsync(limits.directMessage.cooldown));
  await waitFor(() => expect(sent()).toEqual(['One', 'Two']));
  expect(await input()).toHaveValue('');
  await act(() => vi.advanceTimersByTimeAsync(5 * limits.directMessage.cooldown));
  expect(sent()).toEqual(['One', 'Two']);
});

test('a message that waits is sent although the conversation was closed, and not if its text has changed', async () => {
  await openConversationWithKim();
  await user().type(await input(), 'One{Enter}');
  await user().type(await input(), 'Two{Enter}');
  act(() => closeConversation());
  await act(() => vi.advanceTimersByTimeAsync(2 * limits.directMessage.cooldown));
  await waitFor(() => expect(sent()).toEqual(['One', 'Two']));
  act(() => openConversation(kim));
  await user().type(await input(), 'Three{Enter}');
  await user().type(await input(), 'Four{Enter}!');
  await act(() => vi.advanceTimersByTimeAsync(5 * limits.directMessage.cooldown));
  expect(sent()).toEqual(['One', 'Two', 'Three']);
  expect(await input()).toHaveValue('Four!');
});

test('the friends button says how many friends have written, if there are several', async () => {
  await visit();
  for (const { user } of [sam, sam, kim]) act(() => void stage.messages.say(user, 'Hello?'));
  const friends = await screen.findByRole('button', {
    name: 'Friends, 3 unread messages from 2 friends, 1 friend request',
  });
  expect(friends.parentElement).toHaveTextContent('3');
});

test('shows one toast per sender, however many messages they send, and opens their conversation from it', async () => {
  await visit();
  act(() => void stage.messages.say(sam.user, 'Psst'));
  act(() => void stage.messages.say(sam.user, 'Hey'));
  expect(await screen.findAllByText('Samwise sent you a message')).toHaveLength(1);
  const friends = await screen.findByRole('button', { name: 'Friends, 2 unread messages, 1 friend request' });
  // One friend has written, and one user asks.
  expect(friends.parentElement).toHaveTextContent('2');
  act(() => void stage.messages.say(sam.user, 'Hello?'));
  expect(
    await screen.findByRole('button', { name: 'Friends, 3 unread messages, 1 friend request' }),
  ).toBeVisible();
  expect(friends.parentElement).toHaveTextContent('2');
  await user().click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByRole('dialog', { name: 'Samwise' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Friends, 1 friend request' })).toBeVisible();
});

test('a message to a user who does not see the page is a notification without a toast, and a press opens the conversation; the icon has the number of unread messages', async () => {
  vi.spyOn(platform, 'notificationPermission').mockReturnValue('granted');
  vi.spyOn(platform, 'isInFront').mockReturnValue(false);
  const notify = vi.spyOn(platform, 'notify').mockReturnValue();
  const showUnread = vi.spyOn(platform, 'showUnread').mockReturnValue();
  await visit();
  act(() => void stage.messages.say(sam.user, 'Psst'));
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.lastCall?.[0]).toEqual({ title: 'Tallyho', body: 'Samwise sent you a message' });
  expect(screen.queryByText('Samwise sent you a message')).toBeNull();
  // And one friend request.
  await waitFor(() => expect(showUnread).toHaveBeenLastCalledWith(2));
  act(() => notify.mock.lastCall?.[1]());
  expect(await screen.findByRole('dialog', { name: 'Samwise' })).toBeVisible();
});

test('closes on Escape, returns the focus, and keeps the draft', async () => {
  await visit();
  screen.getByRole('button', { name: /^Friends/ }).focus();
  act(() => openConversation(kim));
  expect(await input()).toBeVisible();
  await user().type(await input(), 'Half a th');
  await user().keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'kimchi' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Friends/ })).toHaveFocus();
  act(() => openConversation(kim));
  expect(await input()).toHaveValue('Half a th');
});

test('takes the place of the chat column while there is one, and keeps its draft', async () => {
  const column = render(
    <aside aria-label="Chat column">
      <ConversationPlace />
    </aside>,
  );
  await openConversationWithKim();
  expect(within(screen.getByRole('complementary')).getByRole('dialog', { name: 'kimchi' })).toBeVisible();
  await user().type(await input(), 'Half a th');
  column.unmount();
  expect(await screen.findByRole('dialog', { name: 'kimchi' })).toBeVisible();
  expect(await input()).toHaveValue('Half a th');
});

/** An offered conversation with one unread message of kimchi, in a place of which this share is in the window. */
async function offerWithMessage(intersectionRatio: number) {
  const Visible = globalThis.IntersectionObserver;
  onTestFinished(() => {
    offerConversation(null);
    globalThis.IntersectionObserver = Visible;
  });
  globalThis.IntersectionObserver = class extends Visible {
    readonly #report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      super(report);
      this.#report = report;
    }
    override observe = () => this.#report([{ intersectionRatio } as IntersectionObserverEntry], this);
  };
  const column = render(
    <aside aria-label="Chat column">
      <ConversationPlace />
    </aside>,
  );
  await visit();
  act(() => void stage.messages.say(kim.user, 'Hello?'));
  act(() => offerConversation(kim));
  await screen.findByText('Hello?');
  await act(() => vi.advanceTimersByTimeAsync(50));
  return column;
}

test('an offered conversation takes no focus, cannot be closed, and is read while it is in the window', async () => {
  await offerWithMessage(1);
  const region = within(screen.getByRole('complementary')).getByRole('region', { name: 'kimchi' });
  expect(region).not.toContainElement(document.activeElement as HTMLElement);
  expect(within(region).queryByRole('button', { name: 'Close conversation' })).toBeNull();
  await screen.findByRole('button', { name: 'Friends, 1 friend request' });
});

test('an offered conversation out of the window stays unread until the user opens it', async () => {
  await offerWithMessage(0.2);
  expect(screen.getByRole('button', { name: /^Friends, 1 unread message/ })).toBeVisible();
  act(() => openConversation(kim));
  expect(await screen.findByRole('dialog', { name: 'kimchi' })).toBeVisible();
  await screen.findByRole('button', { name: 'Friends, 1 friend request' });
});

test('an offered conversation is shown only in a place for it', async () => {
  const column = await offerWithMessage(1);
  column.unmount();
  expect(screen.queryByText('Hello?')).toBeNull();
});

test('counts a long text from 900 characters on, and keeps a text over 1,000 characters without sending it', async () => {
  await openConversationWithKim();
  await user().click(await input());
  await user().paste('x'.repeat(899));
  expect(screen.queryByText('899/1000')).toBeNull();
  await user().paste('yz');
  expect(screen.getByText('901/1000')).toBeVisible();
  await user().paste('x'.repeat(100));
  expect(await input()).toHaveAccessibleDescription(/^Too long to send/);
  await user().keyboard('{Enter}');
  expect(stage.messages.messages).toEqual([]);
  expect(await input()).toHaveValue(`${'x'.repeat(899)}yz${'x'.repeat(100)}`);
});

test('refuses invalid characters before sending', async () => {
  await openConversationWithKim();
  await user().click(await input());
  await user().paste('a\u0007b');
  await user().keyboard('{Enter}');
  expect(await screen.findByText('A message cannot contain control characters.')).toBeVisible();
  expect(stage.messages.messages).toEqual([]);
});

test('keeps the messages but blocks new ones to a user who is not a friend any more', async () => {
  stage.messages.say(kim.user, 'Hello');
  await openConversationWithKim();
  await within(log()).findByText('Hello');
  act(() => stage.messages.unfriend(kim.user));
  expect(await screen.findByText(/are not friends, so you cannot write/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(within(log()).getByText('Hello')).toBeVisible();
});

test('tells a muted user until when and why', async () => {
  if (stage.account)
    stage.account.standing.mute = {
      until: new Date(Date.now() + 3_600_000).toISOString(),
      reason: 'Be kind.',
    };
  await openConversationWithKim();
  expect(await screen.findByText(/You are muted until/)).toBeVisible();
  expect(screen.getByText(/Be kind\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('notifies a user once who was logged out elsewhere, and makes them a visitor', async () => {
  await openConversationWithKim();
  stage.account = null;
  act(() => stage.messages.cut(closeCodes.sessionEnded));
  expect(await screen.findByText('Visitor')).toBeVisible();
  expect(screen.getAllByText('Your session has ended. Please log in again.')).toHaveLength(1);
});

test('asks for a reload in an old version and leaves everything else unchanged', async () => {
  await openConversationWithKim();
  act(() => stage.messages.cut(closeCodes.oldVersion));
  expect(await screen.findByText('Tallyho has been updated. Reload the page to go on.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('keeps the focus in the input after a press on Send', async () => {
  await openConversationWithKim();
  await user().type(await input(), 'Quick');
  await user().click(screen.getByRole('button', { name: 'Send' }));
  expect(await input()).toHaveFocus();
  expect(await input()).toHaveValue('');
});

test('keeps a draft over a reload, separately for each friend', async () => {
  const page = await openConversationWithKim();
  await user().type(await input(), 'Half a th');
  page.unmount();
  act(() => closeConversation());
  await openConversationWithKim();
  expect(await input()).toHaveValue('Half a th');
  act(() => openConversation(sam));
  await screen.findByRole('dialog', { name: 'Samwise' });
  expect(await input()).toHaveValue('');
});

test('does not close on the Escape that ends a text composition', async () => {
  await openConversationWithKim();
  fireEvent.keyDown(await input(), { key: 'Escape', isComposing: true });
  expect(screen.getByRole('dialog', { name: 'kimchi' })).toBeVisible();
});

test('moves out of the area that a keyboard covers, but does not move on a magnified page', async () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 40, height: 400 });
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(740);
  await openConversationWithKim();
  const dialog = screen.getByRole('dialog', { name: 'kimchi' });
  expect(dialog.style.getPropertyValue('--covered-top')).toBe('40px');
  expect(dialog.style.getPropertyValue('--covered-bottom')).toBe('300px');
  Object.assign(viewport, { scale: 2 });
  viewport.dispatchEvent(new Event('resize'));
  expect(dialog.style.getPropertyValue('--covered-bottom')).toBe('0px');
});

test('the game nights of the two stand between their messages, with the way to the public result', async () => {
  const friend = { username: kim.username, avatar: kim.avatar, isYou: false, friend: kim.user };
  stage.people.shared = { games: 1, agreement: { percent: 68, compared: 24 } };
  stage.people.overrides['GET /api/user/games'] = () =>
    Response.json({
      success: true,
      games: [
        {
          _id: 'one',
          finishedAt: '2026-05-02T20:00:00.000Z',
          players: [friend],
          themes: ['Street food'],
          rounds: 3,
          anonymousVotes: false,
          winners: [friend],
          podium: [],
          place: null,
          favourites: [],
          shareToken: 'abc',
        },
      ],
      next: null,
    });
  stage.messages.say(kim.user, 'Again?');
  await openConversationWithKim();
  const night = await within(await log()).findByText(/^You played/);
  expect(night).toHaveTextContent('You played Street food. kimchi won.');
  expect(screen.getByRole('link', { name: 'See the result' })).toHaveAttribute('href', '/r/abc');
  expect(screen.getByText('You agree 68%')).toBeVisible();
});
