import type { OpenSocket } from '../../../entities/room/room-socket.ts';

let scripted: OpenSocket | null = null;

/** Whatever opens sockets in this test. */
export function setSockets(open: OpenSocket): void {
  scripted = open;
}

/** Stands in for the module that opens real ones: a factory of `vi.mock` imports it. */
export const openSocket: OpenSocket = (address, handlers) => {
  if (!scripted) throw new Error('No sockets are set');
  return scripted(address, handlers);
};
