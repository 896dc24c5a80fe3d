import { createPersonEdge } from '../edge.ts';
import { defineParty } from '../platform.ts';
import { personTicket } from '../ticket.ts';
import { UserObject } from './user-object.ts';

/** The party `person`: one object per user, by user id. */
export default defineParty(
  personTicket,
  ({ config, ...surroundings }) =>
    new UserObject({ ...surroundings, edge: createPersonEdge(config), timings: config.timings }),
);
