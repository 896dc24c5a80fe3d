import { env } from 'cloudflare:workers';
import { signToken } from '../../scripts/stack/sign-token.ts';

/** Returns the header of a service call: from a room (subject: its code) or the content loader (`content`). */
export const serviceHeader = async (
  subject: string,
  { audience = 'edge', secret = env.SERVICE_SECRET, expiresIn = 60 } = {},
): Promise<{ Authorization: string }> => ({
  Authorization: `Bearer ${await signToken({ secret, audience, subject, expiresIn })}`,
});
