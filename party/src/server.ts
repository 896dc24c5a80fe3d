import { createEdge } from './edge.ts';
import { defineParty } from './platform.ts';
import { Room } from './room.ts';
import { roomTicket } from './ticket.ts';

/** The party `main`: rooms by lobby code. */
export default defineParty(
  roomTicket,
  ({ config, ...surroundings }) =>
    new Room({ ...surroundings, edge: createEdge(config), timings: config.timings }),
);
