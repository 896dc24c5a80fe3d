import { createPersonEdge } from '../edge.ts';
import { defineParty } from '../platform.ts';
import { personTicket } from '../ticket.ts';
import { PersonHub } from './hub.ts';

/** The party `person`: everybody's own object, by user id. */
export default defineParty(
  personTicket,
  ({ config, ...surroundings }) =>
    new PersonHub({ ...surroundings, edge: createPersonEdge(config), timings: config.timings }),
);
