import { heartbeatFrame } from '@tallyho/game/protocol/heartbeat';
import { ClientHistory } from '../../party/test/soak/history.ts';
import { type LinkHandlers, SiteClient, type SiteLink } from '../../party/test/soak/site-client.ts';
import { HttpClient } from '../../testkit/http-client.ts';
import { register } from '../../testkit/register.ts';
import { fetchRoomAddress } from '../../testkit/socket-address.ts';
import { FaultProxy } from './fault-proxy.ts';
import { SocketLink } from './socket-link.ts';
import { sleep } from './wait.ts';

const password = 'Kestrel93';
const requestTimeout = 10_000;
/** How long a room may accept commands after the user's session has ended, in ms. Covers the restart of a stopped room. */
const endedWithin = 20_000;

type Options = {
  name: string;
  /** The address of the site, through the proxy. */
  url: string;
  /** The proxy before the rooms that only this player uses. */
  proxy: FaultProxy;
  fail: (problem: string) => void;
};

/** An account with one or two tabs. */
export class RealPlayer {
  readonly name: string;
  /** The proxy before the rooms that only this player uses. */
  readonly proxy: FaultProxy;
  /** The tabs in the current lobby. */
  tabs: SiteClient[] = [];
  /** The user's id; empty before `register`. */
  user = '';
  code = '';
  /** The player does nothing until a fault has ended. */
  isPaused = false;
  /** The lobby does not let the player in again. */
  isKicked = false;
  /** The last request for a seat was refused because the room does not exist. */
  isRoomGone = false;
  readonly #options: Options;
  readonly #http: HttpClient;
  #email = '';
  #isRejoining = false;
  #openedTabs = 0;
  /** The difference of the device's clock to the right time, in ms. */
  clockSkew = 0;

