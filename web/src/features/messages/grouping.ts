import type { DirectMessage } from '../../entities/messages/messages-api.ts';

/** Messages with less than this time between them belong together, in milliseconds. */
const pause = 5 * 60_000;

type Written = Pick<DirectMessage, 'createdAt'>;

/** Returns the day of a time in the reader's time zone. */
const calendarDayOf = (createdAt: string): string => new Date(createdAt).toDateString();

/** Returns true if a message and the one before it were written on different days in the reader's time zone. */
export const beginsDay = (message: Written, before: Written | undefined): boolean =>
  before === undefined || calendarDayOf(before.createdAt) !== calendarDayOf(message.createdAt);

/** Returns true if a message was written soon after the one before it, by either of the two, on the same day. */
export const isSoonAfter = (message: Written, before: Written | undefined): boolean =>
  before !== undefined &&
  !beginsDay(message, before) &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < pause;

/** Returns true if a message is grouped with the one before it: the same sender wrote it soon after. */
export const isContinuation = (message: DirectMessage, before: DirectMessage | undefined): boolean =>
  before?.sender.user === message.sender.user && isSoonAfter(message, before);
