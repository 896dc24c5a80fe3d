import { expect, type Locator } from '@playwright/test';
import { FriendsPanelActor } from './friends-panel.ts';
import type { Player } from './player.ts';

/** A player's conversation with a friend, on the player's screen. */
export class ConversationActor {
  readonly #player: Player;
  readonly #friend: string;

  constructor(player: Player, friend: string) {
    this.#player = player;
    this.#friend = friend;
  }

  /** Opens the conversation from the friends panel of the current page. */
  static async open(player: Player, friend: string): Promise<ConversationActor> {
    const panel = new FriendsPanelActor(player);
    await panel.open();
    await player.press(panel.row(friend).getByRole('button', { name: new RegExp(`^Message ${friend}`) }));
    const conversation = new ConversationActor(player, friend);
    await expect(conversation.dialog).toBeVisible();
    return conversation;
  }

  get dialog(): Locator {
    return this.#player.page.getByRole('dialog', { name: this.#friend, exact: true });
  }

  get log(): Locator {
    return this.dialog.getByRole('log');
  }

  /** All messages, including those that are being sent, as "You: ..." and "Name: ...". */
  get messages(): Locator {
    return this.log.getByRole('paragraph');
  }

  get input(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Message', exact: true });
  }

  /** Its name changes for two seconds after each message. */
  get sendButton(): Locator {
    return this.dialog.getByRole('button', { name: /^Send(,|$)/ });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Sends a message as soon as the button is enabled, without waiting for the server. */
  async submit(text: string): Promise<void> {
    await this.#player.type(this.input, text);
    await expect(this.sendButton).toBeEnabled();
    await this.input.press('Enter');
    await expect(this.messages.last()).toHaveText(`You: ${text}`);
  }

  /** Sends a message and waits until the server has stored it. */
  async send(text: string): Promise<void> {
    await this.submit(text);
    await expect(this.dialog.getByText('Sending...')).toHaveCount(0);
  }

  async close(): Promise<void> {
    await this.#player.press(this.button('Close conversation'));
    await expect(this.dialog).toBeHidden();
  }
}
