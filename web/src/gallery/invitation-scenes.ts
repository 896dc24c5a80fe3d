import { people } from '../entities/room/testing/people.ts';
import { refusal } from '../shared/api/testing/fake-fetch.ts';

/** What a visitor can see behind an invite link. The last four appear after Play as guest. */
export const invitationScenes = [
  'open',
  'finished',
  'running',
  'started',
  'full',
  'accounts-only',
  'gone',
  'loading',
  'unreachable',
  'name-taken',
  'banned',
  'rate-limited',
  'slow',
] as const;
export type InvitationScene = (typeof invitationScenes)[number];

const [leader, ...others] = people;
const lobby = {
  leader: { username: leader.username, avatar: leader.avatar },
  heads: [leader, ...others.slice(0, 3)].map(({ avatar }) => avatar),
  players: 4,
  maxPlayers: 8,
  state: 'open',
  lateJoin: true,
  guestsMayJoin: true,
};
const changes: Partial<Record<InvitationScene, object>> = {
  finished: { state: 'finished' },
  running: { state: 'running' },
  started: { state: 'running', lateJoin: false },
  full: { players: 8, heads: people.map(({ avatar }) => avatar) },
  'accounts-only': { guestsMayJoin: false },
};

const never = new Promise<Response>(() => undefined);

/** Returns the API's response in the scene; null for other routes. */
export function invitationResponse(
  scene: InvitationScene,
  route: string,
): Response | Promise<Response> | null {
  if (route === 'GET /api/user/auth-check') return Response.json({ user: null });
  if (route.startsWith('GET /api/join/')) {
    if (scene === 'gone') return refusal(404, 'lobbyNotFound', 'There is no lobby with that code.');
    if (scene === 'unreachable') return refusal(503, 'unavailable', 'Server error');
    if (scene === 'loading') return never;
    return Response.json({
      success: true,
      lobby: { ...lobby, ...changes[scene] },
      suggestedName: 'Sleepy Otter',
    });
  }
  if (route !== 'POST /api/guests') return null;
  if (scene === 'banned')
    return refusal(403, 'banned', 'You were removed from that lobby and cannot rejoin it.');
  if (scene === 'rate-limited')
    return refusal(429, 'rateLimited', 'That was a bit fast. Try again in a moment.');
  if (scene === 'name-taken')
    return refusal(
      409,
      'nameInLobby',
      'A player in that lobby has a name that looks the same. How about Sleepy Otter 2?',
      'name',
    );
  return never;
}
