import { limits } from '@tallyho/game/limits';
import type { LobbyRecord, StoredGameRecord } from '@tallyho/game/protocol/service';
import { themePlayedAs } from '@tallyho/game/room/host/step';
import { themes } from '@tallyho/game/testing/walk-choices';
import type { Edge, ReportOutcome } from '../../../src/ports.ts';
import type { Random } from '../random.ts';
import type { FaultDice } from './fault-dice.ts';
import type { Scheduler } from './scheduler.ts';

type Options = { scheduler: Scheduler; random: Random; faults: FaultDice };

const themeOf = (name: string) => themes.find(({ snapshot }) => snapshot.name === name) ?? null;

/** How long a room waits for the edge, in ms. */
const timeout = 3_000;

/**
 * The API and its database: stores a lobby report if it is newer, and a game under its id. It can be down or slow, and
 * its responses can be lost.
 */
export class SimulatedEdge {
  /** The newest lobby record; null if there is none. */
  lobby: LobbyRecord | null = null;
  readonly games = new Map<string, StoredGameRecord>();
  /** The ids of games whose record it refuses for good. */
  readonly refusedGames = new Set<string>();
  /** The names of the reports that a room has parked. */
  readonly parked = new Set<string>();
  /** Games that were reported a second time with other content. */
  readonly changedGames: string[] = [];
  readonly #options: Options;
  #downUntil = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Does not answer for `ms`. */
  breakDown(ms: number): void {
    this.#downUntil = this.#options.scheduler.now + ms;
  }

  /** Answers again. */
  restore(): void {
    this.#downUntil = 0;
  }

  /** Returns the edge as one process of the room sees it. Counts its open requests as calls. */
  attach(process: { isAlive: boolean; calls: number }): Edge {
    const respond = <T>(answer: () => T): Promise<T> =>
      new Promise((resolve, reject) => {
        const { scheduler, random, faults } = this.#options;
        const isDown = scheduler.now < this.#downUntil;
        // A room that waits for the edge is not idle.
        process.calls += 1;
        const delay = isDown ? random.pick([5, timeout]) : random.pick([1, 5, 20, 400]);
        scheduler.later(delay, () => {
          process.calls -= 1;
          // A request that has left the process is executed, even if the process has died meanwhile.
          const result = isDown ? null : { answer: answer() };
          if (!process.isAlive) return;
          if (!result) reject(new Error('planted: the edge is down'));
          else if (faults.happens('lostEdgeResponse')) reject(new Error('planted: the response is lost'));
          else resolve(result.answer);
        });
      });
    return {
      theme: (wanted) => respond(() => themePlayedAs({ themeOf }, wanted)),
      themeOptions: ({ used }) =>
        respond(() =>
          themes
            .map(({ snapshot }) => snapshot.name)
            .filter((name) => !used.includes(name))
            .slice(0, limits.voteOptions),
        ),
      report: (_code, report) => {
        const copy = structuredClone(report);
        return respond((): ReportOutcome => {
          if (copy.type === 'game') return this.#storeGame(copy.game);
          if (copy.type === 'parked') this.parked.add(copy.report);
          else if (copy.lobby.rev > (this.lobby?.rev ?? -1)) this.lobby = copy.lobby;
          return { outcome: 'stored' };
        });
      },
    };
  }

  #storeGame(game: StoredGameRecord): ReportOutcome {
    const known = this.games.get(game._id);
    if (!known && this.#options.faults.happens('refusedGame')) this.refusedGames.add(game._id);
    if (this.refusedGames.has(game._id)) return { outcome: 'refused', status: 400 };
    if (known && JSON.stringify(known) !== JSON.stringify(game)) this.changedGames.push(game._id);
    this.games.set(game._id, game);
    return { outcome: 'stored' };
  }
}
