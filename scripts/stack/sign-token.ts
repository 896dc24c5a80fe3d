import { SignJWT } from 'jose';

export interface TokenOptions {
  readonly secret: string;
  /** `room`: a call to a room or a user object; `edge`: a call to the API; tickets have their own. */
  readonly audience: string;
  /** A lobby's code, a user's id, or `content` for the loader of the starter content. */
  readonly subject: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Lifetime in seconds, default 60 (the longest that is accepted); negative: already expired. */
  readonly expiresIn?: number;
}

/** Returns a signed token (JWT, HS256), as edge and rooms exchange them. */
export const signToken = ({
  secret,
  audience,
  subject,
  claims = {},
  expiresIn = 60,
}: TokenOptions): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
    .sign(new TextEncoder().encode(secret));
