import * as v from 'valibot';
import { jsonItem, type StorageItem } from '../../shared/storage/storage-item.ts';

const unsentSchema = v.object({
  id: v.string(),
  friend: v.string(),
  content: v.string(),
  /** When it was written, epoch ms by this browser's clock. */
  at: v.number(),
  /**
   * unreachable: the server was not reached; the message is sent when it is reachable again. refused: the server
   * rejected it.
   */
  state: v.picklist(['sending', 'unreachable', 'refused']),
  /** The reason for the refusal. */
  error: v.nullable(v.string()),
});

/** A message by the user that the server has not acknowledged. */
export type UnsentText = v.InferOutput<typeof unsentSchema>;

/** The messages of this user, oldest first. */
export const unsentItem = (you: string): StorageItem<readonly UnsentText[]> =>
  jsonItem('local', 'unsent', v.parser(v.array(unsentSchema)), you);
