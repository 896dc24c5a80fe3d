import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import { ApiError } from '../../http/errors.ts';

/** Texts of authenticators are far shorter. A credential's id has at most 1023 bytes. */
const base64url = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[\w-]*$/));
const id = v.pipe(base64url(1_400), v.nonEmpty());
const common = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  // The library asks for it. No extension is used, so its content is dropped.
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** What a browser returns for a new passkey: `RegistrationResponseJSON` of WebAuthn, without what the API does not use. */
export const attestationSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10)), []),
  }),
});
export type Attestation = v.InferOutput<typeof attestationSchema>;

/** What a browser returns for a log in or a proof of identity: `AuthenticationResponseJSON` of WebAuthn. */
export const assertionSchema = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: v.optional(base64url(100)),
  }),
});
export type Assertion = v.InferOutput<typeof assertionSchema>;

/** Returns the challenge that a browser has answered. Throws `invalidPasskey`. */
export const challengeIn = ({ response }: Attestation | Assertion): string => {
  try {
    return v.parse(v.string(), decodeClientDataJSON(response.clientDataJSON).challenge);
  } catch {
    throw new ApiError('invalidPasskey');
  }
};
