import { limits } from '@tallyho/game/limits';
import type { ApiInvitation } from '@tallyho/game/people/invitations';
import type { PersonCard } from '@tallyho/game/people/person-card';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { alex, people as everyone, kim, robin, sam } from '../../entities/room/testing/people.ts';
import { refuseElsewhere } from '../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import { emitUserEvent } from '../../entities/user-socket/events.ts';
import JoinPage from '../../pages/game/JoinPage.tsx';
import { cards } from '../../screens/people-panel/testing/cards.ts';
import { renderPeople } from '../../screens/people-panel/testing/render-people.tsx';
import { ScriptedPeople } from '../../screens/people-panel/testing/scripted-people.ts';
import { platform } from '../../shared/platform/platform.ts';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import PeopleButton from '../friends/PeopleButton.tsx';
import { Invitations } from './Invitations.tsx';
import { PutAwayInvitations } from './PutAwayInvitations.tsx';

const crowd = [sam, alex, everyone[4]];

let people: ScriptedPeople;
/** Kim's lobby, in which Robin has no seat. */
let room: ScriptedRoom;
beforeEach(() => {
  people = new ScriptedPeople({ people: cards.slice(1), push: (event) => act(() => emitUserEvent(event)) });
  room = new ScriptedRoom({ owner: kim });
});

const invitation = (id: string, from: number, code: string): ApiInvitation => ({
  _id: id,
  from: cards[from] ?? { _id: '', username: '', avatar: 1 },
  code,
  expiresAt: new Date(Date.now() + limits.invitation).toISOString(),
});

function open(children: ReactNode = null) {
  const page = renderPeople(
    <>
      <Routes>
        <Route path="/join/:code" element={<JoinPage />} />
        <Route path="*" element={children} />
      </Routes>
      <Invitations />
    </>,
    { people, room, path: '/privacy' },
  );
  return { ...page, user: userEvent.setup() };
}

/** A page with an open dialog. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="A question">
      <p>?</p>
    </Dialog>
  );
}

/** Waits until the list of invitations has been fetched. */
const invitationsLoaded = () => waitFor(() => expect(people.calls).toContain('GET /api/user/invitations'));
const region = () => screen.findByRole('region', { name: 'Invitations' });

test('an invitation appears on any page, is announced, and triggers a system notification', async () => {
  vi.spyOn(platform, 'notificationPermission').mockReturnValue('granted');
  vi.spyOn(platform, 'isInFront').mockReturnValue(false);
  const notify = vi.spyOn(platform, 'notify').mockImplementation(() => undefined);
  open();
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  expect(await within(await region()).findByText('5 min left')).toBeInTheDocument();
  expect(
    await screen.findByText('kimchi invites you to their lobby', { selector: '[role=status]' }),
  ).toBeInTheDocument();
  expect(notify.mock.calls.map(([notice]) => notice)).toEqual([
    { title: 'Tallyho', body: 'kimchi invites you to their lobby' },
  ]);
  expect(document.activeElement).toBe(document.body);
});

test('an invitation that is put away stays valid: Friends counts it and lists it', async () => {
  const { user } = open(
    <>
      <PeopleButton />
      <PutAwayInvitations />
    </>,
  );
  await invitationsLoaded();
  people.receiveInvitation(invitation('put-away', 1, room.code));
  await user.click(await screen.findByRole('button', { name: /^Put away/ }));
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Friends, 1 invitation' })).toBeVisible();
  expect(people.calls.filter((call) => call.includes('decline'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: "Join kimchi's lobby" }));
  await waitFor(() => expect(room.state.seats.map((seat) => seat.user)).toContain(robin.user));
});

test('the conversation with a friend has only the invitation of that friend', async () => {
  const { user } = open(
    <>
      <section aria-label="kimchi">
        <PutAwayInvitations friend={kim.user} />
      </section>
      <section aria-label="samwise">
        <PutAwayInvitations friend={sam.user} />
      </section>
    </>,
  );
  await invitationsLoaded();
  people.receiveInvitation(invitation('put-away-too', 1, room.code));
  await user.click(await screen.findByRole('button', { name: /^Put away/ }));
  const join = { name: "Join kimchi's lobby" };
  expect(within(screen.getByRole('region', { name: 'kimchi' })).getByRole('button', join)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'samwise' })).queryByRole('button')).toBeNull();
});

test('Join takes the user to the lobby', async () => {
  const { user, location } = open();
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  await user.click(await screen.findByRole('button', { name: "Join kimchi's lobby" }));
  await waitFor(() => expect(location()).toBe('/'));
  expect(room.state.seats.map((seat) => seat.user)).toContain(robin.user);
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
});

test('an invitation that gave a seat is not followed by a second request to join', async () => {
  const { user, location } = open();
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  people.overrides['POST /api/user/invitations/i1/accept'] = () => {
    room.join(robin);
    const ticket = { ticket: 'ticket', url: 'ws://rooms' };
    return Response.json({ success: true, code: room.code, ticket });
  };
  await user.click(await screen.findByRole('button', { name: "Join kimchi's lobby" }));
  await waitFor(() => expect(location()).toBe('/'));
  expect(screen.queryByText(/join this lobby/)).toBeNull();
  expect(people.calls.filter((call) => call.includes('joinLobby'))).toEqual([]);
});

