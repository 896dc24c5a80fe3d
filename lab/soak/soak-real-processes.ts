import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseMove, chooseUsefulMove } from '../../party/test/soak/moves.ts';
import { Random } from '../../party/test/soak/random.ts';
import { portsFrom } from '../../scripts/stack/ports.ts';
import { startStack } from '../../scripts/stack/stack.ts';
import { Administrator } from './administrator.ts';
import { injectClientFaults } from './client-faults.ts';
import { damageConnections } from './connection-faults.ts';
import { FaultProxy } from './fault-proxy.ts';
import { FaultReport } from './fault-report.ts';
import { check, queryDatabase, waitUntilRecovered } from './final-checks.ts';
import { RealLobby } from './lobby.ts';
import { changeMembers } from './lobby-faults.ts';
import { RealPlayer } from './player.ts';
import { hitServices } from './process-faults.ts';
import type { SoakRun } from './soak-run.ts';
import { sleep } from './wait.ts';

export type RealSoakOptions = { minutes: number; seed: number; port: number };

const lobbies = 2;
const playersPerLobby = 8;
/** Faults that have occurred less often are named at the end of the report. */
const wanted = 10;
/** A run of at least so many minutes goes on until all faults have occurred so often, at most half as long again. */
const completeFrom = 20;
/** A shorter pause between chat lines, so that most of them are accepted. */
const timings = { chatCooldown: 200 };

/**
 * Plays games against the real services while their processes are killed and stopped, their connections damaged, and players
 * come, go and misbehave. Then checks that nothing is lost or doubled. Prints a table of the faults. Returns false after
 * printing the problems.
 */
export const soakRealProcesses = async ({ minutes, seed, port }: RealSoakOptions): Promise<boolean> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-soak-'));
  // The API reaches the database through a proxy; the soak itself does not.
  const database = await FaultProxy.before(portsFrom(port).sqld);
  const vars = { LIBSQL_URL: `http://127.0.0.1:${database.port}` };
  const stack = await startStack({ port, dataDir, timings, vars, quiet: true });
  const site = await FaultProxy.before(port);
  const problems: string[] = [];
  void stack.lost.then((line) => problems.push(line));
  const fail = (problem: string) => void problems.push(problem);
  let soak: RealSoak | null = null;
  try {
    const players: RealPlayer[] = [];
    for (let at = 0; at < lobbies * playersPerLobby; at++)
      players.push(
        await RealPlayer.register({
          name: `p${at + 1}`,
          url: `http://localhost:${site.port}`,
          roomsPort: portsFrom(port).party,
          fail,
        }),
      );
    const run: SoakRun = {
      stack,
      dataDir,
      proxies: { site, database },
      lobbies: Array.from(
        { length: lobbies },
        (_, at) => new RealLobby(players.slice(at * playersPerLobby, (at + 1) * playersPerLobby)),
      ),
      administrator: await Administrator.register(stack),
      random: new Random(seed),
      report: new FaultReport(),
      minutes,
      isOver: () => soak?.isOver || problems.length > 0,
      fail,
    };
    soak = new RealSoak(run);
    await soak.play();
    for (const line of [...soak.summary(), ...run.report.lines(wanted)]) console.log(line);
    for (const problem of problems) console.log(`FAILED: ${problem}`);
    if (problems.length > 0) console.log(`The services' logs and data: ${dataDir}`);
    else {
      console.log('0 lost, 0 doubled, 0 stuck rooms');
      rmSync(dataDir, { recursive: true, force: true });
    }
    return problems.length === 0;
  } finally {
    soak?.end();
    site.stop();
    database.stop();
    await stack.stop();
  }
};

class RealSoak {
  readonly #run: SoakRun;
  #themes: string[] = [];
  #actions = 0;
  #endsAt = Number.POSITIVE_INFINITY;
  #isHealing = false;
  #isEnded = false;

  constructor(run: SoakRun) {
    this.#run = run;
  }

  /** True when the faults have to end. */
  get isOver(): boolean {
    const { minutes, report } = this.#run;
    const latest = this.#endsAt + (minutes >= completeFrom ? minutes * 30_000 : 0);
    return Date.now() >= latest || (Date.now() >= this.#endsAt && report.isComplete(wanted));
  }

  get #players(): RealPlayer[] {
    return this.#run.lobbies.flatMap(({ players }) => players);
  }

  /** Plays under faults, then without, and checks the result. */
  async play(): Promise<void> {
    const run = this.#run;
    this.#themes = (await queryDatabase(run, 'select name from themes'))
      .map(({ name }) => String(name))
      .slice(0, 12);
    for (const lobby of run.lobbies) await lobby.open(run.random.pick(lobby.players));
    for (const player of this.#players) void this.#act(player);
    this.#endsAt = Date.now() + run.minutes * 60_000;
    const progress = setInterval(() => console.log(this.summary().join(', ')), 30_000);
    await Promise.all([
      hitServices(run),
      damageConnections(run),
      injectClientFaults(run),
      changeMembers(run),
      run.administrator.saveThemes(run.isOver),
    ]);
    const isHealthy = this.isOver;
    this.#isHealing = true;
    console.log('No more faults');
    if (isHealthy && (await waitUntilRecovered(run))) await check(run);
    clearInterval(progress);
  }

  /** The timers of the clients end with the run. */
  end(): void {
    this.#isEnded = true;
    for (const player of this.#players) {
      player.closeTabs();
      player.proxy.stop();
    }
  }

  summary(): string[] {
    const { lobbies: all, administrator } = this.#run;
    const histories = all.flatMap((lobby) => [
      ...lobby.histories,
      ...lobby.closed.flatMap((room) => room.histories),
    ]);
    const acknowledged = histories.reduce((sum, { results }) => sum + results.size, 0);
    const reconnects = histories.reduce((sum, history) => sum + history.reconnects, 0);
    const games = new Set(histories.flatMap(({ finishedGames }) => [...finishedGames])).size;
    const live = this.#players.filter(({ isLive }) => isLive).length;
    return [
      `${this.#actions} actions, ${acknowledged} answered`,
      `${games} games in ${all.reduce((sum, { closed }) => sum + closed.length + 1, 0)} rooms`,
      `${reconnects} reconnects, ${live} of ${this.#players.length} players connected`,
      administrator.summary,
    ];
  }

  /** Lets a player act until the end of the run: at random, then only to end the game. */
  async #act(player: RealPlayer): Promise<void> {
    const { random } = this.#run;
    while (!this.#isEnded) {
      await sleep(this.#isHealing ? 300 : random.int(50, 900));
      if (player.isPaused || player.isKicked || player.tabs.length === 0) continue;
      const tab = random.pick(player.tabs);
      if (tab.status === 'away' && (tab === player.tabs[0] || this.#isHealing)) void player.enter();
      const { view, user } = tab;
      if (!view || !tab.canSend) continue;
      const mover = { view, user, random, themes: this.#themes };
      if (this.#isHealing) {
        const move = tab.status === 'live' && tab.waiting === 0 ? chooseUsefulMove(mover) : null;
        if (move) tab.send(move);
        continue;
      }
      const move = chooseMove(mover);
      // These players are chosen elsewhere, and a smaller lobby has no place for players who come back.
      if (move.type === 'kickPlayer' || (move.type === 'updateSettings' && move.capacity)) continue;
      this.#actions += 1;
      tab.send(move);
    }
  }
}
