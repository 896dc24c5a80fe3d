import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import { limits } from '@tallyho/game/limits';
import { type EventBatch, splitBatches } from '@tallyho/game/protocol/fanout';
import { signToken } from './sign-token.ts';
import type { StackConfig } from './stack-config.ts';

/**
 * Wakes the user objects of all users who are shown as online, so that disconnected users become offline. `partykit
 * dev` loses its alarms when its process ends; the production platform does not. Optional, so it never rejects.
 */
export async function wakeOnlineUsers(config: StackConfig): Promise<void> {
  try {
    const online = [{ recipients: await onlineUsers(config), events: [] }];
    for (const batches of splitBatches(online, limits.fanout.recipients)) await wake(config, batches);
  } catch {
    // The database or the party is starting or stopping. Users whose object is called later become offline then.
  }
}

async function onlineUsers({ libsql }: StackConfig): Promise<string[]> {
  const client = createClient(libsql);
  try {
    const { rows } = await client.execute('select user_id from presence where online = 1');
    return rows.map((row) => String(row.user_id));
  } finally {
    client.close();
  }
}

async function wake({ partyUrl, secrets }: StackConfig, batches: EventBatch[]): Promise<void> {
  const id = randomUUID();
  const token = await signToken({ secret: secrets.service, audience: 'room', subject: id });
  const response = await fetch(`${partyUrl}/parties/fanout/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ batches }),
  });
  await response.body?.cancel();
}
