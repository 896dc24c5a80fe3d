/** The parts of PartyKit that this room uses. */
type Room = {
  broadcast(message: string): void;
  storage: { put(key: string, value: string): Promise<void> };
};
type Connection = { close(): void };

/**
 * The lower bound for rooms that store every message: the minimal room, but each message is stored before it
 * is sent.
 */
export default class StoringRoom {
  readonly options = { hibernate: true };
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  async onMessage(message: string): Promise<void> {
    JSON.parse(message);
    await this.#room.storage.put('last', message);
    this.#room.broadcast(message);
  }

  onClose(connection: Connection): void {
    connection.close();
  }
}
