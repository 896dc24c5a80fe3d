import { HttpClient } from '../../../testkit/http-client.ts';
import { register } from '../../../testkit/register.ts';
import { fetchRoomAddress } from '../../../testkit/socket-address.ts';
import { Player } from '../rooms/player.ts';

const password = 'Kestrel93';
let registered = 0;

/** A registered user who calls the API without a browser. */
export class Account {
  readonly username: string;
  readonly url: string;
  id = '';
  readonly #client: HttpClient;

  private constructor(url: string, username: string) {
    this.url = url;
    this.#client = new HttpClient(url);
    this.username = username;
  }

  static async register(url: string): Promise<Account> {
    registered += 1;
    const account = new Account(url, `bench-${Date.now().toString(36)}-${registered}`);
    const { username } = account;
    const user = await register(account.#client, { username, email: `${username}@example.com`, password });
    account.id = user._id;
    return account;
  }

  get credentials() {
    return { emailOrUsername: this.username, password };
  }

  /** The cookies of the session, for a browser. */
  get cookies(): { name: string; value: string; url: string }[] {
    return [...this.#client.cookies].map(([name, value]) => ({ name, value, url: this.url }));
  }

  /** Calls the API and returns the answer. Throws if the call fails. */
  post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
    return this.#client.requestJson<Answer>('POST', path, body);
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
    const url = await fetchRoomAddress(this.#client, code);
    return new Player(url, new URL(this.url).origin).joined();
  }
}
