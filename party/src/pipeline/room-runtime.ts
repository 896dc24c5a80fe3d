import type { UserId } from '@tallyho/game/model/person';
import type { Ask } from '@tallyho/game/room/host/ask';
import type { HostCommandInput, HostContext, HostEffect, Input } from '@tallyho/game/room/host/host';
import type { ChosenTheme } from '@tallyho/game/room/state/event';
import type { Admitted } from '../clients/client.ts';
import type { Outbox } from '../store/outbox.ts';
import type { Changes, Reply, RoomWithTickets } from './changes.ts';
import { type CommitPorts, Commits } from './commit.ts';
import { CommitQueue } from './commit-queue.ts';
import { fetchThemes } from './fetch-themes.ts';

/**
 * Takes everything that happens to the room. The inputs of one tick are a commit (`Commits`). Only requests to the API run
 * outside of commits.
 */
export class RoomRuntime {
  readonly #ports: CommitPorts;
  readonly #queue: CommitQueue;
  readonly #commits: Commits;

  constructor(ports: CommitPorts) {
    this.#ports = ports;
    this.#queue = new CommitQueue(ports.clock, {
      begin: () => this.#commits.begin(),
      commit: () => this.#commits.commit(),
    });
    this.#commits = new Commits({
      ...ports,
      exclusive: (job) => this.#queue.exclusive(job),
      asked: (ask) => void this.#fetchThemes(ask),
      overdue: () => void this.onAlarm(),
      lost: (lastHeartbeats) => void this.#onSilence(lastHeartbeats),
    });
  }

  /** The room, with the changes of the open commit. */
  get current(): RoomWithTickets {
    return this.#commits.current;
  }

  /** The open commit. Throws if there is none. */
  get changes(): Changes {
    return this.#commits.changes;
  }

  get context(): HostContext<Admitted> {
    return this.#commits.context;
  }

  get outboxStatus(): Outbox['status'] {
    return this.#commits.outboxStatus;
  }

  /** True while the room pings its clients. */
  get isPinging(): boolean {
    return this.#commits.isPinging;
  }

  /** Runs `job` in the next commit. Resolves with its result after the commit; rejects if the job or the whole commit fails. */
  run<Result>(job: () => Result): Promise<Result> {
    return this.#queue.run(job);
  }

  /** Adds an input to the open commit. Calls `reply` with its result after the commit. Returns its effects. */
  add(input: Input<Admitted>, reply?: Reply): readonly HostEffect<Admitted>[] {
    return this.#commits.add(input, reply);
  }

  /**
   * Executes a command in a commit. Calls `reply` exactly once, after the commit, unless that fails. A theme that the command
   * needs is fetched between two commits, so that no other input waits for the API.
   */
  async execute(input: HostCommandInput<Admitted>, reply: Reply): Promise<void> {
    const effects = await this.run(() => this.add(input, reply));
    const wanted = effects.find((effect) => effect.type === 'fetchTheme');
    if (!wanted) return;
    let theme: ChosenTheme | null;
    try {
      theme = await this.#ports.edge.theme(wanted);
    } catch (error) {
      this.#ports.log('warn', 'themeUnavailable', { error });
      const { user, command, from } = input;
      const refused = { type: 'refused', user, command, from, error: 'themeUnavailable' } as const;
      return this.run(() => void this.add(refused, reply));
    }
    await this.run(() => void this.add({ ...input, theme }, reply));
  }

  /** Asks the API between two commits. If it cannot be reached, the room asks again. */
  async #fetchThemes(ask: Ask): Promise<void> {
    const { edge, log } = this.#ports;
    try {
      const loaded = await fetchThemes(edge, ask);
      await this.run(() => void this.add({ type: 'themes', loaded }));
    } catch (error) {
      log('warn', 'themeUnavailable', { error });
    }
  }

  /**
   * Handles timed-out sockets, given per user with the last heartbeat (epoch ms). A user without another
   * socket counts as gone since then.
   */
  async #onSilence(lastHeartbeats: ReadonlyMap<UserId, number>): Promise<void> {
    await this.run(() => void this.add({ type: 'connectionsChanged', lastHeartbeats })).catch((error) =>
      this.#ports.log('error', 'timeoutNotHandled', { error }),
    );
  }

  /** Handles the alarm: a commit applies the deadlines, and reports that are due are sent again. Never rejects. */
  async onAlarm(): Promise<void> {
    await this.run(() => this.#commits.onAlarm()).catch((error) =>
      this.#ports.log('error', 'alarmFailed', { error }),
    );
  }

  /** Removes a deleted account from what is stored beside the room. */
  erase(account: { user: UserId; alias: UserId }): Promise<void> {
    return this.#queue.exclusive(() => this.#commits.erase(account));
  }
}
