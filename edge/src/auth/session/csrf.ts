import { createMiddleware } from 'hono/factory';
import { base64url } from 'jose';
import type { AppEnv } from '../../http/context.ts';
import { documented } from '../../http/describe.ts';
import { ApiError } from '../../http/errors.ts';
import { keyOfSecret } from '../../http/keyed-hash.ts';
import type { Session } from './session.ts';

const purpose = new TextEncoder().encode('CSRF-Token');

/**
 * The CSRF token of a session: an HMAC keyed with the session's own secret, so only pages of this session can know it.
 */
export const csrfToken = async (session: Session): Promise<string> =>
  base64url.encode(
    new Uint8Array(await crypto.subtle.sign('HMAC', await keyOfSecret(session.token), purpose)),
  );

const isValid = async (session: Session, token: string): Promise<boolean> => {
  try {
    return await crypto.subtle.verify(
      'HMAC',
      await keyOfSecret(session.token),
      new Uint8Array(base64url.decode(token)),
      purpose,
    );
  } catch {
    return false;
  }
};

/** Requires a valid CSRF-Token header. Must run after `requireUser`. Throws `invalidCsrfToken`. */
export const requireCsrfToken = documented(
  { parameters: [{ in: 'header', name: 'CSRF-Token', required: true, schema: { type: 'string' } }] },
  createMiddleware<AppEnv & { Variables: { session: Session } }>(async (c, next) => {
    const token = c.req.header('CSRF-Token');
    if (token === undefined || !(await isValid(c.var.session, token))) throw new ApiError('invalidCsrfToken');
    await next();
  }),
);
