import { idOf } from '../lobbies.ts';
import type { Cast } from './cast.ts';
import {
  accounts,
  administrators,
  anyone,
  moderators,
  type Outcomes,
  owners,
  services,
  users,
} from './outcomes.ts';
import { forAdministrators, forUsers, forVisitors, pages } from './plain-routes.ts';

/** Items that belong to Anna: no other account may read, use or delete them. */
export interface AnnasItems {
  /** Id of her message to her friend. */
  readonly messageId: string;
  /** Code of her lobby. The guest has a seat in it. */
  readonly code: string;
  /** Her invitation to her friend. */
  readonly invitation: string;
  readonly warning: string;
  readonly session: string;
  /** Her finished game with her friend. */
  readonly gameId: string;
}

/** Her friend's message to her. */
export const answered = 'Nor this, aubergines';

interface Sample {
  /** Values of the route's parameters. Those without one are names that do not exist. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
  /** The route needs the CSRF-Token header: who may use the route is refused without it. */
  readonly csrf?: true;
  /** Subject of the service's token, if it is not the loader of the starter content. */
  readonly subject?: string;
}

export interface Call extends Sample {
  /** Method and path of the app's route, without the patterns of its parameters. */
  readonly route: string;
  readonly outcomes: Outcomes;
}

const call = (route: string, outcomes: Outcomes, sample: Sample = {}): Call => ({
  route,
  outcomes,
  ...sample,
});
const each = (outcomes: Outcomes, routes: readonly string[], sample: Sample = {}): Call[] =>
  routes.map((route) => call(route, outcomes, sample));

/**
 * The table of the API: every route with a sample call and what each role gets. Calls about users are aimed at Anna and her
 * items. Every role makes them in this order: calls that end something come last.
 */
