import type { Browser } from '@playwright/test';
import { runningStack } from '../stack/control.ts';
import { type Account, acquireAccount, registerAccount, releaseAccount } from './account.ts';
import { ApiClient } from './api-client.ts';
import { Bot } from './bot.ts';
import { type GameSession, startGame } from './game-session.ts';
import { openLobby, takeSeat } from './lobby.ts';
import { Player } from './player.ts';
import type { ScreenOptions } from './screen.ts';

interface LobbyOptions {
  readonly isPublic?: boolean;
  readonly capacity?: number;
}

/** Makes the people of one test, and sends them home after it. */
export class Actors {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #players: Player[] = [];
  readonly #bots: Bot[] = [];
  readonly #borrowed: Account[] = [];

  constructor(browser: Browser, url = runningStack().url) {
    this.#browser = browser;
    this.#url = url;
  }

  /** A caller of the API whom nobody knows. */
  apiClient(): ApiClient {
    return new ApiClient(this.#url);
  }

  /** Somebody with an account. `fresh`: nobody has played with it before, and nobody will after. `username`: fresh, too. */
  async account({ fresh = false, username }: { fresh?: boolean; username?: string } = {}): Promise<Account> {
    if (fresh || username !== undefined) return registerAccount(this.#url, username);
    const account = await acquireAccount(this.#url);
    this.#borrowed.push(account);
    return account;
  }

  /** A browser in which nobody is logged in. */
  async guest(options: ScreenOptions = {}): Promise<Player> {
    const player = await Player.open(this.#browser, this.#url, options);
    this.#players.push(player);
    return player;
  }

  /** A browser in which somebody is logged in. */
  async player({ account, ...options }: ScreenOptions & { account?: Account } = {}): Promise<Player> {
    const player = await this.guest(options);
    await player.logInAs(account ?? (await this.account()));
    return player;
  }

  /** Opens a lobby and seats everybody, the first as its leader; gives the code. Browsers are left where they are. */
  async createLobby(accounts: readonly Account[], options?: LobbyOptions): Promise<string> {
    const [leader, ...others] = accounts;
    if (!leader) throw new Error('Nobody to seat');
    const code = await openLobby(leader, options);
    // One after the other: the join order is part of the rules.
    for (const account of others) await takeSeat(account, code);
    return code;
  }

  /** Opens a lobby and brings everybody's page to it, the first as its leader; gives the code. */
  async openLobbyPages([leader, ...others]: readonly Player[], options?: LobbyOptions): Promise<string> {
    if (!leader) throw new Error('Nobody to gather');
    const code = await this.createLobby([leader.account], options);
    await leader.openLobbyPage();
    const sitting: Promise<void>[] = [];
    for (const player of others) {
      await takeSeat(player.account, code);
      sitting.push(player.openLobbyPage());
      // Not all pages at once: a small machine would be too slow for any of them.
      if (sitting.length % 2 === 0) await Promise.all(sitting);
    }
    await Promise.all(sitting);
    return code;
  }

  /** A seated account's bot. */
  async bot(account: Account, code: string): Promise<Bot> {
    const bot = await Bot.connect(account, code);
    this.#bots.push(bot);
    return bot;
  }

  /** A lobby of bots, the first of them its leader, with `players` seated after them. */
  async createBotLobby(
    bots: number,
    players: readonly Account[],
    options?: LobbyOptions,
  ): Promise<{ code: string; bots: Bot[] }> {
    const accounts = await Promise.all(Array.from({ length: bots }, () => this.account()));
    const code = await this.createLobby([...accounts, ...players], options);
    return { code, bots: await Promise.all(accounts.map((account) => this.bot(account, code))) };
  }

  /** As `gather`, up to where the first of them chooses a theme. */
  async startGame(players: readonly Player[], options?: LobbyOptions): Promise<string> {
    const code = await this.openLobbyPages(players, options);
    await players[0]?.start();
    await Promise.all(players.map((player) => player.ready()));
    return code;
  }

  /** Two bots and a page in a lobby; with `theme`, in its first round. */
  async createGameSession({
    theme,
    ...options
  }: ScreenOptions & { theme?: string } = {}): Promise<GameSession> {
    const account = await this.account();
    const { code, bots } = await this.createBotLobby(2, [account]);
    const [leader, other] = bots;
    if (!leader || !other) throw new Error('No bots');
    const player = await this.player({ ...options, account });
    await player.openLobbyPage();
    const table = { code, leader, other, player };
    if (theme !== undefined) {
      await startGame(table);
      await leader.choose(theme);
    }
    return table;
  }

  /** What pages complained of, by player. */
  pageErrors(): string[] {
    return this.#players.flatMap(({ name, recording }) => recording.errors.map((text) => `${name}: ${text}`));
  }

  async teardown(): Promise<void> {
    for (const bot of this.#bots) bot.disconnect();
    await Promise.all(this.#players.map((player) => player.close()));
    await Promise.all(this.#borrowed.map((account) => releaseAccount(account)));
  }
}
