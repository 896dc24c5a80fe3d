import { limits } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { RoomRequest } from '@tallyho/game/protocol/service';
import { person } from '@tallyho/game/testing/people';
import { themes } from '@tallyho/game/testing/walk-choices';
import { chooseMove, chooseUsefulMove } from '../moves.ts';
import { Random } from '../random.ts';
import type { SiteClient } from '../site-client.ts';
import { SimulatedClients } from './clients.ts';
import { SimulatedEdge } from './edge.ts';
import { FaultDice } from './fault-dice.ts';
import { allFaults, type Defect } from './faults.ts';
import { checkFinalState } from './final-state.ts';
import { Ledger } from './ledger.ts';
import { recordingReducer } from './recording-reducer.ts';
import { RoomPlatform } from './room-platform.ts';
import { Scheduler } from './scheduler.ts';
import { SimulatedStorage } from './storage.ts';
import { type Tally, tallyOf } from './tally.ts';
import { Verdict } from './verdict.ts';

export type EpisodeOptions = {
  seed: number;
  maxActions: number;
  /** A defect to plant in the room, to show that the checks find it. */
  defect?: Defect | null | undefined;
  /** Called with each event, for the replay of a failure. */
  trace?: (line: string) => void;
};

export type EpisodeResult = { tally: Tally; failure: string | null };

const code = 'SOAKED';
const themeNames = themes.map(({ snapshot }) => snapshot.name);
/** Virtual time after which a room that does nothing is stuck, in ms. */
const stuckAfter = 20 * 60_000;

/** One room from its creation to its end, with clients that play, faults, and a check at the end. */
export class Episode {
  readonly #random: Random;
  readonly #scheduler = new Scheduler();
  readonly #verdict = new Verdict();
  readonly #faults: FaultDice;
  readonly #storage: SimulatedStorage;
  readonly #edge: SimulatedEdge;
  readonly #ledger: Ledger;
  readonly #platform: RoomPlatform;
  readonly #clients: SimulatedClients;
  readonly #maxActions: number;
  readonly #trace: (line: string) => void;
  #actions = 0;
  #isHealing = false;

