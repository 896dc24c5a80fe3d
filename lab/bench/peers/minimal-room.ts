/** The parts of PartyKit that this room uses. */
type Room = { broadcast(message: string): void };
type Connection = { close(): void };

/**
 * The lower bound: the minimum that a PartyKit room can do with a message. No tickets, rules, storage or
 * acknowledgements.
 */
export default class MinimalRoom {
  readonly options = { hibernate: true };
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  onMessage(message: string): void {
    JSON.parse(message);
    this.#room.broadcast(message);
  }

  onClose(connection: Connection): void {
    connection.close();
  }
}
