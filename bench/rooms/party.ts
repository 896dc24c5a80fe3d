import type { Person } from '@tallyho/game/model/person';
import type { RoomRequest } from '@tallyho/game/protocol/service';
import { people } from '@tallyho/game/testing/people';
import type { EdgeClient } from '../../testkit/edge-client.ts';
import { startRooms } from '../../testkit/rooms.ts';
import { Player } from './player.ts';
import { lobbyTheme, normalTheme } from './themes.ts';

const playersPerRoom = 8;

/** Starts the rooms in `partykit dev` with a fake edge. Uses four ports from `port` on. `stop` removes everything. */
export const startBenchRooms = async (port: number) => {
  // Benchmarks write faster than players, without the chat cooldown.
  const rooms = await startRooms({
    port,
    themes: [normalTheme(), lobbyTheme()],
    timings: { chatCooldown: 0 },
  });
  const { config, client, storage, stop } = rooms;
  return { dataDir: config.dataDir, stop, seat: (code: string) => seat(client, code), storage };
};

/** Creates a lobby with eight connected players. The first is the leader. */
const seat = async (client: EdgeClient, code: string): Promise<Player[]> => {
  const [owner, ...others] = people(playersPerRoom);
  if (!owner) throw new Error('A lobby needs a leader');
  await call(client, code, { type: 'create', owner, isPublic: false, capacity: playersPerRoom });
  for (const person of others) await call(client, code, { type: 'join', person });
  return Promise.all([owner, ...others].map((person) => connect(client, code, person)));
};

const connect = async (client: EdgeClient, code: string, { user, username }: Person): Promise<Player> => {
  const ticket = await client.ticket(code, { sub: user, username });
  return new Player(client.socketUrl('main', code, { ticket }), client.url).joined();
};

const call = async (client: EdgeClient, code: string, request: RoomRequest): Promise<void> => {
  const answer = await client.callRoom(code, request);
  if (!answer.ok) throw new Error(`${request.type} was rejected: ${answer.error}`);
};
