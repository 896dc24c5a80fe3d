import { jwtVerify, SignJWT } from 'jose';
import { hmacKey } from './hmac-key.ts';

/** The maximum lifetime of a service token or ticket, in seconds. */
export const tokenSeconds = 60;
/** The tolerated clock difference between two machines, in seconds. */
export const clockTolerance = 5;

/**
 * Returns a signed token for one call to the edge about one room or user (protocol/service.ts,
 * protocol/user-object.ts).
 */
export const signCallToEdge = async (secret: Uint8Array, id: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('edge')
    .setSubject(id)
    .setExpirationTime(`${tokenSeconds}s`)
    .sign(await hmacKey(secret));

/** Returns true if `authorization` contains a token of the edge for exactly this room or user. */
export const hasEdgeToken = async (
  authorization: string | null,
  { secret, id, now }: { secret: Uint8Array; id: string; now: number },
): Promise<boolean> => {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  if (!token) return false;
  try {
    const { payload } = await jwtVerify(token, await hmacKey(secret), {
      algorithms: ['HS256'],
      audience: 'room',
      subject: id,
      requiredClaims: ['exp'],
      clockTolerance,
      currentDate: new Date(now),
    });
    return isShortLived(payload.exp, now);
  } catch {
    return false;
  }
};

/** Returns true if a token that expires at `exp` (epoch s) does not exceed the maximum lifetime. */
export const isShortLived = (exp: number | undefined, now: number): boolean =>
  exp !== undefined && exp <= now / 1000 + tokenSeconds + clockTolerance;
