import * as v from 'valibot';
import { jsonItem } from '../../shared/storage/storage-item.ts';

const schema = v.object({
  username: v.string(),
  avatar: v.number(),
  /** The lobby in which the guest had a seat. */
  code: v.string(),
});
export type LastGuest = v.InferOutput<typeof schema>;

const item = jsonItem('local', 'guest', v.parser(schema));

/** Returns the last guest of this browser, who may have lost the session since; null: none. */
export const readLastGuest = item.read;
/** Stores the guest who plays in this browser, so that the same name and picture can be offered again. */
export const storeLastGuest = (guest: LastGuest): void => void item.write(guest);
/** Clears it, because the guest has become a member or has left for good. */
export const clearLastGuest = item.clear;
