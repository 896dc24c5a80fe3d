import type { ClientCommand, CommandInput } from '@tallyho/game/protocol/client';
import { newId } from '../../shared/api/new-id.ts';
import type { SendResult } from './room.ts';

interface Waiting {
  readonly command: ClientCommand;
  /** When it was last sent, in ms of the caller's clock; null until then. */
  sentAt: number | null;
  readonly resolve: (result: SendResult) => void;
}

/** A command with its own id. */
export const withCommandId = (input: CommandInput): ClientCommand =>
  ({ ...input, id: newId() }) as ClientCommand; // a command is its input and an id

/**
 * Commands without a room response, oldest first. After a reconnect all of them are sent again with the same ids; the
 * room applies each id once.
 */
export class CommandOutbox {
  #waiting: Waiting[] = [];

  get commands(): readonly ClientCommand[] {
    return this.#waiting.map(({ command }) => command);
  }

  /** Stores a command and assigns its id. A draft replaces the previous draft, because only the newest one matters. */
  add(input: CommandInput): { command: ClientCommand; result: Promise<SendResult> } {
    const command = withCommandId(input);
    if (command.type === 'saveDraft') this.#drop(({ type }) => type === 'saveDraft');
    const result = new Promise<SendResult>((resolve) => {
      this.#waiting.push({ command, sentAt: null, resolve });
    });
    return { command, result };
  }

  /** Removes what nobody wants to see after a lost connection: a mood belongs to the moment in which it was pressed. */
  dropOutdated(): void {
    this.#drop(({ type }) => type === 'showMood');
  }

  /** Records that a waiting command was sent at `now` (ms, of any clock that never goes back). */
  markSent(id: string, now: number): void {
    const entry = this.#waiting.find(({ command }) => command.id === id);
    if (entry) entry.sentAt = now;
  }

  /** When the longest waiting command was sent, by the clock of `markSent`; null if no sent command waits. */
  get oldestSentAt(): number | null {
    const times = this.#waiting.map(({ sentAt }) => sentAt).filter((at) => at !== null);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** Handles the room's response. Returns false if no command waits for it. */
  settle(id: string, result: SendResult): boolean {
    const entry = this.#waiting.find(({ command }) => command.id === id);
    if (!entry) return false;
    this.#waiting = this.#waiting.filter((other) => other !== entry);
    entry.resolve(result);
    return true;
  }

  /** Resolves all waiting commands immediately, when no response can arrive any more. */
  settleAll(result: SendResult): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (const { resolve } of all) resolve(result);
  }

  #drop(unwanted: (command: ClientCommand) => boolean): void {
    for (const { command, resolve } of this.#waiting) if (unwanted(command)) resolve({ ok: true });
    this.#waiting = this.#waiting.filter(({ command }) => !unwanted(command));
  }
}
