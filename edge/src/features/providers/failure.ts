import type { ProviderFailureCode } from '@tallyho/game/accounts/desktop-login';
import {
  AuthorizationResponseError,
  OperationProcessingError,
  ResponseBodyError,
  UnsupportedOperationError,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi';
import { ApiError } from '../../http/errors.ts';

/** All error codes of a provider login. */
export type FailureCode = ProviderFailureCode;

/** Ends a provider login with an error. `message` is for the log and never contains personal or secret values. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly code: FailureCode;
  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Errors with which a provider reports an outage or an unknown client: the user did not cause them. */
const notTheirDoing = new Set([
  ...['server_error', 'temporarily_unavailable'],
  ...['invalid_client', 'unauthorized_client', 'invalid_scope'],
]);

const ofProvider = (error: string, what: string) =>
  new ProviderFailure(
    notTheirDoing.has(error) ? 'server_error' : 'authentication_failed',
    /^[\w.-]{1,40}$/.test(error) ? `${what}: ${error}` : what,
  );

/**
 * Maps a thrown value to a failure; null: an internal or database error. The library's errors have the provider's
 * responses, including tokens, as causes, so only their codes are kept.
 */
export const toFailure = (error: unknown): ProviderFailure | null => {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof ApiError && error.code === 'suspended')
    return new ProviderFailure('suspended', 'that person has deleted a suspended account');
  if (error instanceof AuthorizationResponseError) return ofProvider(error.error, 'the provider refused');
  if (error instanceof ResponseBodyError) return ofProvider(error.error, 'the token endpoint refused');
  if (error instanceof WWWAuthenticateChallengeError)
    return new ProviderFailure('server_error', `the provider does not know us: ${error.status}`);
  if (error instanceof OperationProcessingError || error instanceof UnsupportedOperationError)
    return new ProviderFailure('authentication_failed', `${error.code}: ${error.message}`);
  return null;
};
