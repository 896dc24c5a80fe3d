import { jsonItem } from '../../shared/storage/storage-item.ts';

export interface LastGuest {
  readonly username: string;
  readonly avatar: number;
  /** The lobby in which the guest had a seat. */
  readonly code: string;
}

/** Throws if the value is not a guest. No schema, because the page of an invite link loads without the validation library. */
function guestIn(stored: unknown): LastGuest {
  const { username, avatar, code } = Object(stored);
  if (typeof username !== 'string' || typeof avatar !== 'number' || typeof code !== 'string')
    throw new TypeError('not a guest');
  return { username, avatar, code };
}

const item = jsonItem('local', 'guest', guestIn);

/** Returns the last guest of this browser, who may have lost the session since; null: none. */
export const readLastGuest = item.read;
/** Stores the guest who plays in this browser, so that the same name and picture can be offered again. */
export const storeLastGuest = (guest: LastGuest): void => void item.write(guest);
/** Clears it, because the guest has become an account or has left for good. */
export const clearLastGuest = item.clear;
