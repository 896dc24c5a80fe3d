import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { ApiError } from './errors.ts';

const lifetime = 60;
/** Allowed clock difference between edge and rooms, in seconds. */
const tolerance = 5;
const claims = v.object({ sub: v.string(), exp: v.number() });
const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs a service token for a call to a room: audience `room`, subject the lobby's code, valid for 60 s. */
export const signServiceToken = (secret: string, subject: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('room')
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(`${lifetime}s`)
    .sign(key(secret));

/**
 * Verifies a caller's `Authorization: Bearer` service token (audience `edge`). Returns its subject: a lobby's code, a
 * user's id, or `content` for the loader of the starter content. Throws `unauthenticated`.
 */
export const verifyServiceToken = async (
  secret: string,
  authorization: string | undefined,
): Promise<string> => {
  const token = authorization?.match(/^Bearer (\S+)$/)?.[1];
  if (token === undefined) throw new ApiError('unauthenticated');
  try {
    const { payload } = await jwtVerify(token, key(secret), {
      algorithms: ['HS256'],
      audience: 'edge',
      clockTolerance: tolerance,
    });
    const { sub, exp } = v.parse(claims, payload);
    if (exp > Date.now() / 1000 + lifetime + tolerance) throw new Error("The token's lifetime is too long.");
    return sub;
  } catch {
    throw new ApiError('unauthenticated');
  }
};

/**
 * Returns true if the request has an `Authorization: Bearer` header, valid or not. Such calls carry no ambient authority:
 * their cookies are ignored.
 */
export const isServiceCall = (authorization: string | undefined): boolean =>
  authorization?.startsWith('Bearer ') ?? false;

/** Returns the subject of a service token, which `verifyServiceToken` describes; null if there is no valid one. */
export const readService = async (
  secret: string,
  authorization: string | undefined,
): Promise<string | null> => {
  if (!isServiceCall(authorization)) return null;
  return verifyServiceToken(secret, authorization).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
};
