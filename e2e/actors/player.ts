import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import { type Account, newIdentity, password } from './account.ts';
import { expectBoard, playMiniGame, type RatingStrategy } from './mini-games.ts';
import { openContext, Screen, type ScreenOptions } from './screen.ts';

const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** A player in a browser tab. Finds all elements by their roles and texts. */
export class Player extends Screen {
  #account: Account | null = null;
  #username = 'a visitor';

  static async open(browser: Browser, url: string, options: ScreenOptions): Promise<Player> {
    const { context, kind } = await openContext(browser, url, options);
    return new Player(await context.newPage(), kind);
  }

  /** A player for a page that is already open, for example of the desktop app. */
  static forPage(page: Page): Player {
    return new Player(page, 'mouse');
  }

  get name(): string {
    return this.#username;
  }

  /** The account that `logInAs` used. Throws for a player who used a form. */
  get account(): Account {
    if (!this.#account) throw new Error(`${this.#username} has no account outside the browser`);
    return this.#account;
  }

  /** Logs in without the form: copies the account's session cookie into this browser. */
  async logInAs(account: Account): Promise<void> {
    const { cookies, url } = account.client;
    await this.context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    this.#account = account;
    this.#username = account.username;
  }

  /** Opens another tab of the same browser. */
  async openSecondTab(): Promise<Player> {
    const tab = new Player(await this.context.newPage(), this.inputKind);
    tab.#account = this.#account;
    tab.#username = this.#username;
    return tab;
  }

  /** Fills in and submits the registration form of the current page. */
  async register(): Promise<void> {
    const { username, email } = newIdentity();
    await this.type(this.field('Username'), username);
    await this.type(this.field('Email'), email);
    await this.type(this.page.getByLabel('Password', { exact: true }), password);
    // A browser logs the API's question for a proof of work, which it asks after five accounts of this machine, as a failed request.
    this.recording.allowErrors(/status of 403 .*\/api\/user\/register/);
    await this.press(this.button('Create account'));
    await expect(this.page.getByRole('form', { name: 'Register' })).toBeHidden();
    this.#username = username;
  }

  async logIn(username: string): Promise<void> {
    await this.type(this.field('Username or email'), username);
    await this.type(this.page.getByLabel('Password', { exact: true }), password);
    await this.press(
      this.page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in', exact: true }),
    );
    await expect(this.page.getByRole('form', { name: 'Log in' })).toBeHidden();
    this.#username = username;
  }

  /** Opens the page and waits for the lobby. A seat without a connection is removed after a while. */
  async openLobbyPage(): Promise<void> {
    await this.page.goto('/');
    await expect(this.heading(/^(Your Lobby|In Another Lobby)$/)).toBeVisible();
  }

  async createLobby({ isPublic = false } = {}): Promise<void> {
    if (isPublic) await this.page.getByRole('radio', { name: 'Public' }).check({ force: true });
    await this.press(this.button('Start a game Create Web Server'));
    await expect(this.heading('Your Lobby')).toBeVisible();
  }

  /** Reveals the code and returns it. */
  async readCode(): Promise<string> {
    await this.press(this.button('Show code'));
    const code = await this.page.getByRole('status', { name: /^Lobby code/ }).textContent();
    return code?.trim() ?? '';
  }

  /** Types a code and presses Join Lobby. The caller checks the result. */
  async enterCode(code: string): Promise<void> {
    const field = this.field('Lobby code');
    if (!(await field.isVisible())) await this.press(this.button('Join a Lobby'));
    await this.type(field, code);
    await this.press(this.button('Join Lobby'));
  }

  async joinByCode(code: string): Promise<void> {
    await this.enterCode(code);
    await expect(this.heading('In Another Lobby')).toBeVisible();
  }

  async joinByLink(code: string): Promise<void> {
    await this.page.goto(`/join/${code}`);
  }

  /** Takes a seat with the form of an invite link. */
  async playAsGuest(): Promise<void> {
    await this.press(this.button('Play as guest'));
    await expect(this.heading('In Another Lobby')).toBeVisible();
  }

  async start(): Promise<void> {
    await this.press(this.button('START'));
  }

  async ready(): Promise<void> {
    await expect(this.heading('Confirm to start the game')).toBeVisible();
    await this.press(this.button('Ready'));
    await expect(this.button('Ready')).toBeHidden();
  }

  get choosingNotice(): Locator {
    return this.page.getByText('Leader is choosing...');
  }

  /** Chooses a theme of any kind: catalogue, lobby theme, or custom theme. */
  async chooseTheme(name: string): Promise<void> {
    await this.press(
      this.page.getByRole('list', { name: /^Themes( |$)/ }).getByRole('button', { name: startingWith(name) }),
    );
    await this.press(this.button('Use This Theme'));
    await expect(this.button('Use This Theme')).toBeHidden();
  }

  /** Waits for the board of the round and returns its mini-game. */
  async waitForBoard(): Promise<MiniGameType> {
    const game = await this.#game();
    await expectBoard(this.page, game);
    return game;
  }

  /** Rates everything on the board and returns the mini-game. */
  async playRound(taste: RatingStrategy = (index, options) => index % options): Promise<MiniGameType> {
    const game = await this.#game();
    await playMiniGame(game, { page: this.page, kind: this.inputKind, input: this.input, strategy: taste });
    return game;
  }

  /** The mini-game of the current round, from the frames that the page received. */
  async #game(): Promise<MiniGameType> {
    const stage = () => this.recording.room?.stage;
    await expect.poll(() => stage()?.phase, { intervals: [50] }).toBe('playing');
    const playing = stage();
    if (playing?.phase !== 'playing') throw new Error('The round has ended');
    return playing.board.type;
  }

