import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import type { GameRecord } from '@tallyho/game/protocol/service';
import { isGameRunning } from '@tallyho/game/protocol/view';
import { portsFrom } from '../../../../scripts/stack/ports.ts';
import { type Stack, startStack } from '../../../../scripts/stack/stack.ts';
import { damages, FaultProxy } from '../../../../testkit/fault-proxy.ts';
import { brokenPromises } from '../checker.ts';
import { Equality } from '../equality.ts';
import { chooseMove, chooseUsefulMove } from '../moves.ts';
import { Random } from '../random.ts';
import type { SiteClient } from '../site-client.ts';
import { misbehave } from './client-faults.ts';
import { FaultReport } from './fault-report.ts';
import { RealPlayer } from './player.ts';
import { faultyServices, hitServices } from './process-faults.ts';

export type RealSoakOptions = { minutes: number; seed: number; port: number };

const lobbies = 2;
const playersPerLobby = 8;
/** Faults that have occurred less often are marked in the report. */
const wanted = 10;
const healTimeout = 120_000;
/** A shorter pause between chat lines, so that most of them are accepted. */
const timings = { chatCooldown: 200 };

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Plays games against the real services while their processes are killed and stopped and their connections damaged. Then
 * checks that nothing is lost or doubled. Prints a table of the faults. Returns false after printing the problems.
 */
export const soakRealProcesses = async ({ minutes, seed, port }: RealSoakOptions): Promise<boolean> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyho-soak-'));
  // The API reaches the database through a proxy; the soak itself does not.
  const database = await FaultProxy.before(portsFrom(port, false).sqld);
  const vars = { LIBSQL_URL: `http://127.0.0.1:${database.port}` };
  const stack = await startStack({ port, dataDir, timings, vars, quiet: true });
  const site = await FaultProxy.before(port);
  const rooms = await FaultProxy.before(port + 1);
  const run = new RealSoak(stack, { site, rooms, database }, seed);
  try {
    const problems = await run.play(minutes);
    for (const line of run.summary()) console.log(line);
    for (const problem of problems) console.log(`FAILED: ${problem}`);
    if (problems.length > 0) console.log(`The services' logs and data: ${dataDir}`);
    else rmSync(dataDir, { recursive: true, force: true });
    return problems.length === 0;
  } finally {
    run.end();
    site.stop();
    rooms.stop();
    database.stop();
    await stack.stop();
  }
};

type Proxies = { site: FaultProxy; rooms: FaultProxy; database: FaultProxy };

class RealSoak {
  readonly #stack: Stack;
  readonly #proxies: Proxies;
  readonly #random: Random;
  readonly #report = new FaultReport();
  readonly #players: RealPlayer[];
  readonly #problems: string[] = [];
  #themes: string[] = [];
  #actions = 0;
  #isOver = false;
  #isEnded = false;

  constructor(stack: Stack, proxies: Proxies, seed: number) {
    this.#stack = stack;
    this.#proxies = proxies;
    this.#random = new Random(seed);
    this.#players = Array.from(
      { length: lobbies * playersPerLobby },
      (_, at) =>
        new RealPlayer({
          name: `p${at + 1}`,
          url: `http://localhost:${proxies.site.port}`,
          roomsPort: proxies.rooms.port,
        }),
    );
    void stack.lost.then((line) => this.#problems.push(line));
  }

