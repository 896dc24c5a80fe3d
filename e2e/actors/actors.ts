import type { Browser } from '@playwright/test';
import { HttpClient } from '../../testkit/http-client.ts';
import { runningStack } from '../stack/control.ts';
import { type Account, acquireAccount, registerAccount, releaseAccount } from './account.ts';
import { Bot } from './bot.ts';
import { type GameSession, startGame } from './game-session.ts';
import { joinLobby, openLobby } from './lobby.ts';
import { Player } from './player.ts';
import type { ScreenOptions } from './screen.ts';

interface LobbyOptions {
  readonly isPublic?: boolean;
  readonly capacity?: number;
}

/** Creates the accounts, browsers and bots of one test, and releases them after it. */
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

  /** An API client without a session. */
  apiClient(): HttpClient {
    return new HttpClient(this.#url);
  }

  /** An account. `fresh` or `username`: a new account that no other test uses. */
  async account({ fresh = false, username }: { fresh?: boolean; username?: string } = {}): Promise<Account> {
    if (fresh || username !== undefined) return registerAccount(this.#url, username);
    const account = await acquireAccount(this.#url);
    this.#borrowed.push(account);
    return account;
  }

  /** A browser without a session. */
  async visitor(options: ScreenOptions = {}): Promise<Player> {
    const player = await Player.open(this.#browser, this.#url, options);
    this.#players.push(player);
    return player;
  }

  /** A browser with the session of `account`, or of any account. */
  async player({ account, ...options }: ScreenOptions & { account?: Account } = {}): Promise<Player> {
    const player = await this.visitor(options);
    await player.logInAs(account ?? (await this.account()));
    return player;
  }

  /** Creates a lobby in which all accounts have a seat and returns its code. The first account is the leader. Opens no pages. */
  async createLobby(accounts: readonly Account[], options?: LobbyOptions): Promise<string> {
    const [leader, ...others] = accounts;
    if (!leader) throw new Error('A lobby needs at least one account');
    const code = await openLobby(leader, options);
    // Sequential: the join order is part of the rules.
    for (const account of others) await joinLobby(account, code);
    return code;
  }

  /** Creates a lobby, opens it in all browsers, and returns its code. The first player is the leader. */
  async openLobbyPages([leader, ...others]: readonly Player[], options?: LobbyOptions): Promise<string> {
    if (!leader) throw new Error('A lobby needs at least one player');
    const code = await this.createLobby([leader.account], options);
    await leader.openLobbyPage();
    const opening: Promise<void>[] = [];
    for (const player of others) {
      await joinLobby(player.account, code);
      opening.push(player.openLobbyPage());
      // Two pages at a time: more would be too slow on a small machine.
      if (opening.length % 2 === 0) await Promise.all(opening);
    }
    await Promise.all(opening);
    return code;
  }

  /** Connects a bot for an account that has a seat. */
  async bot(account: Account, code: string): Promise<Bot> {
    const bot = await Bot.connect(account, code);
    this.#bots.push(bot);
    return bot;
  }

  /** Creates a lobby with bots and the accounts `players`. The first bot is the leader. */
  async createBotLobby(
    bots: number,
    players: readonly Account[],
    options?: LobbyOptions,
  ): Promise<{ code: string; bots: Bot[] }> {
    const accounts = await Promise.all(Array.from({ length: bots }, () => this.account()));
    const code = await this.createLobby([...accounts, ...players], options);
    return { code, bots: await Promise.all(accounts.map((account) => this.bot(account, code))) };
  }

  /** Like `openLobbyPages`, and starts the game until the leader can choose a theme. */
  async startGame(players: readonly Player[], options?: LobbyOptions): Promise<string> {
    const code = await this.openLobbyPages(players, options);
    await players[0]?.start();
    await Promise.all(players.map((player) => player.ready()));
    return code;
  }

  /** Creates a lobby with two bots and a page; with `theme`, in the first round of that theme. */
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

  /** Unexpected errors of all pages, with the player's name. */
  pageErrors(): string[] {
    return this.#players.flatMap(({ name, recording }) => recording.errors.map((text) => `${name}: ${text}`));
  }

  async teardown(): Promise<void> {
    for (const bot of this.#bots) bot.disconnect();
    await Promise.all(this.#players.map((player) => player.close()));
    await Promise.all(this.#borrowed.map((account) => releaseAccount(account)));
  }
}
