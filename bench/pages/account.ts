import { protocolVersion } from '@tallyho/game/protocol/version';
import { Player } from '../rooms/player.ts';

const password = 'Secret123';
let registered = 0;

/** A registered user who calls the API without a browser. */
export class Account {
  readonly username: string;
  readonly url: string;
  id = '';
  #cookie = '';

  private constructor(url: string, username: string) {
    this.url = url;
    this.username = username;
  }

  static async register(url: string): Promise<Account> {
    registered += 1;
    const account = new Account(url, `bench-${Date.now().toString(36)}-${registered}`);
    const { username } = account;
    const answer = await account.post<{ user: { _id: string } }>('/api/user/register', {
      username,
      email: `${username}@example.com`,
      password,
    });
    account.id = answer.user._id;
    return account;
  }

  get credentials() {
    return { emailOrUsername: this.username, password };
  }

  /** The session cookie, for a browser. */
  get cookie(): { name: string; value: string; url: string } {
    const [name = '', value = ''] = this.#cookie.split('=');
    return { name, value, url: this.url };
  }

  /** Calls the API and returns the answer. Throws if the call fails. */
  async post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.url), {
      method: 'POST',
      headers: {
        origin: new URL(this.url).origin,
        'content-type': 'application/json',
        cookie: this.#cookie,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
    return (await response.json()) as Answer; // the caller names the route's answer
  }

  async createLobby(): Promise<string> {
    const { code } = await this.post<{ code: string }>('/api/lobby/createLobby', { maxPlayers: 4 });
    return code;
  }

  async leaveLobby(code: string): Promise<void> {
    await this.post(`/api/lobby/leaveLobby/${code}`);
  }

  async befriend(other: Account): Promise<void> {
    await this.post('/api/user/friends/send-request', { username: other.username });
    await other.post('/api/user/friends/send-request', { username: this.username });
  }

  /** Connects to the room of the account's lobby. */
  async connect(code: string): Promise<Player> {
    const { ticket, url } = await this.post<{ ticket: string; url: string }>('/api/party/ticket', {
      room: code,
    });
    const address = new URL(`/parties/main/${code}`, url);
    address.searchParams.set('ticket', ticket);
    address.searchParams.set('v', String(protocolVersion));
    return Player.join(this.id, address.href, new URL(this.url).origin);
  }
}
