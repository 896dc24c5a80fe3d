import { ApiError } from '../../http/errors.ts';
import { utcTime } from '../../http/utc-time.ts';
import { standingOf, type User } from '../user.ts';

/** Creates the `suspended` error. Its text and its fields contain the end (ISO 8601) and the reason. */
export const suspendedError = (suspension: { until: string; reason: string }): ApiError =>
  new ApiError('suspended', {
    message: `Your account is suspended until ${utcTime(suspension.until)}: ${suspension.reason}`,
    extra: suspension,
  });

/** Throws `suspended` if the account is suspended. */
export const refuseSuspended = (user: User): void => {
  const { suspension } = standingOf(user);
  if (suspension !== null) throw suspendedError(suspension);
};
