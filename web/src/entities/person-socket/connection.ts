/** live: what concerns the person arrives at once. down: it has to be asked for. */
type PersonConnection = 'live' | 'down';

let connection: PersonConnection = 'down';

export function setConnection(next: PersonConnection): void {
  connection = next;
}

/** Whether the person's own socket is connected. No screen says so: while it is down the poll stands in. */
export const readConnection = (): PersonConnection => connection;
