import { defaultPreferences } from '@tallyho/game/accounts/preferences';
import { limits } from '@tallyho/game/limits';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { closeCodes } from '@tallyho/game/protocol/close-codes';
import type { Person } from '@tallyho/game/room/person';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { ApiError } from '../../net/api-error.ts';
import { MembershipProvider } from '../../net/room-hooks.tsx';
import type { OpenSocket } from '../../net/room-socket.ts';
import * as people from '../../net/testing/people.ts';
import { useSession } from '../../session/session.ts';
import { closeConversation, closeFriends, openConversation } from '../dock.ts';
import PeopleButton from '../PeopleButton.tsx';
import PeopleHost from '../PeopleHost.tsx';
import { cards } from '../testing/cards.ts';
import { ScriptedPeople } from '../testing/scripted-people.ts';
import { messagesFetch } from './testing/messages-fetch.ts';
import { ScriptedMessages } from './testing/scripted-messages.ts';

const card = ({ user, username, avatar }: Person): PersonCard => ({ _id: user, username, avatar });
const [robin, kim, sam] = [card(people.robin), card(people.kim), card(people.sam)];

let scripted: ScriptedMessages;
vi.mock('../../net/room-socket.ts', () => ({
  openSocket: ((address, handlers) => scripted.open(address, handlers)) satisfies OpenSocket,
}));

/** Who is logged in, and what the account says of them. */
let account: object | null;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  localStorage.clear();
  sessionStorage.clear();
  closeConversation();
  closeFriends();
  scripted = new ScriptedMessages({ you: robin._id, page: 5 }).befriend(kim._id, sam._id);
  account = {
    ...robin,
    preferences: defaultPreferences,
    standing: { mute: null, suspension: null, warning: null },
  };
  const others = new ScriptedPeople({
    people: cards,
    friends: { [kim._id]: 'online', [sam._id]: 'offline' },
    requests: ['user-noor'],
  });
  const session = async () => Response.json({ success: true, user: account });
  vi.stubGlobal('fetch', messagesFetch(scripted, others.fetch(session)));
});
afterEach(() => void vi.useRealTimers());

function Header() {
  const { user } = useSession();
  return user ? <PeopleButton /> : <p>Guest</p>;
}

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

/** The site of somebody who is logged in and connected. */
async function visit() {
  const page = renderPage(
    <MembershipProvider user={null}>
      <Header />
      <PeopleHost />
    </MembershipProvider>,
  );
  await screen.findByRole('button', { name: /^Friends/ });
  await act(() => vi.advanceTimersByTimeAsync(50));
  return page;
}

/** ... with the conversation with kimchi open. */
async function visitKim() {
  const page = await visit();
  act(() => openConversation(kim));
  await screen.findByRole('dialog', { name: 'kimchi' });
  return page;
}

const input = () => screen.findByRole('textbox', { name: 'Message' });
const log = () => screen.getByRole('log', { name: 'Messages with kimchi' });

test('a new conversation says so, and what is written is there at once and at the server once', async () => {
  await visitKim();
  expect(await screen.findByText('No messages yet. Start the conversation!')).toBeVisible();
  await user().type(await input(), 'Hello{Enter}');
  expect(within(log()).getByText('Hello')).toBeVisible();
  expect(await input()).toHaveValue('');
  await waitFor(() => expect(scripted.with(kim._id).map(({ content }) => content)).toEqual(['Hello']));
  await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
  expect(within(log()).getAllByText('Hello')).toHaveLength(1);
});

test('after a message the next one waits 2 s, which the button shows', async () => {
  await visitKim();
  await user().type(await input(), 'One{Enter}');
  expect(screen.getByRole('button', { name: 'Send, in a moment' })).toHaveAttribute('aria-disabled', 'true');
  await user().type(await input(), 'Two{Enter}');
  expect(await input()).toHaveValue('Two');
  await act(() => vi.advanceTimersByTimeAsync(limits.directMessage.cooldown));
  await user().click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(scripted.messages.map(({ content }) => content)).toEqual(['One', 'Two']));
});

test('a friend’s message comes at once, is read out, counts as read, and one’s own say when they are', async () => {
  await visitKim();
  await user().type(await input(), 'Coming?{Enter}');
  await waitFor(() => expect(scripted.messages).toHaveLength(1));
  act(() => void scripted.say(kim._id, 'On my way'));
  expect(await within(log()).findByText('On my way')).toBeVisible();
  expect(await screen.findByText('kimchi: On my way', { selector: '[role="status"]' })).toBeInTheDocument();
  await waitFor(() => expect(scripted.unread()).toEqual({}));
  expect(screen.queryByText(/Read/)).toBeNull();
  act(() => scripted.readAll(kim._id));
  expect(await screen.findByText(/Read/)).toBeVisible();
});

test('what came while nobody looked is marked, and read when somebody does', async () => {
  scripted.say(kim._id, 'Old');
  void scripted.api.read(kim._id, 1);
  scripted.say(kim._id, 'Fresh');
  vi.mocked(document.hasFocus).mockReturnValue(false);
  await visitKim();
  expect(await within(log()).findByText('New')).toBeVisible();
  expect(scripted.unread()).toEqual({ [kim._id]: 1 });
  vi.mocked(document.hasFocus).mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(scripted.unread()).toEqual({}));
});

test('when messages cannot be loaded it says so, and one can try again', async () => {
  scripted.say(kim._id, 'Hello');
  await visit();
  scripted.failing = 'before';
  act(() => openConversation(kim));
  expect(await screen.findByText('Failed to load messages')).toBeVisible();
  scripted.failing = 'no';
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(log()).findByText('Hello')).toBeVisible();
});

