import { env } from 'cloudflare:workers';
import { SignJWT } from 'jose';

/** Returns the header of a service call: from a room (subject: its code) or the content loader (`content`). */
export const serviceHeader = async (
  subject: string,
  { audience = 'edge', secret = env.SERVICE_SECRET, expires = '60s' } = {},
): Promise<{ Authorization: string }> => {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));
  return { Authorization: `Bearer ${token}` };
};
