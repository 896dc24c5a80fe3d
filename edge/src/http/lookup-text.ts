import { limits } from '@tallyho/game/limits';
import * as v from 'valibot';

/** An id, code or name that a request looks up. Unknown values are handled by each route. */
export const lookupText = v.pipe(v.string(), v.maxLength(limits.lookup));
