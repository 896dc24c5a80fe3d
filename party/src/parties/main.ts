import { roomTicket } from '../access/ticket.ts';
import { createEdge } from '../pipeline/edge.ts';
import { defineParty } from '../platform/platform.ts';
import { RoomObject } from '../room/room.ts';

/** The party `main`: rooms by lobby code. */
export default defineParty(
  roomTicket,
  ({ config, ...context }) =>
    new RoomObject({ ...context, edge: createEdge(config), timings: config.timings }),
);
