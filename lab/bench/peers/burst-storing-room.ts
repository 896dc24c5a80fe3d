/** The parts of PartyKit that this room uses. */
type Room = {
  broadcast(message: string): void;
  storage: { put(key: string, value: string): Promise<void> };
};
type Connection = { close(): void };

/**
 * The lower bound for rooms that store before they send: the messages that arrive together are stored with one write and
 * sent with one frame for each client, a JSON array. No tickets, rules or acknowledgements.
 */
export default class BurstStoringRoom {
  readonly options = { hibernate: true };
  readonly #room: Room;
  #waiting: string[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  onMessage(message: string): void {
    JSON.parse(message);
    this.#waiting.push(message);
    if (this.#waiting.length === 1) this.#collect(1);
  }

  /** Waits for the end of the tick, and longer while further messages arrive, as long as the rooms of Tallyho would. */
  #collect(count: number, tick = 1): void {
    setTimeout(() => {
      const now = this.#waiting.length;
      if (now > count && tick < 4) this.#collect(now, tick + 1);
      else void this.#send();
    }, 0);
  }

  async #send(): Promise<void> {
    const frame = `[${this.#waiting.join(',')}]`;
    this.#waiting = [];
    await this.#room.storage.put('last', frame);
    this.#room.broadcast(frame);
  }

  onClose(connection: Connection): void {
    connection.close();
  }
}