export function table(
  { anna }: Cast,
  { messageId, code, invitation, warning, session, gameId }: AnnasItems,
): Call[] {
  const id = idOf(anna);
  const { username } = anna.account;
  const wrong = 'NotHerPassword1';
  const about = { kind: 'player', userId: id };
  const parked = { type: 'parked', code, report: 'game-1', status: 400, parked: 1 };
  const absent = { type: 'presence', online: false, rev: 9 };
  const inLobby = { params: { code } };
  const ofLeader = users('notMember', { guest: 'notLeader', owner: 'passes' });
  return [
    ...each(anyone('passes'), pages),
    ...each(anyone('passes'), forVisitors),
    ...each(users('passes'), forUsers),
    ...each(administrators('passes'), forAdministrators),

    call('GET /api/user/register/check', anyone('done'), { query: `?username=${username}` }),
    call('GET /api/user/auth/:provider', anyone('done'), { params: { provider: 'discord' } }),
    call(
      'GET /api/user/link/:provider',
      accounts('done', { visitor: 'sentToLogin', service: 'sentToLogin' }),
    ),
    call('POST /api/user/set-username', anyone('expiredSignUp'), {
      body: { userId: id, token: wrong, username: 'Somebody' },
    }),
    call('POST /api/user/desktop-login', anyone('expiredDesktopLogin'), {
      body: { code: wrong, verifier: wrong },
    }),
    ...each(anyone('passes', { user: 'forbidden', suspended: 'forbidden', administrator: 'forbidden' }), [
      'POST /api/guests',
      'POST /api/guests/open-link',
      'POST /api/guests/read-link',
    ]),
    call('POST /api/guests/link', users('forbidden', { guest: 'done' })),
    call('POST /api/guests/rename', users('forbidden', { guest: 'done' }), { body: { name: 'Tom' } }),

    // The key of the operator's monitoring is no service token.
    call('GET /api/internal/metrics', services('unauthenticated')),
    call('GET /api/internal/content', services('done')),
    call('GET /api/internal/content', services('forbidden'), { subject: code }),
    call('GET /api/internal/themes/:name', services('passes')),
    call('POST /api/internal/theme-options', services('done'), {
      body: { roundsPerTheme: 3, seed: 1, used: [] },
    }),
    call('POST /api/internal/rooms/:code', services('forbidden'), { ...inLobby, body: parked }),
    call('POST /api/internal/rooms/:code', services('done'), { ...inLobby, body: parked, subject: code }),
    call('POST /api/internal/people/:userId', services('forbidden'), {
      params: { userId: id },
      body: absent,
    }),
    call('POST /api/internal/people/:userId', services('done'), {
      params: { userId: id },
      body: absent,
      subject: id,
    }),

    ...each(owners('done'), [
      'GET /api/user/me',
      'GET /api/csrf-token',
      'GET /api/user/sessions',
      'GET /api/user/appeal',
      'GET /api/user/data',
    ]),
    ...each(accounts('done'), [
      'GET /api/user/friends',
      'GET /api/user/friends/requests',
      'GET /api/user/friends/sent-requests',
      'GET /api/user/friends/blocked',
      'GET /api/user/invitations',
      'GET /api/user/messages/unread',
      'GET /api/user/messages/latest',
      'GET /api/user/passkeys',
      'GET /api/user/change-email',
      'DELETE /api/user/change-email',
      'GET /api/lobby/public',
      'POST /api/user/may-link',
    ]),
    call('GET /api/user/friends/search', accounts('done', { friend: 'done', blocked: 'done' }), {
      query: `?username=${username}`,
    }),
    call(
      'GET /api/user/messages/:friendId',
      accounts('notFriends', { friend: 'done', blocked: 'notFriends' }),
      { params: { friendId: id } },
    ),
    call(
      'GET /api/user/games/with/:friendId',
      accounts('notFriends', { friend: 'done', blocked: 'notFriends' }),
      { params: { friendId: id } },
    ),
    call('POST /api/lobby/createLobby', accounts('passes')),

    ...each(moderators('done'), [
      'GET /api/admin/reports',
      'GET /api/admin/open-reports',
      'GET /api/admin/appeals',
      'GET /api/admin/administrators',
      'GET /api/admin/audit',
      'GET /api/admin/deleted-suspensions',
    ]),
    call('GET /api/admin/users/search', moderators('done'), { query: `?username=${username}` }),
    call('GET /api/admin/audit', moderators('done'), { query: `?user=${id}` }),
    call('POST /api/admin/users/:id/lift', moderators('done'), { params: { id }, body: { kind: 'mute' } }),
    call('POST /api/admin/users/:id/sanction', moderators('unknownUser'), {
      body: { kind: 'warn', reason: 'Nobody' },
    }),
    ...each(moderators('notFound'), [
      'POST /api/admin/reports/:id/close',
      'POST /api/admin/reports/:id/reopen',
      'POST /api/admin/deleted-suspensions/:id/lift',
    ]),
    call('POST /api/admin/appeals/:id/reject', moderators('notFound'), { body: { answer: 'No.' } }),
    call('DELETE /api/admin/shared/:token', moderators('passes')),
    call('POST /api/admin/users/:id/remove-administrator', moderators('done'), { params: { id } }),

    call('GET /api/share/:gameId', users('notFound', { friend: 'done', owner: 'done' }), {
      params: { gameId },
    }),
    call('GET /api/share/:gameId/pictures/:picture', users('notFound'), {
      params: { gameId, picture: 'board' },
    }),
    ...each(
      accounts('notFound', { friend: 'done', owner: 'done' }),
      ['POST /api/share/:gameId', 'DELETE /api/share/:gameId'],
      { params: { gameId } },
    ),

    call('POST /api/party/person-ticket', users('done')),
    call('POST /api/party/ticket', users('notMember', { guest: 'done', owner: 'done' }), {
      body: { room: code },
    }),
    call('POST /api/user/preferences', users('done'), { body: { key: 'sound', value: false } }),
    call('PUT /api/user/update-picture/:userId', users('forbidden', { owner: 'done' }), {
      params: { userId: id },
      body: { avatarNumber: 3 },
    }),
    call('POST /api/user/acknowledge-warning', owners('done', { owner: 'done' }), { body: { id: warning } }),

    call('POST /api/user/appeal', owners('notSuspended', { suspended: 'done' }), {
      body: { text: 'Please look at the chat again.' },
    }),

    call('POST /api/user/confirm', accounts('invalidPassword'), { body: { password: wrong } }),
    call('POST /api/user/change-password', accounts('invalidPassword'), {
      csrf: true,
      body: { currentPassword: wrong, newPassword: 'Another123' },
    }),
    ...each(
      accounts('invalidInput'),
      [
        'POST /api/user/change-email',
        'POST /api/user/change-username',
        'POST /api/user/passkeys',
        'POST /api/user/passkeys/app/begin',
      ],
      { csrf: true, body: {} },
    ),
    call('POST /api/user/unlink-account', accounts('onlyAuthMethod'), {
      csrf: true,
      body: { provider: 'form' },
    }),
    call('POST /api/user/unlink-account', accounts('notLinked'), {
      csrf: true,
      body: { provider: 'google' },
    }),
    call('POST /api/user/passkeys/options', accounts('done'), { csrf: true, body: {} }),
    call('PUT /api/user/passkeys/:id', accounts('notFound'), { csrf: true, body: { name: 'x' } }),
    call('DELETE /api/user/passkeys/:id', accounts('notFound'), { csrf: true }),
    call('POST /api/user/passkeys/confirm/options', owners('done', { guest: 'accountsOnly' }), { body: {} }),
    call('POST /api/user/passkeys/confirm', owners('invalidInput', { guest: 'accountsOnly' }), { body: {} }),
    call('POST /api/user/send-verification', owners('passes', { guest: 'accountsOnly' })),

    call('POST /api/reports', users('done', { friend: 'done', blocked: 'done' }), {
      body: { ...about, reason: 'spam' },
    }),
    call('POST /api/reports', users('notFound', { friend: 'done', blocked: 'notFound' }), {
      body: { ...about, reason: 'hate', kind: 'message', messageId },
    }),
    call('POST /api/user/messages/send', accounts('notFriends', { friend: 'done', blocked: 'notFriends' }), {
      body: { recipientId: id, content: answered },
    }),
    call(
      'PUT /api/user/messages/:friendId/read',
      accounts('notFriends', { friend: 'done', blocked: 'notFriends' }),
      { params: { friendId: id }, body: {} },
    ),
    call(
      'POST /api/user/friends/invite',
      accounts('notFriends', { friend: 'notInLobby', blocked: 'notFriends' }),
      { body: { friendId: id } },
    ),
    call(
      'POST /api/user/friends/ask-to-join',
      accounts('notFriends', { friend: 'notAtTable', blocked: 'notFriends' }),
      { body: { friendId: id } },
    ),
    call('POST /api/user/friends/decline-join-request', accounts('done', { blocked: 'done' }), {
      body: { friendId: id },
    }),
    call(
      'POST /api/user/invitations/:id/accept',
      accounts('expiredInvitation', { friend: 'done', blocked: 'expiredInvitation' }),
      { params: { id: invitation } },
    ),
    call('POST /api/user/invitations/:id/decline', accounts('done', { blocked: 'done' }), {
      params: { id: invitation },
    }),
    call(
      'POST /api/user/friends/send-request',
      accounts('done', { friend: 'alreadyFriends', blocked: 'unknownUser' }),
      { body: { username } },
    ),
    call(
      'POST /api/user/friends/respond-request',
      accounts('noRequest', { friend: 'done', blocked: 'noRequest' }),
      { body: { senderId: id, accept: true } },
    ),
    call('POST /api/user/friends/respond-request', accounts('done', { friend: 'done', blocked: 'done' }), {
      body: { senderId: id, accept: false },
    }),

    call('POST /api/lobby/sendMessage/:code', users('notMember', { guest: 'done', owner: 'done' }), {
      ...inLobby,
      body: { message: 'Hello' },
    }),
    call('POST /api/game/sendMessage/:code', users('notMember', { guest: 'passes', owner: 'passes' }), {
      ...inLobby,
      body: { message: 'Hello' },
    }),
    call('POST /api/lobby/startGame/:code', ofLeader, { ...inLobby, body: { numPlayers: 4 } }),
    ...each(ofLeader, ['POST /api/lobby/kick/:code', 'POST /api/lobby/makeLeader/:code'], {
      ...inLobby,
      body: { player: id },
    }),
    ...each(users('done'), ['POST /api/lobby/leaveLobby/:code', 'POST /api/game/leaveGame/:code'], inLobby),

    call('POST /api/user/friends/withdraw-request', accounts('done', { friend: 'done', blocked: 'done' }), {
      body: { recipientId: id },
    }),
    ...each(
      accounts('done', { friend: 'done', blocked: 'done' }),
      ['POST /api/user/friends/unblock', 'POST /api/user/friends/block'],
      { body: { userId: id } },
    ),
    call('POST /api/user/friends/remove-friend', accounts('done', { friend: 'done', blocked: 'done' }), {
      body: { friendId: id },
    }),

    call('DELETE /api/user/sessions', users('done'), { csrf: true }),
    call('DELETE /api/user/sessions/:id', users('notFound', { friend: 'notFound', owner: 'passes' }), {
      params: { id: session },
      csrf: true,
    }),
    call('POST /api/user/delete-account', owners('invalidPassword'), {
      csrf: true,
      body: { password: wrong },
    }),
    call('POST /api/user/logout', owners('done')),
  ];
}