  get lockedNotice(): Locator {
    return this.page.locator('strong').getByText(/^(Not sent yet\.|Sends in \d s)$/);
  }

  get waitingNotice(): Locator {
    return this.page.getByText('Waiting for other players...');
  }

  get roundOver(): Locator {
    return this.page.getByText('Round Over', { exact: true });
  }

  get gameOver(): Locator {
    return this.heading('Game Over');
  }

  /** Locks the answer. */
  async confirm(): Promise<void> {
    await this.press(this.button('Confirm'));
    await expect(this.lockedNotice).toBeVisible();
  }

  /** Sends the locked answer, unless its time was over before. */
  async send(): Promise<void> {
    const send = this.button('Send Confirm');
    const isSent = this.waitingNotice.or(this.roundOver);
    await expect(send.or(isSent).first()).toBeVisible();
    if (await send.isVisible()) await this.press(send);
    await expect(isSent).toBeVisible();
  }

  /** Locks and sends the answer to a step, after which the page shows the others' progress or the next step. */
  async sendStep(): Promise<void> {
    await this.confirm();
    await this.press(this.button('Send Confirm'));
    await expect(this.lockedNotice).toBeHidden();
  }

  async goBack(): Promise<void> {
    await this.press(this.button('Change answer (Go back)'));
    await expect(this.lockedNotice).toBeHidden();
  }

  /** Rates, locks and sends an answer. */
  async answer(taste?: RatingStrategy): Promise<void> {
    await this.playRound(taste);
    await this.confirm();
    await this.send();
  }

  /** How far the show is, in words; null if it has ended. */
  readonly #shown = (): Promise<string | null> =>
    this.page
      .getByRole('progressbar', { name: 'Results shown' })
      .evaluateAll(([bar]) => bar?.ariaValueText ?? null);

  /** Skips the show as the leader, unless it has already ended. */
  async skipShow(): Promise<void> {
    await expect(this.roundOver).toBeVisible();
    // While an award has the stage, the button skips that award alone.
    const skip = this.page.getByRole('button', { name: /^Skip( this award)?$/ });
    for (;;) {
      const shown = await this.#shown();
      if (shown === null) return;
      // The show may end between the check and the press. Then the button is gone.
      if (await skip.isVisible()) await skip.click({ timeout: 2_000 }).catch(() => expect(skip).toBeHidden());
      await expect.poll(this.#shown).not.toBe(shown);
    }
  }

  /** Waits until the show has ended. */
  async waitForShowEnd(): Promise<void> {
    await expect(this.roundOver).toBeVisible();
    await expect.poll(this.#shown).toBeNull();
  }

  /** Chooses an action from the menu of a player's seat. */
  async chooseSeatAction(username: string, does: string): Promise<void> {
    const seat = this.page
      .getByRole('list', { name: 'Players', exact: true })
      .getByRole('listitem')
      .filter({ hasText: username });
    await this.press(seat.getByRole('button').first());
    await this.press(this.page.getByRole('menuitem', { name: does, exact: true }));
  }

  /** Removes a player permanently. */
  async kick(username: string): Promise<void> {
    await this.chooseSeatAction(username, `Kick ${username}`);
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: 'Kick', exact: true }));
  }

  /** Makes another player the leader. */
  async makeLeader(username: string): Promise<void> {
    await this.chooseSeatAction(username, `Make ${username} leader`);
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: 'Make leader' }));
  }

  async nextRound(): Promise<void> {
    await this.skipShow();
    await this.press(this.button('Continue'));
    await expect(this.roundOver).toBeHidden();
  }

  async endGame(): Promise<void> {
    // While a theme is chosen it is below the list, otherwise in the header's menu.
    if (!(await this.button('End Game').isVisible())) await this.openGameMenu();
    await this.press(this.button('End Game'));
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: 'End it' }));
    await expect(this.gameOver).toBeVisible();
  }

  /** Returns to the lobby: the first player opens it, the others join. */
  async playAgain(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^(Play again|Join)$/ }));
    await expect(this.heading(/^(Your Lobby|In Another Lobby)$/)).toBeVisible();
  }

  /** Opens the menu in the header of a game, which on small windows has more than the settings. */
  async openGameMenu(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^(Settings|Menu)$/ }));
  }

  /** Presses Leave Game, which is in the menu on small windows. */
  async pressLeaveGame(): Promise<void> {
    if (!(await this.button('Leave Game').isVisible())) await this.openGameMenu();
    await this.press(this.button('Leave Game'));
  }

  /** Leaves the lobby or the game. */
  async leave(): Promise<void> {
    const confirm = this.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true });
    if (await this.button('Leave Lobby').isVisible()) {
      await this.press(this.button('Leave Lobby'));
      // A lobby with other players asks for confirmation.
      await expect(confirm.or(this.button('Start a game Create Web Server'))).toBeVisible();
      if (await confirm.isVisible()) await this.press(confirm);
      return;
    }
    await this.pressLeaveGame();
    await this.press(confirm);
    await expect(this.page).toHaveURL(/\/$/);
  }
}
