import type { ProviderFailureCode } from '@tallyho/game/accounts/desktop-login';
import {
  AuthorizationResponseError,
  OperationProcessingError,
  ResponseBodyError,
  UnsupportedOperationError,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi';
import { ApiError } from '../../http/errors.ts';

/** What a log in at a provider can end with. */
export type FailureCode = ProviderFailureCode;

/** Ends a log in at a provider. `message` is for the log: it never holds what only one person may know. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly code: FailureCode;
  constructor(code: FailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** A provider says that it is out of order, or that it does not know us: neither is the person's doing. */
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
 * Whatever was thrown, as a failure; null: it is a mistake of ours, or the database's. The library's errors carry the
 * provider's answers, tokens included, as their causes: only their codes go on.
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