  get #tabs(): SiteClient[] {
    return this.#players.flatMap(({ tabs }) => tabs);
  }

  /** Plays under faults, then without, and returns what is wrong. */
  async play(minutes: number): Promise<string[]> {
    await this.#prepare();
    for (const player of this.#players) void this.#act(player);
    const until = Date.now() + minutes * 60_000;
    const isOver = () => Date.now() >= until || this.#problems.length > 0;
    const progress = setInterval(() => console.log(this.#progress()), 30_000);
    const recovered = () => this.#recovered();
    const services = faultyServices(this.#stack, {
      beforeRooms: () => this.#noteCircumstances(),
      afterRooms: () => this.#report.circumstance('coldRoom'),
    });
    const losses = await Promise.all([
      hitServices(services, { report: this.#report, isOver, recovered }),
      this.#damageConnections(isOver),
      this.#misbehave(isOver),
    ]);
    this.#problems.push(...losses.filter((loss) => loss !== null));
    this.#isOver = true;
    console.log('No more faults');
    if (this.#problems.length === 0) await this.#heal();
    if (this.#problems.length === 0) await this.#check();
    clearInterval(progress);
    return this.#problems;
  }

  /** The timers of the clients end with the run. */
  end(): void {
    this.#isEnded = true;
    for (const tab of this.#tabs) tab.leavePage();
  }

  summary(): string[] {
    return [this.#progress(), ...this.#report.lines(wanted)];
  }

  #progress(): string {
    const histories = this.#tabs.map(({ history }) => history);
    const acknowledged = histories.reduce((sum, { results }) => sum + results.size, 0);
    const reconnects = histories.reduce((sum, history) => sum + history.reconnects, 0);
    const live = this.#tabs.filter(({ status }) => status === 'live').length;
    const games = new Set(histories.flatMap(({ finishedGames }) => [...finishedGames])).size;
    return `${this.#actions} actions, ${acknowledged} answered, ${games} games, ${reconnects} reconnects, ${live} of ${this.#tabs.length} clients connected`;
  }

  async #prepare(): Promise<void> {
    this.#themes = (await this.#query('select name from themes'))
      .map(({ name }) => String(name))
      .slice(0, 12);
    for (const player of this.#players) await player.register();
    for (let at = 0; at < this.#players.length; at += playersPerLobby) {
      const [leader, ...others] = this.#players.slice(at, at + playersPerLobby);
      const code = await leader?.openLobby();
      for (const player of others) player.code = code ?? '';
    }
    for (const player of this.#players) {
      player.openTab();
      await player.enter();
    }
  }

  async #query(sql: string): Promise<Record<string, unknown>[]> {
    const database = createClient(this.#stack.libsql);
    try {
      return (await database.execute(sql)).rows;
    } finally {
      database.close();
    }
  }

  #noteCircumstances(): void {
    const tabs = this.#tabs;
    if (tabs.some(({ waiting }) => waiting > 0)) this.#report.circumstance('unacknowledged');
    const hasDeadline = ({ view }: SiteClient) =>
      view !== null &&
      (view.stage.phase === 'results' || view.seats.some(({ presence }) => presence !== 'here'));
    if (tabs.some(hasDeadline)) this.#report.circumstance('alarm');
  }

  async #damageConnections(isOver: () => boolean): Promise<null> {
    const { site, rooms, database } = this.#proxies;
    while (!isOver()) {
      await sleep(this.#random.int(500, 2_500));
      const proxy = this.#random.pick([rooms, rooms, rooms, rooms, site, database, database]);
      const damage = this.#random.pick(damages);
      if (proxy.damage(damage, this.#random.next))
        this.#report.damage(damage, proxy === database ? 'database' : 'clients');
    }
    return null;
  }

  async #misbehave(isOver: () => boolean): Promise<null> {
    while (!isOver()) {
      await sleep(this.#random.int(500, 4_000));
      // Requests fail while a service is down.
      await misbehave(this.#random.pick(this.#players), { random: this.#random, report: this.#report }).catch(
        () => undefined,
      );
    }
    return null;
  }

  /** Lets a player act until the end of the run: at random, then only to end the game. */
  async #act(player: RealPlayer): Promise<void> {
    while (!this.#isEnded) {
      await sleep(this.#isOver ? 300 : this.#random.int(50, 900));
      const tab = this.#random.pick(player.tabs);
      if (tab.status === 'away' && (tab === player.tabs[0] || this.#isOver)) void player.enter();
      const { view, user } = tab;
      if (!view || !tab.canSend) continue;
      const mover = { view, user, random: this.#random, themes: this.#themes };
      if (this.#isOver) {
        const move = tab.status === 'live' && tab.waiting === 0 ? chooseUsefulMove(mover) : null;
        if (move) tab.send(move);
        continue;
      }
      const move = chooseMove(mover);
      // A player who was kicked cannot come back, and a smaller lobby has no place for players who come back.
      if (move.type === 'kickPlayer' || (move.type === 'updateSettings' && move.capacity)) continue;
      this.#actions += 1;
      tab.send(move);
    }
  }

  async #until(what: string, isTrue: () => boolean): Promise<void> {
    const until = Date.now() + healTimeout;
    while (!isTrue()) {
      if (Date.now() > until) {
        const tabs = this.#tabs.map(
          ({ status, waiting, view }) => `${status} ${waiting} ${view?.stage.phase}`,
        );
        this.#problems.push(`Waited ${healTimeout / 1_000} s for ${what}: ${tabs.join(', ')}`);
        return;
      }
      await sleep(200);
    }
  }

  /** Waits until most players are connected again, and lets them play for a moment. */
  async #recovered(): Promise<void> {
    const isPlaying = ({ tabs }: RealPlayer) => tabs.some(({ status }) => status === 'live');
    await this.#until(
      'most players to be connected',
      () => this.#players.filter(isPlaying).length >= this.#players.length * 0.7,
    );
    await sleep(this.#random.int(1_000, 3_000));
  }

  /** Waits until the games have ended, and all clients are connected and have their answers. */
  async #heal(): Promise<void> {
    for (const tab of this.#tabs) tab.reconnect();
    await this.#until('all clients to be connected', () =>
      this.#tabs.every(({ status }) => status === 'live'),
    );
    await this.#until('the games to end', () =>
      this.#tabs.every(({ view }) => view !== null && !isGameRunning(view.stage.phase)),
    );
    await this.#until('all answers', () => this.#tabs.every(({ waiting }) => waiting === 0));
    // The reports of the games arrive; a failed one is repeated after up to a minute.
    const known = () => new Set(this.#tabs.flatMap(({ history }) => [...history.finishedGames]));
    const until = Date.now() + healTimeout;
    while (Date.now() < until) {
      const stored = await this.#storedGames();
      if ([...known()].every((id) => stored.has(id))) break;
      await sleep(1_000);
    }
  }

  async #storedGames(): Promise<Map<string, GameRecord>> {
    const rows = await this.#query('select id, record from games');
    return new Map(rows.map(({ id, record }) => [String(id), JSON.parse(String(record)) as GameRecord])); // the API's column
  }

  async #check(): Promise<void> {
    const games = await this.#storedGames();
    for (let at = 0; at < this.#players.length; at += playersPerLobby) {
      const tabs = this.#players.slice(at, at + playersPerLobby).flatMap((player) => player.tabs);
      const histories = tabs.map(({ history }) => history);
      const models = tabs.map(({ user, model }) => ({ user, model }));
      this.#problems.push(...brokenPromises({ histories, models, games }));
    }
    await this.#checkRestart();
  }

  /** After a restart the rooms must be as they were. */
  async #checkRestart(): Promise<void> {
    const before = this.#tabs.map(({ view }) => view);
    await this.#stack.restart('party');
    for (const tab of this.#tabs) tab.reconnect();
    await this.#until('the clients to reconnect', () => this.#tabs.every(({ status }) => status === 'live'));
    await sleep(2_000);
    const equality = new Equality();
    this.#tabs.forEach(({ user, view }, at) => {
      const difference = equality.difference(before[at], view);
      if (difference !== null) this.#problems.push(`${user} sees another ${difference} after a restart`);
    });
  }
}
