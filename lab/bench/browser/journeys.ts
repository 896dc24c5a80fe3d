import type { Browser, BrowserContext, Page } from '@playwright/test';
import { allSee } from '../rooms/play.ts';
import type { Player } from '../rooms/player.ts';
import type { Account } from './account.ts';
import { addProbe, type LandmarkName, timeLoad, timePress } from './probe.ts';

/** The phone on which the product's waits are measured. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

interface Visit {
  readonly browser: Browser;
  /** Whose session the browser has; null for a visitor. */
  readonly account: Account | null;
}

/** Opens a browser context with an empty cache. Every page in it waits for `landmark` from its start. */
export const openContext = async (
  { browser, account }: Visit,
  url: string,
  landmark: LandmarkName,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...phone, baseURL: url });
  if (account) await context.addCookies(account.cookies);
  await addProbe(context, landmark);
  return context;
};

/** Opens the home page and waits until it has nothing more to load, as before a press by a person. */
const openHome = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  return page;
};

export interface Host {
  readonly account: Account;
  readonly code: string;
  readonly player: Player;
}

/** Opens a lobby that this account leads. */
export const openHost = async (account: Account): Promise<Host> => {
  const code = await account.createLobby();
  return { account, code, player: await account.connect(code) };
};

type Friend = Visit & { readonly account: Account };

/** From the press of Join Lobby on the home page to the lobby. */
export const joinByCode = async (friend: Friend, { code, account }: Host): Promise<number> => {
  const context = await openContext(friend, account.url, 'home');
  const page = await openHome(context);
  await page.getByRole('button', { name: 'Join a Lobby', exact: true }).tap();
  await page.getByLabel('Lobby code').pressSequentially(code, { delay: 60 });
  const button = page.getByRole('button', { name: 'Join Lobby', exact: true });
  const time = await timePress(page, 'lobby', () => button.tap());
  await friend.account.leaveLobby(code);
  await context.close();
  return time;
};

/** From the press of Join on a friend's invitation to the lobby. */
export const joinByInvitation = async (friend: Friend, { account, code }: Host): Promise<number> => {
  const context = await openContext(friend, account.url, 'home');
  const page = await openHome(context);
  await account.post('/api/user/friends/invite', { friendId: friend.account.id });
  const button = page.getByRole('button', { name: `Join ${account.username}'s lobby` });
  await button.waitFor();
  const time = await timePress(page, 'lobby', () => button.tap());
  await friend.account.leaveLobby(code);
  await context.close();
  return time;
};

/** From the opening of an invite link, by an account whose browser has visited the site before, to the lobby. */
export const joinByLink = async (friend: Friend, { account, code }: Host): Promise<number> => {
  const context = await openContext(friend, account.url, 'lobby');
  const page = await openHome(context);
  const time = await timeLoad(page, () => page.goto(`/join/${code}`, { waitUntil: 'commit' }));
  await friend.account.leaveLobby(code);
  await context.close();
  return time;
};

/** From the press of Login on the form to the account's page. */
export const logIn = async (browser: Browser, account: Account): Promise<number> => {
  const context = await openContext({ browser, account: null }, account.url, 'home');
  const page = await context.newPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  const { emailOrUsername, password } = account.credentials;
  await page.getByLabel('Username or email').fill(emailOrUsername);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const button = page
    .getByRole('form', { name: 'Log in' })
    .getByRole('button', { name: 'Log in', exact: true });
  const time = await timePress(page, 'account', () => button.tap());
  await context.close();
  return time;
};

/** The themes that are played, one after the other. Each has three rounds: a tier list, a slider and a choice. */
const themes = ['Animal instincts', 'Flags of the world'];

export interface RoundTimes {
  /** From the reload of the page to the round with the stored draft. */
  readonly reload: number;
  /** From the press that locks the answer until the room has confirmed it. */
  readonly lock: number;
  /** From the press that sends the answer until the room has confirmed it. */
  readonly send: number;
}

/** Two players in a running game: the host without a browser, the friend with one. */
export class Game {
  readonly #host: Player;
  /** The friend's second connection. It stores drafts, so that no taps on a board are measured. */
  readonly #friend: Player;
  readonly #page: Page;
  readonly #context: BrowserContext;
  #themes = 0;

  private constructor(host: Player, friend: Player, context: BrowserContext, page: Page) {
    this.#host = host;
    this.#friend = friend;
    this.#context = context;
    this.#page = page;
  }

  static async start(visit: Friend, { player: host, code, account }: Host): Promise<Game> {
    await visit.account.post(`/api/lobby/joinLobby/${code}`);
    const friend = await visit.account.connect(code);
    const context = await openContext(visit, account.url, 'round');
    const page = await openHome(context);
    const players = [host, friend];
    await host.until('all seats', () => host.view?.seats.length === players.length);
    await host.sendOrThrow({ type: 'startGame' });
    await allSee(players, 'readyCheck');
    await page.waitForURL('**/game');
    for (const player of players)
      await player.sendOrThrow({ type: 'confirmReadiness', gameId: player.gameId });
    return new Game(host, friend, context, page);
  }

  /** Plays one round and measures the friend's waits in it. */
  async playRound(): Promise<RoundTimes> {
    const players = [this.#host, this.#friend];
    const isAtNext = ({ phase }: Player) => phase === 'choosing' || phase === 'playing';
    await Promise.all(players.map((player) => player.until('the next round', () => isAtNext(player))));
    if (this.#host.phase === 'choosing') {
      const theme = themes[this.#themes % themes.length] ?? '';
      this.#themes += 1;
      await this.#host.sendOrThrow({ type: 'themeChosen', gameId: this.#host.gameId, theme });
      await allSee(players, 'playing');
    }
    await this.#friend.sendOrThrow({
      type: 'saveDraft',
      ...this.#friend.roundKey,
      gameData: this.#friend.sampleAnswer(),
    });
    const page = this.#page;
    const reload = await timeLoad(page, () => page.reload({ waitUntil: 'commit' }));
    const confirm = page.getByRole('button', { name: /^(Send )?Confirm$/ });
    const lock = await timePress(page, 'locked', () => confirm.tap());
    const send = await timePress(page, 'sent', () => confirm.tap());
    const key = this.#host.roundKey;
    await this.#host.sendAnswer();
    await allSee(players, 'results');
    await this.#host.sendOrThrow({ type: 'nextRound', ...key });
    return { reload, lock, send };
  }

  async end(): Promise<void> {
    await this.#context.close();
    this.#friend.socket.terminate();
    this.#host.socket.terminate();
  }
}

/** From the press of Send in the lobby's chat until another player's client has the message. */
export const sendChat = async (friend: Friend, { account, code, player }: Host): Promise<number> => {
  await friend.account.post(`/api/lobby/joinLobby/${code}`);
  const context = await openContext(friend, account.url, 'lobby');
  const page = await openHome(context);
  const text = 'Hello';
  const hasText = () => player.model.chat.at(-1)?.text === text;
  const received = player.until('the message', hasText).then(() => Date.now());
  // On a phone the chat is behind a button.
  await page.getByRole('button', { name: /^Open chat/ }).tap();
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  const pressedAt = await page.evaluate(() => performance.timeOrigin + window.probe.pressedAt);
  const time = (await received) - pressedAt;
  await friend.account.leaveLobby(code);
  await context.close();
  return time;
};
