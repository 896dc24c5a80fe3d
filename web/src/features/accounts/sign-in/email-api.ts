import { request } from '../../../shared/api/api.ts';

/** Requests an email with a link for a new password. Succeeds for unknown addresses too. Throws ApiError. */
export const requestPasswordReset = (email: string) =>
  request('POST', '/api/user/forgot-password', { body: { email } });

/**
 * Sets a new password with the token of a link. `removed`: the providers that are not linked any more, because the address was not
 * confirmed before. Throws ApiError: `expiredLink`.
 */
export const resetPassword = (body: { token: string; newPassword: string }) =>
  request('POST', '/api/user/reset-password', { body });

/**
 * Verifies an address with the token of a link. `effectiveAt`: when the account changes to it, if that has to wait. Throws ApiError:
 * `expiredLink`, `emailTaken`.
 */
export const verifyEmail = (token: string) => request('POST', '/api/user/verify-email', { body: { token } });

/** Stops a change of the address with the token of a link. Throws ApiError: `expiredLink`. */
export const stopEmailChange = (token: string) =>
  request('POST', '/api/user/stop-email-change', { body: { token } });

/** Requests an email with a link that verifies the user's own address. Throws ApiError. */
export const sendVerification = () => request('POST', '/api/user/send-verification');
