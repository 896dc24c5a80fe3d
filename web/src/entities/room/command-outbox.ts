import type { ClientCommand, CommandInput } from '@tallyho/game/protocol/client';
import { newId } from '../../shared/api/new-id.ts';
import type { SendResult } from './room.ts';

interface Waiting {
  readonly command: ClientCommand;
  readonly resolve: (result: SendResult) => void;
}

/** A command with an id of its own. */
export const withCommandId = (input: CommandInput): ClientCommand =>
  ({ ...input, id: newId() }) as ClientCommand; // a command is its input and an id

/**
 * Commands that the room has not answered yet, oldest first. After a reconnect all of them are sent again under
 * their old ids; the room acts on each id once.
 */
export class CommandOutbox {
  #waiting: Waiting[] = [];

  get commands(): readonly ClientCommand[] {
    return this.#waiting.map(({ command }) => command);
  }

  /** Notes a command and gives it its id. A draft replaces the one before it: only the newest matters. */
  add(input: CommandInput): { command: ClientCommand; result: Promise<SendResult> } {
    const command = withCommandId(input);
    if (command.type === 'saveDraft') this.#drop(({ type }) => type === 'saveDraft');
    const result = new Promise<SendResult>((resolve) => {
      this.#waiting.push({ command, resolve });
    });
    return { command, result };
  }

  /** The room's answer. False if nobody waits for it any more. */
  settle(id: string, result: SendResult): boolean {
    const entry = this.#waiting.find(({ command }) => command.id === id);
    if (!entry) return false;
    this.#waiting = this.#waiting.filter((other) => other !== entry);
    entry.resolve(result);
    return true;
  }

  /** Answers everything at once, when no answer can come any more. */
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
