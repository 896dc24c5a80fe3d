import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';

type PanelTab = 'Friends' | 'Requests' | 'Add friends';

/** A player's friends panel: friends, requests and search. It opens on every page. */
export class FriendsPanelActor {
  readonly #player: Player;

  constructor(player: Player) {
    this.#player = player;
  }

  get dialog(): Locator {
    return this.#player.page.getByRole('dialog', { name: 'Friends', exact: true });
  }

  /** The button that opens the panel. Its name contains the number of requests and unread messages. */
  get opener(): Locator {
    return this.#player.page.getByRole('button', { name: /^Friends(,|$)/ });
  }

  async open(part?: PanelTab): Promise<void> {
    if (!(await this.dialog.isVisible())) await this.#player.press(this.opener);
    await expect(this.dialog).toBeVisible();
    if (part) await this.openTab(part);
  }

  async openTab(part: PanelTab): Promise<void> {
    const tab = this.tab(part);
    await this.#player.press(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  tab(part: PanelTab): Locator {
    return this.dialog.getByRole('tab', { name: new RegExp(`^${part}`) });
  }

  async close(): Promise<void> {
    await this.#player.press(this.dialog.getByRole('button', { name: 'Close', exact: true }));
    await expect(this.dialog).toBeHidden();
  }

  /** The row of a user in the current list. */
  row(username: string): Locator {
    return this.dialog.getByRole('tabpanel').getByRole('listitem').filter({ hasText: username });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get searchField(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Username' });
  }

  /** Searches for a user and waits for the result. */
  async search(text: string): Promise<void> {
    await this.open('Add friends');
    await this.#player.type(this.searchField, text);
    await expect(this.dialog.getByText(/^(No users found|Found \d+ result\(s\):)$/)).toBeVisible();
  }

  /** Sends a friend request and waits until the panel shows it. */
  async sendRequest(username: string): Promise<void> {
    await this.search(username);
    // The row changes before the server has stored the request.
    const stored = this.#player.page.waitForResponse('**/api/user/friends/send-request');
    await this.#player.press(this.button(`Add ${username}`));
    await stored;
    await expect(this.row(username)).toContainText('Request sent');
  }

  /** Chooses an action from the menu of a friend. */
  async chooseAction(username: string, does: 'Remove friend' | 'Block' | 'Report'): Promise<void> {
    const { page } = this.#player;
    await this.#player.press(this.button(`Options for ${username}`));
    await this.#player.press(page.getByRole('menuitem', { name: does, exact: true }));
  }

  /** Confirms the dialog "Remove ...?" or "Block ...?". */
  async confirm(does: 'Remove' | 'Block'): Promise<void> {
    const question = this.#player.page.getByRole('dialog', { name: new RegExp(`^${does} .*\\?$`) });
    await this.#player.press(question.getByRole('button', { name: does, exact: true }));
    await expect(question).toBeHidden();
  }
}
