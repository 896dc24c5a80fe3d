import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultRules, type RoomRules } from '@tallyho/game/model/room-rules';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { afterAll, beforeAll } from 'vitest';
import { callRoom } from './edge-client.ts';
import { startFakeEdge } from './fake-edge.ts';
import { freePort, type PartyProcess, startParty } from './harness.ts';
import { RealPlayer } from './real-player.ts';
import { sampleTheme } from './sample-theme.ts';
import { person } from './world.ts';

type Edge = Awaited<ReturnType<typeof startFakeEdge>>;

/**
 * A real `partykit dev` for the tests of one file, and an edge that receives its reports. Test files run in
 * parallel: each has its own ten ports from `firstPort` on.
 */
export class RealPlatform {
  readonly #timings: Record<string, number>;
  readonly #persist = mkdtempSync(join(tmpdir(), 'tallyho-party-'));
  #running: { edge: Edge; party: PartyProcess } | null = null;

  constructor(firstPort: number, timings: Record<string, number>) {
    this.#timings = timings;
    beforeAll(async () => {
      const themes = new Map<string, ChosenTheme>([
        ['Snacks', { snapshot: sampleTheme('Snacks'), available: 3 }],
      ]);
      const edge = await startFakeEdge(themes, firstPort + 5);
      this.#running = { edge, party: await this.#start(await freePort(firstPort), edge.port) };
    });
    afterAll(async () => {
      await this.#running?.party.kill();
      this.#running?.edge.close();
      rmSync(this.#persist, { recursive: true, force: true });
    });
  }

  #start(port: number, edgePort: number): Promise<PartyProcess> {
    return startParty({ port, persist: this.#persist, edgePort, timings: this.#timings });
  }

  get #up() {
    if (!this.#running) throw new Error('The platform has not been started');
    return this.#running;
  }

  get port(): number {
    return this.#up.party.port;
  }

  /** The output of the running platform, including the log of the Worker. */
  get output(): string {
    return this.#up.party.output();
  }

  get edge(): Edge {
    return this.#up.edge;
  }

  /**
   * Kills everything with SIGKILL and restarts it with the stored data. `meanwhile` runs while it is down.
   */
  async restart(meanwhile: () => void = () => {}): Promise<void> {
    const { edge, party } = this.#up;
    await party.kill();
    meanwhile();
    this.#running = { edge, party: await this.#start(party.port, edge.port) };
  }

  /** Creates a lobby with these users; the first one leads. */
  async lobby(room: string, users: string[], change: Partial<RoomRules> = {}, capacity = 8): Promise<void> {
    const [owner = 'robin1', ...others] = users;
    const rules = { ...defaultRules, ...change };
    const { port } = this;
    await callRoom(port, room, { type: 'create', owner: person(owner), isPublic: true, capacity, rules });
    for (const user of others) await callRoom(port, room, { type: 'join', person: person(user) });
  }

  /** Opens a socket for each of the users. */
  players(room: string, users: string[]): Promise<RealPlayer[]> {
    return Promise.all(users.map((sub) => RealPlayer.join(this.port, { room, sub })));
  }
}
