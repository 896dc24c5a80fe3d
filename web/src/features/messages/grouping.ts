import type { DirectMessage } from '../../entities/messages/messages-api.ts';

/** Messages of one sender with at most this time between them are grouped, in milliseconds. */
const pause = 5 * 60_000;

type Written = Pick<DirectMessage, 'createdAt'>;

/** Returns true if a message and the one before it were written on different days in the reader's time zone. */
export const beginsDay = (message: Written, before: Written | undefined): boolean =>
  before === undefined ||
  new Date(before.createdAt).toDateString() !== new Date(message.createdAt).toDateString();

/** Returns true if a message is grouped with the one before it. */
export const isContinuation = (message: DirectMessage, before: DirectMessage | undefined): boolean =>
  before !== undefined &&
  before.sender.user === message.sender.user &&
  !beginsDay(message, before) &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < pause;
