import { idOf } from '../lobbies.ts';
import type { Cast } from './cast.ts';
import { administrators, everyRole, members, type Outcomes, owners } from './outcomes.ts';

/** Items that belong to Anna: no other account may read, use or delete them. */
export interface AnnasItems {
  /** Id of her message to her friend. */
  readonly messageId: string;
  /** Code of her lobby. */
  readonly code: string;
  /** Her invitation to her friend. */
  readonly invitation: string;
  readonly warning: string;
  readonly session: string;
}

/** Her friend's message to her. */
export const answered = 'Nor this, aubergines';

export interface Call {
  readonly call: string;
  readonly body?: object;
  /** With the CSRF-Token header, if the caller has a session. */
  readonly csrf?: true;
  readonly outcomes: Outcomes;
}

/**
 * All API calls about users, aimed at Anna and her items. Every role makes them in this order: calls that end something
 * come last.
 */
export function callsAbout(
  { anna }: Cast,
  { messageId, code, invitation, warning, session }: AnnasItems,
): Call[] {
  const id = idOf(anna);
  const { username } = anna.account;
  const unknown = crypto.randomUUID();
  const wrong = 'NotHerPassword1';
  const about = { kind: 'player', userId: id };
  return [
    { call: 'GET /api/user/auth-check', outcomes: everyRole('200') },
    { call: `GET /api/user/register/check?username=${username}`, outcomes: everyRole('200') },
    { call: 'GET /api/user/auth/google', outcomes: everyRole('302') },
    { call: 'GET /api/user/auth/discord', outcomes: everyRole('302') },
    { call: 'GET /api/user/link/google', outcomes: everyRole('302', { suspended: '403 suspended' }) },
    { call: 'GET /api/user/link/discord', outcomes: everyRole('302', { suspended: '403 suspended' }) },
    { call: 'GET /api/user/me', outcomes: owners('200') },
    { call: 'GET /api/csrf-token', outcomes: owners('200') },
    { call: 'GET /api/user/sessions', outcomes: owners('200') },
    { call: 'GET /api/user/data', outcomes: owners('200') },
    { call: 'GET /api/user/friends', outcomes: members('200') },
    { call: `GET /api/user/friends/search?username=${username}`, outcomes: members('200') },
    { call: 'GET /api/user/friends/requests', outcomes: members('200') },
    { call: 'GET /api/user/friends/sent-requests', outcomes: members('200') },
    { call: 'GET /api/user/friends/blocked', outcomes: members('200') },
    { call: 'GET /api/user/invitations', outcomes: members('200') },
    { call: 'GET /api/user/messages/unread?_t=1', outcomes: members('200') },
    { call: `GET /api/user/messages/${id}`, outcomes: members('403 notFriends', { friend: '200' }) },
    { call: 'GET /api/admin/reports', outcomes: administrators('200') },
    { call: `GET /api/admin/users/search?username=${username}`, outcomes: administrators('200') },
    { call: 'GET /api/admin/open-reports', outcomes: administrators('200') },
    { call: 'GET /api/admin/appeals', outcomes: administrators('200') },
    { call: 'GET /api/admin/administrators', outcomes: administrators('200') },
    { call: 'GET /api/admin/audit', outcomes: administrators('200') },
    { call: `GET /api/admin/audit?user=${id}`, outcomes: administrators('200') },

    {
      call: 'POST /api/user/set-username',
      body: { userId: id, token: wrong, username: 'Somebody' },
      outcomes: everyRole('404 expiredSignUp'),
    },
    {
      call: 'POST /api/user/desktop-login',
      body: { code: wrong, verifier: wrong },
      outcomes: everyRole('404 expiredDesktopLogin'),
    },
    {
      call: `POST /api/internal/people/${id}`,
      body: { type: 'presence', online: false, rev: 9 },
      outcomes: everyRole('401 unauthenticated'),
    },
    { call: 'POST /api/party/person-ticket', outcomes: members('200') },
    { call: 'POST /api/party/ticket', body: { room: code }, outcomes: members('403 notMember') },
    { call: 'POST /api/user/preferences', body: { key: 'sound', value: false }, outcomes: members('200') },
    {
      call: `PUT /api/user/update-picture/${id}`,
      body: { avatarNumber: 3 },
      outcomes: members('403 forbidden'),
    },
    { call: 'POST /api/guests/rename', body: { name: 'Tom' }, outcomes: members('403 forbidden') },
    { call: 'POST /api/user/acknowledge-warning', body: { id: warning }, outcomes: owners('200') },

    { call: 'POST /api/user/confirm', body: { password: wrong }, outcomes: members('401 invalidPassword') },
    { call: 'POST /api/user/change-password', body: {}, outcomes: members('403 invalidCsrfToken') },
    { call: 'POST /api/user/change-email', body: {}, outcomes: members('403 invalidCsrfToken') },
    { call: 'POST /api/user/change-username', body: {}, outcomes: members('403 invalidCsrfToken') },
    {
      call: 'POST /api/user/change-password',
      csrf: true,
      body: { currentPassword: wrong, newPassword: 'Another123' },
      outcomes: members('401 invalidPassword'),
    },
    {
      call: 'POST /api/user/unlink-account',
      body: { provider: 'form' },
      outcomes: members('403 invalidCsrfToken'),
    },
    {
      call: 'POST /api/user/unlink-account',
      csrf: true,
      body: { provider: 'form' },
      outcomes: members('409 onlyAuthMethod'),
    },
    {
      call: 'POST /api/user/unlink-account',
      csrf: true,
      body: { provider: 'google' },
      outcomes: members('409 notLinked'),
    },
    { call: 'GET /api/user/passkeys', outcomes: members('200') },
    { call: 'POST /api/user/passkeys/options', body: {}, outcomes: members('403 invalidCsrfToken') },
    { call: 'POST /api/user/passkeys/options', csrf: true, body: {}, outcomes: members('200') },
    { call: 'POST /api/user/passkeys', body: {}, outcomes: members('403 invalidCsrfToken') },
    { call: 'POST /api/user/passkeys', csrf: true, body: {}, outcomes: members('400 invalidInput') },
    { call: 'PUT /api/user/passkeys/x', body: { name: 'x' }, outcomes: members('403 invalidCsrfToken') },
    { call: 'PUT /api/user/passkeys/x', csrf: true, body: { name: 'x' }, outcomes: members('404 notFound') },
    { call: 'DELETE /api/user/passkeys/x', outcomes: members('403 invalidCsrfToken') },
    { call: 'DELETE /api/user/passkeys/x', csrf: true, outcomes: members('404 notFound') },
    { call: 'POST /api/user/passkeys/app/begin', body: {}, outcomes: members('403 invalidCsrfToken') },
    { call: 'POST /api/user/passkeys/confirm/options', body: {}, outcomes: owners('200') },
    { call: 'POST /api/user/passkeys/confirm', body: {}, outcomes: owners('400 invalidInput') },
    { call: 'DELETE /api/user/sessions', outcomes: members('403 invalidCsrfToken') },
    { call: `DELETE /api/user/sessions/${session}`, outcomes: members('403 invalidCsrfToken') },
    { call: `DELETE /api/user/sessions/${session}`, csrf: true, outcomes: members('404 notFound') },
    { call: 'POST /api/user/delete-account', body: {}, outcomes: owners('403 invalidCsrfToken') },
    {
      call: 'POST /api/user/delete-account',
      csrf: true,
      body: { password: wrong },
      outcomes: owners('401 invalidPassword'),
    },

    { call: 'POST /api/reports', body: { ...about, reason: 'spam' }, outcomes: members('200') },
    {
      call: 'POST /api/reports',
      body: { ...about, reason: 'hate', kind: 'message', messageId },
      outcomes: members('404 notFound', { friend: '200' }),
    },
    { call: `POST /api/admin/users/${id}/lift`, body: { kind: 'mute' }, outcomes: administrators('200') },
    {
      call: `POST /api/admin/users/${unknown}/sanction`,
      body: { kind: 'warn', reason: 'Nobody' },
      outcomes: administrators('404 unknownUser'),
    },
    { call: `POST /api/admin/reports/${unknown}/close`, outcomes: administrators('404 notFound') },
    { call: `POST /api/admin/reports/${unknown}/reopen`, outcomes: administrators('404 notFound') },
    { call: `POST /api/admin/users/${id}/remove-administrator`, outcomes: administrators('200') },
    { call: 'GET /api/admin/deleted-suspensions', outcomes: administrators('200') },
    {
      call: `POST /api/admin/deleted-suspensions/${unknown}/lift`,
      outcomes: administrators('404 notFound'),
    },

    {
      call: 'POST /api/user/messages/send',
      body: { recipientId: id, content: answered },
      outcomes: members('403 notFriends', { friend: '200' }),
    },
    {
      call: `PUT /api/user/messages/${id}/read`,
      body: {},
      outcomes: members('403 notFriends', { friend: '200' }),
    },
    {
      call: 'POST /api/user/friends/invite',
      body: { friendId: id },
      outcomes: members('403 notFriends', { friend: '409 notInLobby' }),
    },
    {
      call: `POST /api/user/invitations/${invitation}/accept`,
      outcomes: members('404 expiredInvitation', { friend: '200' }),
    },
    { call: `POST /api/user/invitations/${invitation}/decline`, outcomes: members('200') },
    {
      call: 'POST /api/user/friends/send-request',
      body: { username },
      outcomes: members('200', { friend: '409 alreadyFriends', blocked: '404 unknownUser' }),
    },
    {
      call: 'POST /api/user/friends/respond-request',
      body: { senderId: id, accept: true },
      outcomes: members('404 noRequest', { friend: '200' }),
    },
    {
      call: 'POST /api/user/friends/respond-request',
      body: { senderId: id, accept: false },
      outcomes: members('200'),
    },
    { call: 'POST /api/user/friends/withdraw-request', body: { recipientId: id }, outcomes: members('200') },
    { call: 'POST /api/user/friends/unblock', body: { userId: id }, outcomes: members('200') },
    { call: 'POST /api/user/friends/remove-friend', body: { friendId: id }, outcomes: members('200') },
    { call: 'POST /api/user/friends/block', body: { userId: id }, outcomes: members('200') },
    { call: 'POST /api/user/logout', outcomes: owners('200') },
  ];
}