test('joining with an expired invitation shows an error and removes it', async () => {
  const { user, location } = open();
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  people.invitations = [];
  await user.click(await screen.findByRole('button', { name: "Join kimchi's lobby" }));
  expect(await screen.findByText('That invitation has expired.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
  expect(location()).toBe('/privacy');
});

test('"Not now" removes the invitation and declines it on the server', async () => {
  const { user } = open();
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  await user.click(await screen.findByRole('button', { name: 'Not now, kimchi' }));
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
  await waitFor(() => expect(people.calls).toContain('POST /api/user/invitations/i1/decline'));
});

test('several invitations are listed; one answered elsewhere is removed; a new one of the same friend replaces the old one', async () => {
  open();
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  people.receiveInvitation(invitation('i2', 2, 'OTHER2'));
  expect(within(await region()).getAllByRole('listitem')).toHaveLength(2);
  people.receiveInvitation(invitation('i3', 1, room.code));
  expect(within(await region()).getAllByRole('listitem')).toHaveLength(2);
  act(() => emitUserEvent({ type: 'invitationGone', invitation: 'i3' }));
  expect(within(await region()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: "Join Samwise's lobby" })).toBeInTheDocument();
});

test('an invitation that is cancelled before it arrives is not shown', async () => {
  open();
  await invitationsLoaded();
  act(() => emitUserEvent({ type: 'invitationGone', invitation: 'i1' }));
  people.receiveInvitation(invitation('i1', 1, room.code));
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
});

test('an invitation is removed when its sender leaves the lobby', async () => {
  open();
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  expect(await region()).toBeInTheDocument();
  people.invitations = [];
  act(() => emitUserEvent({ type: 'presence', friend: cards[1]?._id ?? '', presence: 'online' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
});

test('an invitation to the user’s current lobby is not shown', async () => {
  room = new ScriptedRoom({ owner: kim }).join(robin);
  open();
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  people.receiveInvitation(invitation('i2', 2, 'OTHER2'));
  expect(within(await region()).getAllByRole('listitem')).toHaveLength(1);
});

test('while a modal dialog is open the invitation is rendered inside it', async () => {
  const { user } = open(<PageWithDialog />);
  await invitationsLoaded();
  people.receiveInvitation(invitation('i1', 1, room.code));
  const dialog = screen.getByRole('dialog', { name: 'A question' });
  expect(await within(dialog).findByRole('button', { name: "Join kimchi's lobby" })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: "Join kimchi's lobby" })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a user with a seat in another lobby must confirm, and can stay there', async () => {
  const { user, location } = open();
  await invitationsLoaded();
  // Only the server knows of Robin's seat in another lobby.
  people.overrides[`POST /api/lobby/joinLobby/${room.code}`] = () => refuseElsewhere('OTHER2');
  people.receiveInvitation(invitation('i1', 1, room.code));
  await user.click(await screen.findByRole('button', { name: "Join kimchi's lobby" }));
  await user.click(await screen.findByRole('button', { name: 'Stay there' }));
  expect(location()).toBe('/privacy');
  expect(room.state.seats.map((seat) => seat.user)).not.toContain(sam.user);
});

/** Opens a page of Robin, who leads a lobby. */
async function openAsLeader(): Promise<ReturnType<typeof open>> {
  room = new ScriptedRoom({ owner: robin });
  const page = open();
  await invitationsLoaded();
  return page;
}

test('a friend who asks to join is announced on any page, and one press invites them', async () => {
  const { user } = await openAsLeader();
  people.receiveJoinRequest(kim.user);
  const cardsOf = within(await region());
  expect(cardsOf.getByText('asks to join your table', { exact: false })).toBeVisible();
  expect(
    await screen.findByText('kimchi asks to join your table', { selector: '[role=status]' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Invite kimchi to your table' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
  expect(people.invited).toEqual([kim.user]);
});

test('"Not now" declines a friend who asks to join, without an invitation', async () => {
  const { user } = await openAsLeader();
  people.receiveJoinRequest(kim.user);
  await user.click(await screen.findByRole('button', { name: 'Not now, kimchi' }));
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
  await waitFor(() => expect(people.calls).toContain('POST /api/user/friends/decline-join-request'));
  expect(people.invited).toEqual([]);
});

test('a friend who asks twice has one card, which goes with the friendship', async () => {
  await openAsLeader();
  people.receiveJoinRequest(kim.user);
  people.receiveJoinRequest(kim.user);
  expect(within(await region()).getAllByRole('listitem')).toHaveLength(1);
  people.joinRequests = [];
  act(() => emitUserEvent({ type: 'joinRequestGone', from: kim.user }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
});

test('with every seat taken the card says why nobody can be invited', async () => {
  room = new ScriptedRoom({ owner: robin });
  for (const person of crowd) room.join(person);
  const { user } = open();
  await invitationsLoaded();
  people.receiveJoinRequest(kim.user);
  expect(await screen.findByText('Every seat at your table is taken.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invite kimchi to your table' }));
  expect(people.invited).toEqual([]);
});

test('a user without a lobby is shown no requests', async () => {
  people.joinRequests = [
    { from: cards[1] as PersonCard, expiresAt: new Date(Date.now() + 60_000).toISOString() },
  ];
  open();
  await invitationsLoaded();
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
});
