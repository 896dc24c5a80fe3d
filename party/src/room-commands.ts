import { isMuted } from '@tallyho/game/chat/chat';
import type { UserId } from '@tallyho/game/model/person';
import { type RejectCode, rejections } from '@tallyho/game/model/reject-codes';
import { isProfane } from '@tallyho/game/people/profanity';
import type { ClientCommand } from '@tallyho/game/protocol/client';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { nudge } from '@tallyho/game/room/nudge';
import { isDone } from '@tallyho/game/room/reduce';
import type { Edge, Log } from './ports.ts';
import type { Reply, RoomRuntime } from './room-runtime.ts';
import type { Sockets } from './sockets.ts';

type ThemeTexts = Extract<ClientCommand, { type: 'writeTheme' }>;
type ThemeCommand = Extract<ClientCommand, { type: 'themeChosen' }>;

type Options = {
  edge: Edge;
  log: Log;
  sockets: Sockets;
  runtime: RoomRuntime;
  /** Runs a job in the room's queue, with the room loaded. */
  withLoadedRoom: <Result>(job: () => Promise<Result>) => Promise<Result>;
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
    switch (command.type) {
      case 'sendMessage':
        return this.#options.withLoadedRoom(async () =>
          reply(await this.#options.runtime.post(user, command)),
        );
      case 'nudge':
        return this.#options.withLoadedRoom(async () => reply(this.#nudge(user, command)));
      case 'themeChosen':
        return this.#chooseTheme(user, command, reply);
      case 'gameFinished':
        return this.#options.withLoadedRoom(() =>
          this.#options.runtime.apply(
            { type: 'command', user, command },
            {
              reply: (error) => {
                // First, because clients send unanswered commands again after the resync that the error causes.
                reply(error);
                if (error) this.#notify([user], { type: 'gameFinishedError', message: rejections[error] });
              },
            },
          ),
        );
      case 'writeTheme':
        return this.#writeTheme(user, command, reply);
      default:
    }
    return this.#options.withLoadedRoom(() =>
      this.#options.runtime.apply({ type: 'command', user, command }, { reply }),
    );
  }

  /** A mute covers custom themes, because all players read their texts. */
  #writeTheme(user: UserId, command: ThemeTexts, reply: Reply): Promise<void> {
    const { runtime, withLoadedRoom } = this.#options;
    const isRefused = isProfane(command.theme.name, ...command.theme.texts);
    return withLoadedRoom(async () => {
      const { loaded, context } = runtime;
      const isNew = loaded !== null && !isDone(loaded.state, user, command.id);
      if (isNew && isMuted(loaded.chat, user, context.now)) return reply('muted');
      if (isRefused) return reply('profaneTheme');
      return runtime.apply({ type: 'command', user, command }, { reply });
    });
  }

  /** Sends a nudge. Its time is not stored, so a nudge shortly after a restart can be accepted too early. */
  #nudge(user: UserId, command: Extract<ClientCommand, { type: 'nudge' }>): RejectCode | null {
    const { loaded, context } = this.#options.runtime;
    if (!loaded) return 'notMember';
    const outcome = nudge(loaded.state, { user, command, lastAt: this.#nudgedAt }, context);
    if ('reject' in outcome) return outcome.reject;
    this.#nudgedAt = context.now;
    const nextAt = context.now + context.timings.nudgeCooldown;
    this.#notify([user, ...outcome.missing], { type: 'nudge', by: user, nextAt });
    return null;
  }

  /** Sends a message to all sockets of these users. */
  #notify(users: UserId[], message: ServerMessage): void {
    for (const user of users)
      for (const connection of this.#options.sockets.of(user))
        this.#options.sockets.send(connection, message);
  }

  /**
   * Fetches the theme outside the queue, so that no other event waits for the edge. The command is then
   * validated again. Custom themes of the lobby need no request to the edge.
   */
  async #chooseTheme(user: UserId, command: ThemeCommand, reply: Reply): Promise<void> {
    const unasked = { type: 'command', user, command, theme: null } as const;
    if (command.customTheme !== undefined)
      return this.#options.withLoadedRoom(() => this.#options.runtime.apply(unasked, { reply }));
    const code = await this.#options.withLoadedRoom(async () => {
      const verdict = this.#options.runtime.dryRun(unasked);
      const state = this.#options.runtime.loaded?.state;
      if (verdict === 'themeNotFound' && state) return state.code;
      reply(verdict);
      return null;
    });
    if (code === null) return;
    let theme: ChosenTheme | null;
    try {
      theme = await this.#options.edge.theme(code, command.theme);
    } catch (error) {
      this.#options.log('A theme could not be fetched', error);
      return reply('themeUnavailable');
    }
    await this.#options.withLoadedRoom(() =>
      this.#options.runtime.apply({ type: 'command', user, command, theme }, { reply }),
    );
  }
}
