import { isMuted } from '@tallyho/game/chat/chat';
import type { UserId } from '@tallyho/game/model/person';
import { type RejectCode, rejections } from '@tallyho/game/model/reject-codes';
import { isProfane } from '@tallyho/game/people/profanity';
import type { ClientCommand } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { nudge } from '@tallyho/game/room/nudge';
import { isDone } from '@tallyho/game/room/reduce';
import type { CommitQueue } from './commit-queue.ts';
import type { Edge, Log } from './ports.ts';
import type { Reply, RoomRuntime } from './room-runtime.ts';
import type { Sockets } from './sockets.ts';

type NudgeCommand = Extract<ClientCommand, { type: 'nudge' }>;
type ThemeTexts = Extract<ClientCommand, { type: 'writeTheme' }>;
type ThemeCommand = Extract<ClientCommand, { type: 'themeChosen' }>;

type Options = {
  edge: Edge;
  log: Log;
  sockets: Sockets;
  runtime: RoomRuntime;
  commits: CommitQueue;
};

/** Executes the commands of players, from sockets and from the edge. */
export class RoomCommands {
  readonly #options: Options;
  /** Time of the last nudge, epoch ms; null if none was sent since the process started. */
  #nudgedAt: number | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Executes a command of `user`, or rejects it if the user is not a member. Calls `reply` exactly once. */
  handle(
    user: UserId,
    command: Exclude<ClientCommand, { type: 'resync' | 'viewPage' }>,
    reply: Reply,
  ): Promise<void> {
    const { runtime, commits } = this.#options;
    switch (command.type) {
      case 'sendMessage':
        return commits.runNow(() =>
          runtime.reply(reply, runtime.changes.post(user, command, runtime.context)),
        );
      case 'nudge':
        return this.#run(reply, () => this.#nudge(user, command));
      case 'themeChosen':
        return this.#chooseTheme(user, command, reply);
      case 'gameFinished':
        return this.#run(
          (error) => {
            // First, because clients send unanswered commands again after the resync that the error causes.
            reply(error);
            if (error) this.#notify([user], { type: 'gameFinishedError', message: rejections[error] });
          },
          () => runtime.apply({ type: 'command', user, command }),
        );
      case 'writeTheme':
        return this.#writeTheme(user, command, reply);
      default:
        return this.#run(reply, () => runtime.apply({ type: 'command', user, command }));
    }
  }

  /** Runs `job` in the next commit. Calls `reply` with its result after the commit. */
  #run(reply: Reply, job: () => RejectCode | null): Promise<void> {
    const { commits, runtime } = this.#options;
    return commits.runAlone(() => runtime.reply(reply, job()));
  }

  /** A mute covers custom themes, because all players read their texts. */
  #writeTheme(user: UserId, command: ThemeTexts, reply: Reply): Promise<void> {
    const { runtime } = this.#options;
    const isRefused = isProfane(command.theme.name, ...command.theme.texts);
    return this.#run(reply, () => {
      const { room } = runtime.held;
      const isNew = room !== null && !isDone(room.state, user, command.id);
      if (isNew && isMuted(room.chat, user, runtime.context.now)) return 'muted';
      return isRefused ? 'profaneTheme' : runtime.apply({ type: 'command', user, command });
    });
  }

  /** Sends a nudge. Its time is not stored, so a nudge shortly after a restart can be accepted too early. */
  #nudge(user: UserId, command: NudgeCommand): RejectCode | null {
    const { held, context, changes } = this.#options.runtime;
    if (!held.room) return 'notMember';
    const outcome = nudge(held.room.state, { user, command, lastAt: this.#nudgedAt }, context);
    if ('reject' in outcome) return outcome.reject;
    this.#nudgedAt = context.now;
    const nextAt = context.now + context.timings.nudgeCooldown;
    changes.afterwards(() => this.#notify([user, ...outcome.missing], { type: 'nudge', by: user, nextAt }));
    return null;
  }

  /** Sends a message to all sockets of these users. */
  #notify(users: UserId[], message: ServerMessage): void {
    for (const user of users)
      for (const connection of this.#options.sockets.of(user))
        this.#options.sockets.send(connection, message);
  }

  /**
   * Fetches the theme between two commits, so that no other event waits for the edge. The command is then
   * validated again. Custom themes of the lobby need no request to the edge.
   */
  async #chooseTheme(user: UserId, command: ThemeCommand, reply: Reply): Promise<void> {
    const { commits, runtime, edge, log } = this.#options;
    const unasked = { type: 'command', user, command, theme: null } as const;
    if (command.customTheme !== undefined) return this.#run(reply, () => runtime.apply(unasked));
    const code = await commits.run(() => {
      const verdict = runtime.dryRun(unasked);
      if (verdict === 'themeNotFound' && runtime.held.room) return runtime.held.room.state.code;
      runtime.reply(reply, verdict);
      return null;
    });
    if (code === null) return;
    let theme: ChosenTheme | null;
    try {
      theme = await edge.theme(code, command.theme);
    } catch (error) {
      log('warn', 'themeUnavailable', { error });
      return reply('themeUnavailable');
    }
    await this.#run(reply, () => runtime.apply({ type: 'command', user, command, theme }));
  }
}
