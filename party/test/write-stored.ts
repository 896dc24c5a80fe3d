/**
 * Records the current storage of rooms and users' objects in the folder of the newest version. Later
 * versions must be able to open it (stored.test.ts). A recorded version is never changed. npm run store -w
 * @tallyho/party
 */

import { type Kind, newest, writeDown } from './stored.ts';
import { inStorage, makeRooms, type Stored } from './stored-rooms.ts';
import { UserWorld } from './user-world.ts';

const makeUser = async (): Promise<Record<string, Stored>> => {
  const world = new UserWorld();
  const [socket] = [await world.connect(), await world.connect()];
  await world.call({ type: 'revoke', session: 'another session' });
  const online = inStorage(world);
  await world.drop(socket);
  await world.call({ type: 'close', reason: 'suspended' });
  return { online, suspended: inStorage(world) };
};

const all: Record<Kind, () => Promise<Record<string, Stored>>> = { room: makeRooms, user: makeUser };
for (const [kind, make] of Object.entries(all) as [Kind, (typeof all)[Kind]][]) {
  // the keys of `all`
  const isNew = writeDown(kind, await make());
  console.log(`${kind}-${newest(kind)}: ${isNew ? 'written' : 'was there, unchanged'}`);
}
