import { ApiError } from '../../http/errors.ts';
import { log } from '../../http/log.ts';

/** Values of the request, which are in quotation marks, do not belong in the log. */
const withoutValues = (text: string): string => text.replace(/"[^"]*"/g, '"…"').slice(0, 200);

/** Logs a response of an authenticator that is not valid, and creates the error. `user`: null if the passkey is unknown. */
export const refusal = (user: string | null, reason: unknown): ApiError => {
  const text = reason instanceof Error ? reason.message : String(reason);
  log('warn', 'passkeyRefused', { user, reason: withoutValues(text) });
  return new ApiError('invalidPasskey');
};
