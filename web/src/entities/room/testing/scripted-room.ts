import type { Person, UserId } from '@tallyho/game/model/person';
import type { RejectCode } from '@tallyho/game/model/reject-codes';
import { type ClientCommand, parseCommand } from '@tallyho/game/protocol/client';
import { LocalRoom, type LocalRoomInput, type LocalSocket } from '../local/local-room.ts';

/** A local room for component tests and the gallery. A script breaks connections and refuses commands. */
export class ScriptedRoom extends LocalRoom {
  /** Every command received over a socket, oldest first. */
  readonly received: ClientCommand[] = [];
  #refusals: { type: ClientCommand['type']; error: RejectCode }[] = [];
  #silent = false;

  /** A round ends with its last answer, unless `timings` have time for guesses. */
  constructor(input: LocalRoomInput) {
    super({ ...input, timings: { guessTime: 0, ...input.timings } });
  }

  /** Nothing is heard of a player any more, who is away after the grace periods of the rules. */
  lose(user: UserId): void {
    for (const id of this.connectionsOf(user)) this.room.setTimedOut(id, true);
  }

  /** A lost player is heard of again. */
  find(user: UserId): void {
    for (const id of this.connectionsOf(user)) this.room.setTimedOut(id, false);
  }

  /** Gives the seat of a guest to an account, as after a login. */
  takeOver(guest: UserId, person: Person): void {
    this.room.request({ type: 'replace', user: guest, person });
    this.connect(person.user);
  }

  /** Changes the name or picture of a player. */
  rename(person: Person): void {
    this.room.request({ type: 'profileChanged', person, isRename: true });
  }

  /** Makes a player one without an account. */
  makeGuest(user: UserId): void {
    const seats = this.state.seats.map((seat) =>
      seat.user === user ? { ...seat, isGuest: true as const } : seat,
    );
    this.room.state = { ...this.state, seats };
  }

  /** Refuses the next command of this type with this reason. */
  refuseNext(type: ClientCommand['type'], error: RejectCode): void {
    this.#refusals.push({ type, error });
  }

  /** While silent, the room applies commands but sends no responses and no updates. */
  silence(silent: boolean): void {
    this.#silent = silent;
  }

  /** Breaks the connections of a player. Their client retries until `restore`. */
  cut(user: UserId): void {
    for (const socket of this.sockets.filter((other) => other.user === user && other.isOpen)) {
      this.shut(socket);
      socket.handlers.onClose(1006);
    }
  }

  /** Allows broken connections to reconnect. */
  restore(user: UserId): void {
    for (const socket of this.sockets.filter((other) => other.user === user && !other.isOpen))
      this.open(socket);
  }

  /** Throws if a real room would refuse to parse the command. */
  protected override receive(socket: LocalSocket, command: ClientCommand): void {
    if (!parseCommand(command)) throw new Error(`No client can send this: ${JSON.stringify(command)}`);
    this.received.push(command);
    super.receive(socket, command);
  }

  /** Takes refusals only from sockets: `act` moves players as the script says. */
  protected override refusalFor(command: ClientCommand): RejectCode | null {
    const refusal = this.#refusals.find(({ type }) => type === command.type);
    this.#refusals = this.#refusals.filter((other) => other !== refusal);
    return refusal?.error ?? null;
  }

  protected override send(socket: LocalSocket, message: string): void {
    if (!this.#silent) super.send(socket, message);
  }
}
