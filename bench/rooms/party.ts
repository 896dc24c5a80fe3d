import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Person } from '@tallyho/game/model/person';
import { type RoomRequest, roomAnswerSchema } from '@tallyho/game/protocol/service';
import { protocolVersion } from '@tallyho/game/protocol/version';
import { people } from '@tallyho/game/testing/people';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { party } from '../../scripts/stack/party.ts';
import { createStackConfig, type StackConfig } from '../../scripts/stack/stack-config.ts';
import { startEdgeStub } from './edge-stub.ts';
import { Player } from './player.ts';
import { lobbyTheme, normalTheme } from './themes.ts';

const playersPerRoom = 8;

const signed = (claims: Record<string, unknown>, audience: string, subject: string, secret: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(subject)
    .setJti(crypto.randomUUID())
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(secret));

/** Starts the rooms in `partykit dev` with a stub of the edge. Uses `port` and the next one. `stop` removes everything. */
export const startRooms = async (port: number) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tallyho-bench-'));
  await mkdir(path.join(dataDir, 'logs'));
  const place = createStackConfig({ port, dataDir });
  const edge = await startEdgeStub(place.ports.edge, [normalTheme(), lobbyTheme()]);
  // Benchmarks write faster than players, without the chat cooldown.
  const service = party(place, { chatCooldown: 0 });
  const stop = async () => {
    await service.stop();
    await edge.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await service.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { dataDir, stop, seat: (code: string) => seat(place, code), storage: path.join(dataDir, 'party') };
};

/** Creates a lobby with eight connected players. The first is the leader. */
const seat = async (place: StackConfig, code: string): Promise<Player[]> => {
  const [owner, ...others] = people(playersPerRoom);
  if (!owner) throw new Error('A lobby needs a leader');
  await callRoom(place, code, { type: 'create', owner, isPublic: false, capacity: playersPerRoom });
  for (const person of others) await callRoom(place, code, { type: 'join', person });
  return Promise.all([owner, ...others].map((person) => connect(place, code, person)));
};

const connect = async (
  place: StackConfig,
  code: string,
  { user, username, avatar }: Person,
): Promise<Player> => {
  const claims = { room: code, username, avatar, session: `session-of-${user}` };
  const ticket = await signed(claims, 'party', user, place.secrets.ticket);
  const query = new URLSearchParams({ ticket, v: String(protocolVersion) });
  const base = place.partyUrl.replace('http:', 'ws:');
  return Player.join(user, `${base}/parties/main/${code}?${query}`, place.partyUrl);
};

const callRoom = async (place: StackConfig, code: string, request: RoomRequest): Promise<void> => {
  const response = await fetch(`${place.partyUrl}/parties/main/${code}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signed({}, 'room', code, place.secrets.service)}` },
    body: JSON.stringify(request),
  });
  const answer = v.parse(roomAnswerSchema, await response.json());
  if (!answer.ok) throw new Error(`${request.type} was rejected: ${answer.error}`);
};
