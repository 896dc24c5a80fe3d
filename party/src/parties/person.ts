import { personTicket } from '../access/ticket.ts';
import { createPersonEdge } from '../pipeline/edge.ts';
import { defineParty } from '../platform/platform.ts';
import { UserObject } from '../user/user-object.ts';

/** The party `person`: one object per user, by user id. */
export default defineParty(
  personTicket,
  ({ config, ...surroundings }) =>
    new UserObject({ ...surroundings, edge: createPersonEdge(config), timings: config.timings }),
);
