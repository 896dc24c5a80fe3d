import type { Timings } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { UserMessage } from '@tallyho/game/protocol/user-object';
import { userObjectNames } from '@tallyho/game/protocol/user-object-names';
import { afterAll, beforeAll } from 'vitest';
import type { EdgeClient, TicketClaims } from '../../testkit/edge-client.ts';
import type { FakeEdge } from '../../testkit/fake-edge.ts';
import { RoomClient } from '../../testkit/room-client.ts';
import { type Rooms, startRooms } from '../../testkit/rooms.ts';
import { SocketClient } from '../../testkit/socket-client.ts';
import { sampleTheme } from './sample-theme.ts';
import { siteOrigin } from './upgrade.ts';
import { person } from './world.ts';

/** How a client connects; each claim of its ticket can be overridden. */
type Joining = TicketClaims & {
  readonly query?: Readonly<Record<string, string>>;
  /** The port of a proxy in front of the platform. */
  readonly port?: number;
};

/**
 * A real `partykit dev` for the tests of one file, and an edge that receives its reports. Test files run in
 * parallel: each has its own ports from `firstPort` on.
 */
export class RealPlatform {
  #rooms: Rooms | null = null;

  constructor(firstPort: number, timings: Partial<Timings>) {
    beforeAll(async () => {
      const themes = [{ snapshot: sampleTheme('Snacks'), available: 3 }];
      this.#rooms = await startRooms({ port: firstPort, themes, timings: { guessTime: 0, ...timings } });
    });
    afterAll(() => this.#rooms?.stop());
  }

  get #running(): Rooms {
    if (!this.#rooms) throw new Error('The platform has not been started');
    return this.#rooms;
  }

  get port(): number {
    return this.#running.config.ports.party;
  }

  /** The secrets that must not appear in a log. */
  get secrets(): { readonly ticket: string; readonly service: string } {
    return this.#running.config.secrets;
  }

  /** The edge's part: tickets and requests to rooms and users. */
  get client(): EdgeClient {
    return this.#running.client;
  }

  /** The edge that the rooms call. */
  get edge(): FakeEdge {
    return this.#running.edge;
  }

  log(): string {
    return this.#running.log();
  }

  /** Kills everything with SIGKILL and restarts it with the stored data. `meanwhile` runs while it is down. */
  restart(meanwhile?: () => void): Promise<void> {
    return this.#running.restart(meanwhile);
  }

  /** Creates a lobby with these users; the first one leads. */
  async lobby(room: string, users: string[], change: Partial<RoomRules> = {}, capacity = 8): Promise<void> {
    const [owner = 'robin1', ...others] = users;
    const rules = { ...defaultRules, ...change };
    const { client } = this;
    await client.callRoom(room, { type: 'create', owner: person(owner), isPublic: true, capacity, rules });
    for (const user of others) await client.callRoom(room, { type: 'join', person: person(user) });
  }

  /** Opens a socket to a room with any ticket. */
  open(room: string, ticket: string): RoomClient {
    return new RoomClient(this.client.socketUrl('main', room, { ticket }), { origin: siteOrigin });
  }

  /** Opens a player's socket and waits for the snapshot. */
  async join(room: string, { query = {}, port = this.port, ...claims }: Joining): Promise<RoomClient> {
    const ticket = await this.client.ticket(room, claims);
    const url = new URL(this.client.socketUrl('main', room, { ticket, ...query }));
    url.port = String(port);
    return new RoomClient(url.href, { origin: siteOrigin }).joined();
  }

  /** Opens a socket for each of the users. */
  players(room: string, users: string[]): Promise<RoomClient[]> {
    return Promise.all(users.map((sub) => this.join(room, { sub })));
  }

  /** Opens a user socket, which sends a heartbeat each second, and waits for its welcome. */
  async page(
    sub: string,
    { query = {}, ...claims }: Partial<Joining> = {},
  ): Promise<SocketClient<UserMessage>> {
    const ticket = await this.client.userTicket({ sub, ...claims });
    const url = this.client.socketUrl(userObjectNames.party, sub, { ticket, ...query });
    const page = new SocketClient<UserMessage>(url, { origin: siteOrigin, heartbeatEvery: 1_000 });
    await page.until(`${sub} to be welcomed`, () => page.messages[0]?.type === 'welcome');
    return page;
  }
}
