import type { Connection, Connections, SocketIdentity } from '../ports.ts';

/** The parts of a platform's socket that are used here. */
type PlatformSocket = {
  readonly id: string;
  readonly state: Readonly<SocketIdentity> | null;
  setState(identity: SocketIdentity): unknown;
  send(frame: string): void;
  close(code: number, reason: string): void;
};

/** A socket of the platform. Its identity is read from the platform once, because each read copies it. */
class PlatformConnection implements Connection {
  readonly id: string;
  readonly #socket: PlatformSocket;
  #identity: SocketIdentity | null;

  constructor(socket: PlatformSocket) {
    this.#socket = socket;
    this.id = socket.id;
    this.#identity = socket.state && { ...socket.state };
  }

  get identity(): SocketIdentity | null {
    return this.#identity;
  }

  setIdentity(identity: SocketIdentity): void {
    this.#socket.setState(identity);
    this.#identity = identity;
  }

  send(frame: string): void {
    this.#socket.send(frame);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }
}

const known = new WeakMap<PlatformSocket, Connection>();

/** Returns the connection of a socket, the same object for each event of a process. */
export const connectionOf = (socket: PlatformSocket): Connection => {
  const connection = known.get(socket) ?? new PlatformConnection(socket);
  known.set(socket, connection);
  return connection;
};

/** Returns the connections of an object. `list` returns its open sockets. */
export const connectionsOf = (list: () => Iterable<PlatformSocket>): Connections => ({
  all: () => [...list()].map(connectionOf),
});
