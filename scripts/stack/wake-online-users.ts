import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import { limits } from '@tallyho/game/limits';
import { type Parcel, portionsOf } from '@tallyho/game/protocol/fanout';
import { SignJWT } from 'jose';
import type { StackConfig } from './stack-config.ts';

/**
 * Wakes the objects of everybody who is shown as online, so that who is not there any more becomes offline. `partykit dev`
 * forgets its alarms with its process, which the platform itself never does. Nobody has to be woken: it never rejects.
 */
export async function wakeOnlineUsers(place: StackConfig): Promise<void> {
  try {
    const online = [{ recipients: await peopleOnline(place), events: [] }];
    for (const parcels of portionsOf(online, limits.fanout.recipients)) await wake(place, parcels);
  } catch {
    // The database or the party is on its way down or up: who is called later wakes then.
  }
}

async function peopleOnline({ libsql: { url, authToken } }: StackConfig): Promise<string[]> {
  const client = createClient(authToken ? { url, authToken } : { url });
  try {
    const { rows } = await client.execute('select user_id from presence where online = 1');
    return rows.map((row) => String(row.user_id));
  } finally {
    client.close();
  }
}

async function wake({ partyUrl, secrets }: StackConfig, parcels: Parcel[]): Promise<void> {
  const id = randomUUID();
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('room')
    .setSubject(id)
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(secrets.service));
  const response = await fetch(`${partyUrl}/parties/fanout/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ parcels }),
  });
  await response.body?.cancel();
}
