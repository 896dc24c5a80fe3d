import * as v from 'valibot';
import { providers } from './providers.ts';

/** Not in providers.ts, because the login pages load without the validation library. */
export const providerIdSchema = v.picklist(providers.map(({ id }) => id));
