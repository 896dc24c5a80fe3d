import { jwtVerify, SignJWT } from 'jose';

/** The longest a service token or ticket may live, in seconds. */
export const tokenSeconds = 60;
/** Clocks of two machines may differ by this much, in seconds. */
export const clockTolerance = 5;

/** A token for one call to the edge about one room or person (protocol/service.ts, protocol/person.ts). */
export const signServiceToken = (secret: Uint8Array, id: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('edge')
    .setSubject(id)
    .setExpirationTime(`${tokenSeconds}s`)
    .sign(secret);

/** True if `authorization` is the edge's own token for a call to exactly this room or person. */
export const isServiceCall = async (
  authorization: string | null,
  { secret, id, now }: { secret: Uint8Array; id: string; now: number },
): Promise<boolean> => {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  if (!token) return false;
  try {
    const { payload } = await jwtVerify(token, secret, {
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

/** True if a token that expires at `exp` (epoch s) cannot have been made to outlive its minute. */
export const isShortLived = (exp: number | undefined, now: number): boolean =>
  exp !== undefined && exp <= now / 1000 + tokenSeconds + clockTolerance;
