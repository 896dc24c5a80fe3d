import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';

/** Cuts a text that is longer than anything that can be found. */
export const cutLong = v.transform((text: string) => text.slice(0, limits.lookup));

/**
 * An id, code or name that a request looks up. A longer text is cut: it takes little work, and its response is the same
 * as for an unknown one.
 */
export const lookupText = v.pipe(v.string(), cutLong);
