import type { OpenSocket } from '../../../entities/room/room-socket.ts';

let scripted: OpenSocket | null = null;

/** The factory that opens sockets in this test. */
export function setSockets(open: OpenSocket): void {
  scripted = open;
}

/** Replaces the module that opens real sockets: a factory of `vi.mock` imports it. */
export const openSocket: OpenSocket = (address, handlers) => {
  if (!scripted) throw new Error('No sockets are set');
  return scripted(address, handlers);
};
