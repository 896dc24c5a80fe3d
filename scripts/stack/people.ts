import { createClient } from '@libsql/client';
import { SignJWT } from 'jose';
import type { Place } from './place.ts';

const atOnce = 8;

/**
 * Wakes the objects of everybody who is shown as online, so that who is not there any more becomes offline. `partykit dev`
 * forgets its alarms with its process, which the platform itself never does. Nobody has to be woken: it never rejects.
 */
export async function wakePeople(place: Place): Promise<void> {
  try {
    const online = await peopleOnline(place);
    for (let from = 0; from < online.length; from += atOnce)
      await Promise.all(online.slice(from, from + atOnce).map((user) => wake(place, user)));
  } catch {
    // The database or the party is on its way down or up: who is called later wakes then.
  }
}

async function peopleOnline({ libsql: { url, authToken } }: Place): Promise<string[]> {
  const client = createClient(authToken ? { url, authToken } : { url });
  try {
    const { rows } = await client.execute('select user_id from presence where online = 1');
    return rows.map((row) => String(row.user_id));
  } finally {
    client.close();
  }
}

async function wake({ partyUrl, secrets }: Place, user: string): Promise<void> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('room')
    .setSubject(user)
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(secrets.service));
  const response = await fetch(`${partyUrl}/parties/person/${user}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ type: 'push', events: [] }),
  });
  await response.body?.cancel();
}
