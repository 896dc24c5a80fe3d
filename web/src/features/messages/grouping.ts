import type { DirectMessage } from '@tallyho/game/people/messages';

/** Messages of one person that lie no further apart than this stand together, in milliseconds. */
const pause = 5 * 60_000;

type Written = Pick<DirectMessage, 'createdAt'>;

/** Whether a message was written on another day than the one before it, where the reader is. */
export const beginsDay = (message: Written, before: Written | undefined): boolean =>
  before === undefined ||
  new Date(before.createdAt).toDateString() !== new Date(message.createdAt).toDateString();

/** Whether a message stands together with the one before it. */
export const isContinuation = (message: DirectMessage, before: DirectMessage | undefined): boolean =>
  before !== undefined &&
  before.sender._id === message.sender._id &&
  !beginsDay(message, before) &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < pause;
