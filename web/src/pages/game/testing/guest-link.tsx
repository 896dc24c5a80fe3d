import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { kim, robin, sam } from '../../../entities/room/testing/people.ts';
import { renderWithRoom } from '../../../entities/room/testing/render-with-room.tsx';
import { account, type Overrides } from '../../../entities/room/testing/scripted-api.ts';
import { ScriptedRoom } from '../../../entities/room/testing/scripted-room.ts';
import { refusal } from '../../../shared/api/testing/fake-fetch.ts';
import JoinPage from '../JoinPage.tsx';

interface GuestBody {
  readonly code: string;
  readonly name: string;
  readonly avatar: number;
  readonly key: string;
}

export const invited = {
  leader: { username: 'Robin', avatar: 2 },
  heads: [2, 4],
  players: 2,
  maxPlayers: 4,
  state: 'open',
  lateJoin: true,
  guestsMayJoin: true,
};

/** Opens the link of `room` as a visitor. `refuse` can refuse a request for a guest; `lobby` changes what the page shows. */
export function openGuestLink({
  room = new ScriptedRoom({ owner: robin }).join(kim),
  lobby = () => ({}),
  refuse = () => null,
  hash = '',
  query = '',
  isLoggedIn = false,
  entry = () => null,
  join = () => null,
  readLink = () => refusal(404, 'expiredLink', 'That link has expired.'),
  openLink = () => refusal(404, 'expiredLink', 'That link has expired.'),
}: {
  room?: ScriptedRoom;
  lobby?: () => Partial<typeof invited>;
  refuse?: (attempt: number) => Response | null;
  hash?: string;
  query?: string;
  /** Sam is a guest with a session already. */
  isLoggedIn?: boolean;
  /** The state of the question to the leader. */
  entry?: () => string | null;
  /** Can refuse a request of the guest with a session. */
  join?: () => Response | null;
  readLink?: () => Response;
  openLink?: (body: unknown) => Response;
} = {}) {
  const bodies: GuestBody[] = [];
  let user: object | null = isLoggedIn ? account(sam, true) : null;
  const api: Overrides = {
    'GET /api/user/auth-check': () => Response.json({ user }),
    'GET /api/join/PARTY7': () =>
      Response.json({ success: true, lobby: { ...invited, ...lobby() }, suggestedName: 'Sleepy Otter' }),
    'GET /api/guests/entry/PARTY7': () => Response.json({ success: true, entry: entry() }),
    'POST /api/lobby/joinLobby/PARTY7': () => {
      const refused = join();
      if (refused) return refused;
      room.seat(sam, true);
      return Response.json({ success: true, lobby: { code: room.code, players: [] }, ticket: {} });
    },
    'POST /api/guests/read-link': () => readLink(),
    'POST /api/guests/open-link': (body) => openLink(body),
    'POST /api/guests': (body) => {
      const input = body as GuestBody; // the only body that the page sends there
      bodies.push(input);
      const refused = refuse(bodies.length);
      if (refused) return refused;
      const person = { ...sam, username: input.name, avatar: input.avatar };
      room.seat(person, true);
      user = account(person, true);
      return Response.json({ success: true, user, lobby: { code: room.code, players: [] }, ticket: {} });
    },
  };
  const page = (
    <Routes>
      <Route path="/join/:code" element={<JoinPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return {
    ...renderWithRoom(page, { room, you: sam, path: `/join/PARTY7${query}${hash}`, api }),
    room,
    bodies,
  };
}

export const nameField = () => screen.findByRole('textbox', { name: 'Your name' });
export const play = async () => userEvent.click(await screen.findByRole('button', { name: 'Play as guest' }));
export const typeName = async (name: string) => {
  const field = await nameField();
  await userEvent.clear(field);
  await userEvent.type(field, name);
};
