import { expect, type Locator } from '@playwright/test';
import { FriendsPanelActor } from './friends-panel.ts';
import type { Player } from './player.ts';

/** Somebody's conversation with a friend, as it is on their screen. */
export class ConversationActor {
  readonly #player: Player;
  readonly #friend: string;

  constructor(player: Player, friend: string) {
    this.#player = player;
    this.#friend = friend;
  }

  /** Opens it from the friends' corner, on whatever page the player is. */
  static async open(player: Player, friend: string): Promise<ConversationActor> {
    const corner = new FriendsPanelActor(player);
    await corner.open();
    await player.press(corner.row(friend).getByRole('button', { name: new RegExp(`^Message ${friend}`) }));
    const talk = new ConversationActor(player, friend);
    await expect(talk.box).toBeVisible();
    return talk;
  }

  get box(): Locator {
    return this.#player.page.getByRole('dialog', { name: this.#friend, exact: true });
  }

  get log(): Locator {
    return this.box.getByRole('log');
  }

  /** What was said, as "You: ..." and "Name: ...", and what is on its way. */
  get lines(): Locator {
    return this.log.getByRole('paragraph');
  }

  get input(): Locator {
    return this.box.getByRole('textbox', { name: 'Message', exact: true });
  }

  /** Named otherwise for the two seconds after a message. */
  get sendButton(): Locator {
    return this.box.getByRole('button', { name: /^Send(,|$)/ });
  }

  button(name: string): Locator {
    return this.box.getByRole('button', { name, exact: true });
  }

  /** Writes as soon as one may, and does not wait for the server. */
  async write(text: string): Promise<void> {
    await this.#player.type(this.input, text);
    await expect(this.sendButton).toBeEnabled();
    await this.input.press('Enter');
    await expect(this.lines.last()).toHaveText(`You: ${text}`);
  }

  /** Writes, until the server has it. */
  async say(text: string): Promise<void> {
    await this.write(text);
    await expect(this.box.getByText('Sending...')).toHaveCount(0);
  }

  async close(): Promise<void> {
    await this.#player.press(this.button('Close conversation'));
    await expect(this.box).toBeHidden();
  }
}
