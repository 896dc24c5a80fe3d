import { heartbeatFrame, ping } from '@tallyho/game/protocol/heartbeat';
import type { ServerMessage } from '@tallyho/game/protocol/server';
import { HttpClient } from '../../../../testkit/http-client.ts';
import { fetchRoomAddress } from '../../../../testkit/socket-address.ts';
import { ClientHistory } from '../history.ts';
import { type LinkHandlers, SiteClient, type SiteLink } from '../site-client.ts';

const password = 'Secret123';
const requestTimeout = 10_000;

type Options = {
  name: string;
  /** The address of the site, through the proxy. */
  url: string;
  /** The port of the proxy in front of the rooms. */
  roomsPort: number;
};

/** A connection over a real WebSocket. A TCP connection loses and reorders nothing, so that every gap is a fault of the room. */
class SocketLink implements SiteLink {
  readonly isDisturbed = false;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(frame: string | Uint8Array<ArrayBuffer>): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close();
  }

  /** Opens a connection. Rejects if the server does not accept it. */
  static open(url: string, origin: string, { onFrame, onClose }: LinkHandlers): Promise<SocketLink> {
    return new Promise((resolve, reject) => {
      // Node's WebSocket also accepts headers, which the web type does not have.
      const socket = new WebSocket(url, { headers: { origin } } as unknown as string[]);
      const link = new SocketLink(socket);
      socket.addEventListener('open', () => resolve(link));
      socket.addEventListener('message', ({ data }) => {
        const frame = String(data);
        onFrame(frame === ping ? [] : (JSON.parse(frame) as ServerMessage[])); // the type that a room sends
      });
      socket.addEventListener('close', ({ code }) => {
        reject(new Error(`Closed with ${code}`));
        onClose(code);
      });
    });
  }
}

/** An account with one or two tabs. */
export class RealPlayer {
  readonly name: string;
  readonly tabs: SiteClient[] = [];
  /** The user's id; empty before `register`. */
  user = '';
  code = '';
  readonly #options: Options;
  readonly #http: HttpClient;
  #isRejoining = false;

  constructor(options: Options) {
    this.#options = options;
    this.name = options.name;
    this.#http = new HttpClient(options.url, {
      fetch: (to, init) => fetch(to, { ...init, signal: AbortSignal.timeout(requestTimeout) }),
    });
  }

  /** Creates the account. */
  async register(): Promise<void> {
    const username = `Soak-${this.name}-${Date.now().toString(36)}`;
    const { user } = await this.#http.requestJson<{ user: { _id: string } }>('POST', '/api/user/register', {
      username,
      email: `${username.toLowerCase()}@example.com`,
      password,
    });
    this.user = user._id;
    this.#email = `${username.toLowerCase()}@example.com`;
  }
  #email = '';

  /** Opens a lobby and returns its code. */
  async openLobby(): Promise<string> {
    const body = { isPublic: false, maxPlayers: 8 };
    const { code } = await this.#http.requestJson<{ code: string }>('POST', '/api/lobby/createLobby', body);
    this.code = code;
    return code;
  }

  /** Ends the session, which closes the sockets, and begins a new one. */
  async logOutAndIn(): Promise<void> {
    await this.#http.post('/api/user/logout');
    await this.#http.requestJson('POST', '/api/user/login', { emailOrUsername: this.#email, password });
  }

  /** Takes a seat in the lobby and connects one more tab. */
  openTab(): SiteClient {
    const name = `${this.name}${'abc'[this.tabs.length] ?? 'x'}`;
    const client: SiteClient = new SiteClient({
      user: this.user,
      name,
      history: new ClientHistory(this.user),
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

  /** Connects all tabs that are not connected, after taking a seat if there is none. */
  async enter(): Promise<void> {
    if (this.#isRejoining) return;
    this.#isRejoining = true;
    try {
      const response = await this.#http.post(`/api/lobby/joinLobby/${this.code}`, { code: this.code });
      if (response.ok) for (const tab of this.tabs) tab.connect();
    } catch {
      // The API is down. It is called again.
    } finally {
      this.#isRejoining = false;
    }
  }

  async #dial(handlers: LinkHandlers): Promise<SiteLink> {
    const address = await fetchRoomAddress(this.#http, this.code).catch(async (error: unknown) => {
      if (/: 40[34]/.test(String(error))) await this.enter();
      throw error;
    });
    const url = new URL(address);
    url.port = String(this.#options.roomsPort);
    const link = await SocketLink.open(url.href, new URL(this.#options.url).origin, handlers);
    link.send(heartbeatFrame);
    return link;
  }
}
