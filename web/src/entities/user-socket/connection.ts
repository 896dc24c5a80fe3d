/** live: events for the user arrive immediately. down: they must be polled. */
type UserConnection = 'live' | 'down';

let connection: UserConnection = 'down';

export function setConnection(next: UserConnection): void {
  connection = next;
}

/** The state of the user socket. No screen shows it: while the socket is down, polling replaces it. */
export const readConnection = (): UserConnection => connection;
