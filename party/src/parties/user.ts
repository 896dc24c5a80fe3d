import { userTicket } from '../access/ticket.ts';
import { createUserEdge } from '../pipeline/edge.ts';
import { defineParty } from '../platform/platform.ts';
import { UserObject } from '../user/user-object.ts';

/** The party `person`: one object per user, by user id. */
export default defineParty(
  userTicket,
  ({ config, ...context }) =>
    new UserObject({ ...context, edge: createUserEdge(config), timings: config.timings }),
);
