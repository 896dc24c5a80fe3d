import type { RoomRequest } from '@tallyho/game/protocol/service';
import { people } from '@tallyho/game/testing/people';
import type { EdgeClient } from '../../../testkit/edge-client.ts';
import { startRooms } from '../../../testkit/rooms.ts';
import { themes } from '../themes.ts';
import type { Place } from './crowd.ts';
import { Player } from './player.ts';

const playersPerRoom = 8;
const players = people(playersPerRoom);

/** Starts the rooms in `partykit dev` with a fake edge. Uses four ports from `port` on. `stop` removes everything. */
export const startBenchRooms = async (port: number) => {
  // Benchmarks write faster than players, without the chat cooldown.
  const rooms = await startRooms({
    port,
    themes: themes(),
    timings: { chatCooldown: 0, guessTime: 0, voteResult: 0 },
  });
  const { config, client, storage, stop } = rooms;
  return {
    dataDir: config.dataDir,
    stop,
    storage,
    /** Creates a lobby with eight connected players. The first is the leader. */
    seat: (code: string) => seat(client, code),
    /** Returns the address of a new socket of a player in a lobby, with a ticket. */
    addressOf: (place: Place) => addressOf(client, place),
  };
};

const create = async (client: EdgeClient, code: string): Promise<void> => {
  const [owner, ...others] = players;
  if (!owner) throw new Error('A lobby needs a leader');
  await call(client, code, { type: 'create', owner, isPublic: false, capacity: playersPerRoom });
  for (const person of others) await call(client, code, { type: 'join', person });
};

const seat = async (client: EdgeClient, code: string): Promise<Player[]> => {
  await create(client, code);
  return Promise.all(players.map((_, at) => connect(client, { code, seat: at })));
};

const connect = async (client: EdgeClient, place: Place): Promise<Player> =>
  new Player(await addressOf(client, place), client.url).joined();

const addressOf = async (client: EdgeClient, { code, seat: at }: Place): Promise<string> => {
  const person = players[at];
  if (!person) throw new Error(`A room has no seat ${at}`);
  const ticket = await client.ticket(code, { sub: person.user, username: person.username });
  return client.socketUrl('main', code, { ticket });
};

const call = async (client: EdgeClient, code: string, request: RoomRequest): Promise<void> => {
  const answer = await client.callRoom(code, request);
  if (!answer.ok) throw new Error(`${request.type} was rejected: ${answer.error}`);
};
