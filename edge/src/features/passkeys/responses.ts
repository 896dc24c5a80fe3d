import * as v from 'valibot';
import { success } from '../../http/describe.ts';
import { ownPasskeySchema } from './own-passkeys.ts';

/** The options are those of WebAuthn, as JSON. */
export const optionsResponse = v.object({ success, options: v.looseObject({ challenge: v.string() }) });
export const passkeyResponse = v.object({ success, passkey: ownPasskeySchema });

/** Refusals of an answer to a challenge. */
export const refused = ['expiredPasskeyRequest', 'unknownPasskey', 'invalidPasskey'] as const;
/** Errors of all routes that use WebAuthn. */
export const common = ['passkeysUnavailable', 'rateLimited'] as const;
/** Errors of all changes of the user's own passkeys. */
export const ownChange = ['unauthenticated', 'accountsOnly', 'suspended', 'invalidCsrfToken'] as const;
