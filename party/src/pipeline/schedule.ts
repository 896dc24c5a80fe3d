import type { ChosenTheme } from '@tallyho/game/room/event';
import type { CommandInput } from '@tallyho/game/room/host/host';
import type { Admitted } from '../clients/client.ts';
import type { Edge, Log } from '../ports.ts';
import type { RoomRuntime } from './commit.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { Reply } from './decide.ts';

type Options = { edge: Edge; log: Log; runtime: RoomRuntime; commits: CommitQueue };

/** Decides when the commands of players are committed, from sockets and from the edge, and fetches their themes. */
export class CommandScheduler {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Executes a command. Calls `reply` exactly once, after the commit, unless it fails. */
  handle(input: CommandInput<Admitted>, reply: Reply): Promise<void> {
    const { commits, runtime } = this.#options;
    switch (input.command.type) {
      case 'sendMessage':
        return commits.runNow(() => void runtime.step(input, reply));
      case 'resync':
      case 'viewPage':
        return commits.run(() => void runtime.step(input, reply));
      case 'themeChosen':
        return input.command.customTheme === undefined
          ? this.#chooseTheme(input, reply)
          : commits.runAlone(() => void runtime.step(input, reply));
      default:
        return commits.runAlone(() => void runtime.step(input, reply));
    }
  }

  /** Fetches the theme between two commits, so that no other input waits for the edge. */
  async #chooseTheme(input: CommandInput<Admitted>, reply: Reply): Promise<void> {
    const { commits, runtime, edge, log } = this.#options;
    const effects = await commits.run(() => runtime.step(input, reply));
    const wanted = effects.find((effect) => effect.type === 'fetchTheme');
    if (!wanted) return;
    let theme: ChosenTheme | null;
    try {
      theme = await edge.theme(wanted.code, wanted.name);
    } catch (error) {
      log('warn', 'themeUnavailable', { error });
      const { user, command, from } = input;
      const refused = { type: 'refused', user, command, from, error: 'themeUnavailable' } as const;
      return commits.run(() => void runtime.step(refused, reply));
    }
    await commits.runAlone(() => void runtime.step({ ...input, theme }, reply));
  }
}