test('a message that was not sent stays, with Retry; the text about it goes after 3 s', async () => {
  scripted.say(kim._id, 'Hello');
  await visitKim();
  await within(log()).findByText('Hello');
  scripted.failing = 'before';
  await user().type(await input(), 'Anybody?{Enter}');
  expect(await screen.findByText('Failed to send message')).toBeVisible();
  expect(screen.getByText('Not sent')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByText('Failed to send message')).toBeNull();
  expect(within(log()).getByText('Anybody?')).toBeVisible();
  scripted.failing = 'no';
  await user().click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(scripted.messages.at(-1)?.content).toBe('Anybody?');
});

test('a refused message says why, and can be let go', async () => {
  scripted.say(kim._id, 'Hello');
  await visitKim();
  await within(log()).findByText('Hello');
  scripted.refusal = new ApiError(403, 'muted', 'You are muted for now.');
  await user().type(await input(), 'Let me speak{Enter}');
  expect(await screen.findByText('Not sent. You are muted for now.')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Discard' }));
  expect(within(log()).queryByText('Let me speak')).toBeNull();
  expect(scripted.messages).toHaveLength(1);
});

test('a message survives a reload and a line that is down, and is sent once', async () => {
  const page = await visitKim();
  act(() => scripted.cut());
  scripted.failing = 'after';
  await user().type(await input(), 'Through the night{Enter}');
  await screen.findByText('Not sent');
  page.unmount();
  scripted.failing = 'no';
  act(() => closeConversation());
  await visitKim();
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(await within(log()).findAllByText('Through the night')).toHaveLength(1);
  expect(scripted.messages).toHaveLength(1);
});

test('what was not sent is sent when the network is back, though the socket never broke', async () => {
  await visitKim();
  scripted.failing = 'before';
  await user().type(await input(), 'From the tunnel{Enter}');
  await screen.findByText('Not sent');
  scripted.failing = 'no';
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(scripted.messages).toHaveLength(1);
});

test('what was missed while the socket was cut is there when it is back, once', async () => {
  scripted.say(kim._id, 'Before');
  await visitKim();
  await within(log()).findByText('Before');
  act(() => scripted.cut());
  scripted.say(kim._id, 'Meanwhile');
  act(() => scripted.restore());
  expect(await within(log()).findAllByText('Meanwhile')).toHaveLength(1);
});

test('while the socket is down, messages are asked for every 15 s', async () => {
  scripted.say(kim._id, 'Before');
  await visitKim();
  await within(log()).findByText('Before');
  act(() => scripted.cut());
  scripted.say(kim._id, 'Meanwhile');
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(await within(log()).findByText('Meanwhile')).toBeVisible();
});

test('older messages come in pages', async () => {
  for (let index = 1; index <= 12; index += 1) scripted.say(kim._id, `Message ${index}`);
  await visitKim();
  expect(await within(log()).findByText('Message 12')).toBeVisible();
  expect(within(log()).queryByText('Message 7')).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Show older messages' }));
  expect(await within(log()).findByText('Message 7')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Show older messages' }));
  expect(await within(log()).findByText('Message 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  expect(within(log()).getAllByText('Today')).toHaveLength(1);
});

test('a message from somebody else is a toast with their name, however many there are, and leads to them', async () => {
  await visit();
  act(() => void scripted.say(sam._id, 'Psst'));
  act(() => void scripted.say(sam._id, 'Hey'));
  expect(await screen.findAllByText('Samwise sent you a message')).toHaveLength(1);
  expect(
    await screen.findByRole('button', { name: 'Friends, 2 unread messages, 1 friend request' }),
  ).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByRole('dialog', { name: 'Samwise' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Friends, 1 friend request' })).toBeVisible();
});

test('Escape closes the conversation, gives the focus back, and keeps the draft', async () => {
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

test('a long text is counted from 900 characters on, and ends at 1,000', async () => {
  await visitKim();
  await user().click(await input());
  await user().paste('x'.repeat(899));
  expect(screen.queryByText('899/1000')).toBeNull();
  await user().paste('yz');
  expect(screen.getByText('901/1000')).toBeVisible();
  expect(await input()).toHaveAttribute('maxlength', '1000');
});

test('characters that no text has are refused before they are sent', async () => {
  await visitKim();
  await user().click(await input());
  await user().paste('a\u0007b');
  await user().keyboard('{Enter}');
  expect(await screen.findByText('A message cannot contain control characters.')).toBeVisible();
  expect(scripted.messages).toEqual([]);
});

test('who is not a friend any more cannot be written to; what was said stays', async () => {
  scripted.say(kim._id, 'Hello');
  await visitKim();
  await within(log()).findByText('Hello');
  act(() => scripted.unfriend(kim._id));
  expect(await screen.findByText(/are not friends, so you cannot write/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(within(log()).getByText('Hello')).toBeVisible();
});

test('who is muted reads until when and why', async () => {
  account = {
    ...account,
    standing: {
      mute: { until: new Date(Date.now() + 3_600_000).toISOString(), reason: 'Be kind.' },
      suspension: null,
      warning: null,
    },
  };
  await visitKim();
  expect(await screen.findByText(/You are muted until/)).toBeVisible();
  expect(screen.getByText(/Be kind\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever is logged out elsewhere is told once, and is a guest', async () => {
  await visitKim();
  account = null;
  act(() => scripted.cut(closeCodes.sessionEnded));
  expect(await screen.findByText('Guest')).toBeVisible();
  expect(screen.getAllByText('Your session has ended. Please log in again.')).toHaveLength(1);
});

test('an old version asks for a reload and leaves the rest alone', async () => {
  await visitKim();
  act(() => scripted.cut(closeCodes.oldVersion));
  expect(await screen.findByText('Tallyho has been updated. Reload the page to go on.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
