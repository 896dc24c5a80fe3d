import type { HostCommandInput } from '@tallyho/game/room/host/host';
import type { ChosenTheme } from '@tallyho/game/room/state/event';
import type { Admitted } from '../clients/client.ts';
import type { Edge, Log } from '../ports.ts';
import type { RoomRuntime } from './commit.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { Reply } from './decide.ts';

type Options = { edge: Edge; log: Log; runtime: RoomRuntime; commits: CommitQueue };

/** Executes the command of a player, from a socket or from the edge. */
export type Execute = (input: HostCommandInput<Admitted>, reply: Reply) => Promise<void>;

/**
 * Returns what executes commands. It calls `reply` exactly once, after the commit, unless that fails. A theme that a command
 * needs is fetched between two commits, so that no other input waits for the edge.
 */
export const executor =
  ({ edge, log, runtime, commits }: Options): Execute =>
  async (input, reply) => {
    const effects = await commits.run(() => runtime.step(input, reply));
    const wanted = effects.find((effect) => effect.type === 'fetchTheme');
    if (!wanted) return;
    let theme: ChosenTheme | null;
    try {
      theme = await edge.theme(wanted);
    } catch (error) {
      log('warn', 'themeUnavailable', { error });
      const { user, command, from } = input;
      const refused = { type: 'refused', user, command, from, error: 'themeUnavailable' } as const;
      return commits.run(() => void runtime.step(refused, reply));
    }
    await commits.run(() => void runtime.step({ ...input, theme }, reply));
  };
