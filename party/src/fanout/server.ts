import { defineRelay } from '../platform.ts';
import { Fanout } from './fanout.ts';

/** The party `fanout`: passes on to the party `person`. It has no sockets and keeps nothing, so any id will do. */
export default defineRelay((surroundings) => new Fanout(surroundings));
