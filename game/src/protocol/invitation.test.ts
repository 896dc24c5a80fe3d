import { expect, test } from 'vitest';
import { entranceOf, type InvitedLobby, invitationViewOf } from './invitation.ts';

const open: InvitedLobby = { players: 2, maxPlayers: 4, state: 'open', lateJoin: true, guestsMayJoin: true };

test.each<[Partial<InvitedLobby>, ReturnType<typeof entranceOf>, ReturnType<typeof invitationViewOf>]>([
  [{}, 'open', 'open-open'],
  [{ state: 'running' }, 'open', 'open-running'],
  [{ state: 'finished', lateJoin: false }, 'open', 'open-finished'],
  [{ guestsMayJoin: false }, 'accountsOnly', 'accountsOnly-open'],
  [{ guestsMayJoin: false, state: 'running' }, 'accountsOnly', 'accountsOnly-running'],
  [{ players: 4 }, 'full', 'full'],
  [{ players: 4, state: 'running' }, 'full', 'full'],
  [{ players: 4, guestsMayJoin: false }, 'full', 'full'],
  [{ state: 'running', lateJoin: false }, 'started', 'started'],
  [{ state: 'running', lateJoin: false, players: 4 }, 'started', 'started'],
  [
    { state: 'running', lateJoin: false, players: 4, guestsMayJoin: false, holdsSeat: true },
    'open',
    'open-running',
  ],
])('a lobby with %o is %s, and its page %s', (change, entrance, view) => {
  expect(entranceOf({ ...open, ...change })).toBe(entrance);
  expect(invitationViewOf({ ...open, ...change })).toBe(view);
});