  private constructor(options: Options) {
    this.#options = options;
    this.name = options.name;
    this.proxy = options.proxy;
    this.#http = new HttpClient(options.url, {
      fetch: (to, init) => fetch(to, { ...init, signal: AbortSignal.timeout(requestTimeout) }),
    });
  }

  /** Creates the account. `roomsPort`: where the rooms listen. */
  static async register({
    roomsPort,
    ...options
  }: Omit<Options, 'proxy'> & { roomsPort: number }): Promise<RealPlayer> {
    const player = new RealPlayer({ ...options, proxy: await FaultProxy.before(roomsPort) });
    const username = `Soak-${player.name}-${Date.now().toString(36)}`;
    player.#email = `${username.toLowerCase()}@example.com`;
    const account = { username, email: player.#email, password };
    player.user = (await register(player.#http, account))._id;
    return player;
  }

  /** Opens a lobby and returns its code. Rejects if the API is down. */
  async openLobby(): Promise<string> {
    const response = await this.#leaveAndPost('/api/lobby/createLobby', { isPublic: false, maxPlayers: 8 });
    if (!response.ok) throw new Error(`The lobby was not opened: ${response.status}`);
    const { code } = (await response.json()) as { code: string }; // the route's answer
    return code;
  }

  /** Posts a request for a seat. If the user has a seat elsewhere, after a lost response for example, leaves it with a second request. */
  async #leaveAndPost(path: string, body: object): Promise<Response> {
    const response = await this.#http.post(path, body);
    if (response.status !== 409) return response;
    const { error, code } = (await response.clone().json()) as { error: string; code?: string }; // the API's errors
    return error === 'alreadyInLobby' ? this.#http.post(path, { ...body, leave: code }) : response;
  }

  get isLive(): boolean {
    return this.tabs.some(({ status }) => status === 'live');
  }

  /** True if no tab is connected or can connect: the pages were closed, or the user has no seat. */
  get isOut(): boolean {
    return this.tabs.every(({ status, history }) => status === 'away' || isRefusal(history.connectError));
  }

  /** Ends the session, which closes the sockets, and begins a new one. Returns false if the API does not confirm the end. */
  async logOutAndIn(): Promise<boolean> {
    const links = this.openLinks;
    const response = await this.#http.post('/api/user/logout').catch(() => null);
    if (response?.ok) this.expectEndOf(links, 'a logout');
    // The session may have ended although the response was lost.
    const credentials = { emailOrUsername: this.#email, password };
    while (!(await this.#http.post('/api/user/login', credentials).catch(() => null))?.ok) await sleep(1_000);
    return response?.ok ?? false;
  }

  get openLinks(): SocketLink[] {
    return this.tabs.flatMap(({ link }) => (link instanceof SocketLink && link.isOpen ? [link] : []));
  }

  /** Reports a problem if these connections still accept commands some time after `cause`. */
  expectEndOf(links: readonly SocketLink[], cause: string): void {
    for (const link of links)
      link.mustEndBy(Date.now() + endedWithin, () =>
        this.#options.fail(`${this.name} can still act ${endedWithin / 1_000} s after ${cause}`),
      );
  }

  /** Adds a tab, not connected yet. */
  openTab(): SiteClient {
    this.#openedTabs += 1;
    const client: SiteClient = new SiteClient({
      user: this.user,
      name: `${this.name}-${this.#openedTabs}`,
      history: new ClientHistory(this.user),
      now: () => Date.now() + this.clockSkew,
      later: (ms, job) => {
        const timer = setTimeout(job, ms);
        return () => clearTimeout(timer);
      },
      // Like the site's, so that all players together stay below the API's limit of requests.
      reconnectDelay: (failures) => (500 + Math.random() * 700) * Math.min(8, 1.6 ** failures),
      dial: (handlers) => this.#dial(handlers),
    });
    this.tabs.push(client);
    return client;
  }

  /** Closes all tabs and returns what they have sent and received. */
  closeTabs(): ClientHistory[] {
    const { tabs } = this;
    for (const tab of tabs) tab.leavePage();
    this.tabs = [];
    return tabs.map(({ history }) => history);
  }

  /** Requests a seat in the lobby. Returns true if the player has one; false if the API is down or refuses. */
  async takeSeat(): Promise<boolean> {
    const { code } = this;
    const response = await this.#leaveAndPost(`/api/lobby/joinLobby/${code}`, { code }).catch(() => null);
    if (code === this.code) this.isRoomGone = response?.status === 404;
    return response?.ok ?? false;
  }

  /** Connects all tabs that are not connected, after taking a seat if there is none. */
  async enter(): Promise<void> {
    if (this.#isRejoining) return;
    this.#isRejoining = true;
    const { code } = this;
    if ((await this.takeSeat()) && code === this.code) for (const tab of this.tabs) tab.connect();
    this.#isRejoining = false;
  }

  /** Opens one more connection to the room that sends nothing and ignores what it receives. Rejects if that is not possible. */
  async openSilentLink(proxy: FaultProxy, onClose: (code: number) => void): Promise<SocketLink> {
    return this.#open(proxy, { onFrame: () => {}, onPing: () => {}, onClose });
  }

  async #dial(handlers: LinkHandlers): Promise<SiteLink> {
    const link = await this.#open(this.proxy, handlers).catch(async (error: unknown) => {
      if (isRefusal(String(error)) && !this.isPaused && !this.isKicked) await this.enter();
      throw error;
    });
    link.send(heartbeatFrame);
    return link;
  }

  async #open(proxy: FaultProxy, handlers: LinkHandlers): Promise<SocketLink> {
    const url = new URL(await fetchRoomAddress(this.#http, this.code));
    url.port = String(proxy.port);
    return SocketLink.open(url.href, new URL(this.#options.url).origin, handlers);
  }
}

/** Returns true if the API has refused a ticket, because the user has no seat or is suspended. */
const isRefusal = (error: string): boolean => /: 40[34]/.test(error);