  constructor({ seed, maxActions, defect = null, trace = () => {} }: EpisodeOptions) {
    const random = new Random(seed);
    this.#random = random;
    this.#maxActions = maxActions;
    const scheduler = this.#scheduler;
    const faults = new FaultDice(random, allFaults);
    this.#faults = faults;
    this.#trace = (line) => trace(`${String(scheduler.now).padStart(8)} ms  ${line}`);
    this.#storage = new SimulatedStorage({
      scheduler,
      random,
      faults,
      defect,
      committed: (keys) => {
        this.#trace(`stored ${keys.join()}`);
        this.#ledger.committed(keys);
      },
      alarmChanged: () => this.#platform.scheduleAlarm(),
    });
    this.#edge = new SimulatedEdge({ scheduler, random, faults });
    this.#ledger = new Ledger(this.#storage.values, this.#verdict);
    this.#platform = new RoomPlatform({
      scheduler,
      random,
      faults,
      storage: this.#storage,
      edge: this.#edge,
      ledger: this.#ledger,
      verdict: this.#verdict,
      trace: this.#trace,
      reduce: recordingReducer((record) => this.#ledger.reduced(record), defect),
    });
    this.#clients = new SimulatedClients({
      code,
      count: random.int(2, limits.capacity.max),
      scheduler,
      random,
      faults,
      platform: this.#platform,
      ledger: this.#ledger,
      verdict: this.#verdict,
      trace: this.#trace,
    });
    // A room draws its own seed. In a replay it must be the same.
    crypto.getRandomValues = (array) => {
      if (array instanceof Int32Array) array.fill(random.int(0, 2 ** 31 - 1));
      return array;
    };
  }

  async run(): Promise<EpisodeResult> {
    await this.#play();
    if (!this.#verdict.failure) await this.#heal();
    if (!this.#verdict.failure)
      checkFinalState({
        clients: this.#clients.all,
        ledger: this.#ledger,
        edge: this.#edge,
        stored: this.#storage.values,
        verdict: this.#verdict,
      });
    if (!this.#verdict.failure) await this.#close();
    const tally = tallyOf({
      actions: this.#actions,
      histories: this.#clients.all.map(({ history }) => history),
      games: this.#ledger.games.size,
      faults: this.#faults.counts,
    });
    return { tally, failure: this.#verdict.failure };
  }

  /** Runs virtual time until `isDone`. Fails if that takes too long. */
  async #until(what: string, isDone: () => boolean): Promise<void> {
    const finished = await this.#scheduler.run(() => this.#verdict.failure !== null || isDone(), stuckAfter);
    this.#verdict.expect(finished, `stuck: waited ${stuckAfter / 60_000} minutes for ${what}`);
  }

  async #play(): Promise<void> {
    this.#clients.request(this.#creation(), () => {
      for (const client of this.#clients.all) this.#clients.enter(client);
    });
    for (const client of this.#clients.all) this.#actLater(client);
    this.#disturb();
    await this.#until('the actions', () => this.#actions >= this.#maxActions || this.#ledger.isClosed);
  }

  #creation(): RoomRequest {
    return { type: 'create', owner: person(1), isPublic: false, capacity: 8, rules: defaultRules };
  }

  /** Lets a client act again and again, in bursts and with pauses. */
  #actLater(client: SiteClient): void {
    const pause = this.#random.chance(0.01) ? this.#random.int(5_000, 60_000) : this.#random.int(0, 900);
    this.#scheduler.later(pause, () => {
      if (this.#isHealing) return;
      this.#act(client);
      this.#actLater(client);
    });
  }

  #act(client: SiteClient): void {
    const { view, status, user } = client;
    if (status === 'away' && this.#random.chance(0.1)) this.#clients.enter(client);
    // A player can act while the client reconnects, as in the site.
    if (!view || !client.canSend || this.#actions >= this.#maxActions) return;
    this.#actions += 1;
    client.send(chooseMove({ view, user, random: this.#random, themes: themeNames }));
  }

  /** Plants the faults that need no event, once per virtual second. */
  #disturb(): void {
    this.#scheduler.later(1_000, () => {
      if (this.#isHealing) return;
      const random = this.#random;
      const faults = this.#faults;
      if (faults.happens('clockJump'))
        this.#platform.jump(random.pick([-8_000, -500, 3_000, 40_000, 300_000]));
      if (faults.happens('edgeOutage')) this.#edge.breakDown(random.int(500, 60_000));
      if (faults.happens('hibernate')) this.#platform.hibernate();
      for (const client of this.#clients.all) {
        const link = this.#clients.links.get(client.user);
        if (faults.happens('cut')) link?.cut();
        if (faults.happens('stall')) link?.stall();
        if (faults.happens('slowUplink')) link?.delayUplink(random.int(5_500, 14_000));
        if (client.status !== 'away' && faults.happens('offline')) {
          client.leavePage();
          this.#scheduler.later(random.int(500, 150_000), () => this.#clients.enter(client));
        }
      }
      this.#disturb();
    });
  }

  /** Ends all faults. Then every client must become current, and the running game must be able to end. */
  async #heal(): Promise<void> {
    this.#isHealing = true;
    this.#faults.stop();
    this.#edge.restore();
    for (const client of this.#clients.all) {
      if (client.link?.isDisturbed) client.reconnect();
      if (client.status === 'away') this.#clients.enter(client);
    }
    this.#help();
    const isRunning = () => !['lobby', 'finished'].includes(this.#ledger.state?.stage.phase ?? 'lobby');
    await this.#until('the end of the game', () => !isRunning());
    await this.#until('acknowledgements', () => this.#clients.all.every(({ waiting }) => waiting === 0));
    await this.#until('the reports to arrive', () => this.#ledger.reportsWaiting === 0);
    // Everything that was sent arrives, and a client that did not read gets a snapshot or, after 15 s, another connection.
    const quietAt = this.#scheduler.now + 20_000;
    await this.#until('the last frames', () => this.#scheduler.now >= quietAt);
  }

  /** Lets players end the running game. */
  #help(): void {
    this.#scheduler.later(400, () => {
      for (const client of this.#clients.all) {
        const { view, user, status } = client;
        if (!view || status !== 'live' || client.waiting > 0) continue;
        const move = chooseUsefulMove({ view, user, random: this.#random, themes: themeNames });
        if (move) client.send(move);
      }
      this.#help();
    });
  }

  /**
   * All players leave, or all close their pages for good, so that only alarms give up their seats. The room must report that
   * and delete its storage, except for parked reports.
   */
  async #close(): Promise<void> {
    const clients = this.#clients.all;
    if (this.#random.chance(0.5)) {
      this.#clients.stopEntering();
      for (const client of clients) if (client.view) client.send({ type: 'leaveLobby' });
    } else {
      // A new process must also wake up in time. It exists when the clients are back.
      if (this.#random.chance(0.5)) this.#platform.crash();
      const backAt = this.#scheduler.now + 1_000;
      const areBack = () => clients.every(({ status }) => status !== 'connecting');
      await this.#until('the connections', () => this.#scheduler.now > backAt && areBack());
      this.#clients.stopEntering();
      for (const client of clients) client.leavePage();
      this.#platform.noticeEnds();
    }
    const isParked = (key: string) => key.startsWith('parked:');
    await this.#until('the room to close', () => [...this.#storage.values.keys()].every(isParked));
    const members = this.#edge.lobby?.members ?? [];
    this.#verdict.expect(members.length === 0, `the database still has ${members.join()} in the lobby`);
  }
}
