import { Fanout } from '../fanout/fanout.ts';
import { defineRelay } from '../platform/platform.ts';

/** The party `fanout`. It calls the party `person`. It has no sockets and no storage, so any id works. */
export default defineRelay((context) => new Fanout(context));
