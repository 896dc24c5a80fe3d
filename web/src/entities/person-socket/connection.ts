/** live: events for the user arrive immediately. down: they must be polled. */
type PersonConnection = 'live' | 'down';

let connection: PersonConnection = 'down';

export function setConnection(next: PersonConnection): void {
  connection = next;
}

/** The state of the user's own socket. No screen shows it: while the socket is down, polling replaces it. */
export const readConnection = (): PersonConnection => connection;
