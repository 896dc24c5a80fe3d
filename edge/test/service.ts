import { env } from 'cloudflare:workers';
import { SignJWT } from 'jose';

/** The header of a service call: what a room (subject its code) or the content loader (`content`) sends. */
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
