import type { CommandInput } from '@tallyho/game/protocol/client';
import type { StageView } from '@tallyho/game/protocol/view';

export type Command = CommandInput & { id: string };

/** The content of a frame from a server. */
export type Arrival =
  | { kind: 'chat'; text: string }
  /** One lock or unlock of a player. */
  | { kind: 'confirmation' }
  /** The server has handled the command of this id: of this client, or (relays) of any client. */
  | { kind: 'ack'; id: string }
  /** The stage of the game as the client sees it. Servers without rules send none. */
  | { kind: 'stage'; stage: StageView }
  | { kind: 'refusal' };

/** One client of a server. It only sends and counts, so that the measurement shows the server. */
export interface BenchClient {
  send(command: Command): void;
  /** Cuts the connection and opens it again. Resolves when the client has the state again. */
  reconnect(): Promise<void>;
  close(): void;
}

/** A place in a room; `seat` counts from 0. */
export type Place = { code: string; seat: number };

/** Opens a client. `deliver` receives the content of each frame. */
export type Connect = (place: Place, deliver: (arrivals: readonly Arrival[]) => void) => Promise<BenchClient>;

/** The round that the clients of a server play, and a complete answer. */
export type Round = { key: { gameId: string; theme: string; game: number }; gameData: unknown };

export const clientsPerRoom = 8;

type Listener = (arrival: Arrival, client: number) => void;

/** All clients of one server, in rooms of eight. */
export class Crowd {
  readonly name: string;
  readonly clients: BenchClient[] = [];
  /** The number of frames with at least one change. */
  framesOfChange = 0;
  readonly #places: readonly Place[];
  readonly #round: (code: string) => Round;
  readonly #stages = new Map<number, StageView>();
  #rejected = 0;
  #ids = 0;
  #listener: Listener = () => {};

  private constructor(name: string, places: readonly Place[], round: (code: string) => Round) {
    this.name = name;
    this.#places = places;
    this.#round = round;
  }

  /** Opens all clients of a server. `codes`: the codes of its rooms; `round`: the round of a room. */
  static async open(
    name: string,
    { codes, round, connect }: { codes: readonly string[]; round: (code: string) => Round; connect: Connect },
  ): Promise<Crowd> {
    const places = codes.flatMap((code) =>
      Array.from({ length: clientsPerRoom }, (_, seat) => ({ code, seat })),
    );
    const crowd = new Crowd(name, places, round);
    const clients = await Promise.all(
      places.map((place, client) => connect(place, (arrivals) => crowd.#deliver(arrivals, client))),
    );
    crowd.clients.push(...clients);
    return crowd;
  }

  #deliver(arrivals: readonly Arrival[], client: number): void {
    if (arrivals.some(({ kind }) => kind === 'confirmation')) this.framesOfChange += 1;
    for (const arrival of arrivals) {
      if (arrival.kind === 'stage') this.#stages.set(client, arrival.stage);
      if (arrival.kind === 'refusal') this.#rejected += 1;
      else this.#listener(arrival, client);
    }
  }

  /** Sends a player's lock (true) or unlock (false). Returns the id of the command. */
  confirm(client: number, isLocked: boolean): string {
    const { key, gameData } = this.#roundOf(client);
    return this.send(client, {
      type: 'gameRoundConfirmation',
      ...key,
      ...(isLocked ? { code: 1, gameData } : { code: 0 }),
    });
  }

  say(client: number, text: string): void {
    this.send(client, { type: 'sendMessage', text });
  }

  /** Returns the stage that a client has seen last; undefined if it has seen none. */
  stageOf(client: number): StageView | undefined {
    return this.#stages.get(client);
  }

  /** Returns the id of the game that a client plays. */
  gameIdOf(client: number): string {
    return this.#roundOf(client).key.gameId;
  }

  #roundOf(client: number): Round {
    return this.#round(this.#places[client]?.code ?? '');
  }

  /** Sends a command. Returns its id. */
  send(client: number, command: CommandInput): string {
    this.#ids += 1;
    const id = `command-${this.#ids}`;
    this.clients[client]?.send({ id, ...command });
    return id;
  }

  /**
   * Collects arrivals that match with their times (performance.now()). Resolves with `count` arrivals, or
   * with fewer after `timeout` ms.
   */
  collect<Match extends Arrival>(
    matches: (arrival: Arrival, client: number) => arrival is Match,
    { count, timeout }: { count: number; timeout: number },
  ): Promise<{ arrival: Match; at: number }[]> {
    return new Promise((resolve) => {
      const collected: { arrival: Match; at: number }[] = [];
      const timer = setTimeout(() => resolve(collected), timeout);
      this.#listener = (arrival, client) => {
        if (!matches(arrival, client)) return;
        collected.push({ arrival, at: performance.now() });
        if (collected.length < count) return;
        clearTimeout(timer);
        resolve(collected);
      };
    });
  }

  /** Returns how many messages the server rejected since the last call. */
  takeRejected(): number {
    const rejected = this.#rejected;
    this.#rejected = 0;
    return rejected;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}
