import { expect } from '@playwright/test';
import type { Player } from './player.ts';

interface OwnTheme {
  readonly name: string;
  readonly texts: readonly string[];
  /** By the names of the mini-games, e.g. "Tier list". */
  readonly games: readonly string[] | 'all';
}

/** Writes a theme for the lobby that the player sits in, of these texts and with these games. */
export async function writeTheme(player: Player, { name, texts, games }: OwnTheme): Promise<void> {
  await player.press(player.button('Write a theme').first());
  const dialog = player.page.getByRole('dialog', { name: 'Write a theme' });
  await player.type(dialog.getByLabel('Name'), name);
  for (const text of texts) {
    await player.type(dialog.getByLabel('Items', { exact: true }), text);
    await player.page.keyboard.press('Enter');
  }
  for (const choice of await dialog.getByRole('checkbox').all()) {
    const label = (await choice.locator('..').allInnerTexts()).join(' ');
    await choice.setChecked(games === 'all' || games.some((game) => label.startsWith(game)), {
      force: true,
    });
  }
  await player.press(dialog.getByRole('button', { name: 'Add to this lobby' }));
  await expect(dialog).toBeHidden();
}
