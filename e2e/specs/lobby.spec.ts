import { expect, test } from '../fixtures.ts';

test('two pages of a lobby stay in sync, and the code can be copied to the clipboard', async ({ actors }) => {
  const player = await actors.player();
  const { page } = player;
  await player.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await player.createLobby({ isPublic: true });
  await expect(page.getByText('Waiting for Player')).toHaveCount(3);

  await expect(player.button('START')).toBeDisabled();
  await expect(player.button('START')).toHaveAccessibleDescription('You need at least two players to start.');

  const hidden = page.getByRole('status', { name: /^Lobby code/ });
  await expect(hidden).toHaveText('••••••');
  const code = await player.readCode();
  await player.press(player.button('Hide code'));
  await expect(hidden).toHaveText('••••••');
  await player.press(player.button('Copy code'));
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(page.getByText('Copied!')).toBeHidden();

  const watcher = await actors.account();
  const listed = async () => (await watcher.client.get('/api/lobby/public')).text();
  await expect.poll(listed).toContain(code);

  const other = await actors.player({ screen: 'phone' });
  await other.page.goto('/');
  await other.press(other.button(`Join ${player.name}'s lobby`));
  await expect(other.heading('In Another Lobby')).toBeVisible();
  await expect(page.getByText(other.name).first()).toBeVisible();
  await expect(player.button('START')).toBeEnabled();
  await expect(other.button('START')).toBeHidden();
  await other.press(other.page.getByRole('button', { name: `Options for ${player.name}` }));
  await expect(other.page.getByRole('menuitem', { name: `Mute ${player.name}` })).toBeVisible();
  await expect(other.page.getByRole('menuitem', { name: /^(Kick|Make)/ })).toHaveCount(0);
  await other.page.keyboard.press('Escape');

  await player.press(player.button('Lobby settings'));
  const size = page.getByRole('combobox', { name: 'Number of Players' });
  await expect(size).toHaveValue('4');
  await size.selectOption('2');
  await expect(page.getByText('Waiting for Player')).toHaveCount(0);
  await expect.poll(listed).not.toContain(code);
  await size.selectOption('8');
  await expect(other.page.getByText('Waiting for Player')).toHaveCount(6);
  await expect.poll(listed).toContain(code);
  await page.getByRole('radio', { name: 'Private' }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
  await expect.poll(listed).not.toContain(code);
  await other.press(other.button('Lobby settings'));
  await expect(other.page.getByRole('combobox', { name: 'Number of Players' })).toBeDisabled();
  await expect(other.page.getByTitle('Only Lobby leader can change these')).toBeVisible();
  // Small windows have the chat again when the settings are closed.
  await other.press(other.button('Done'));

  // A mute affects only the user who set it.
  await player.chooseSeatAction(other.name, `Mute ${other.name}`);
  await other.sendMessage('Can you hear me?');
  await player.sendMessage('Not a word');
  await other.expectMessage('Not a word');
  await expect(player.chat.getByText('Can you hear me?')).toBeHidden();

  await player.kick(other.name);
  await expect(other.page.getByText('The leader removed you from the lobby.')).toBeVisible();
  await player.leave();
  await expect(player.button('Start a game Create Web Server')).toBeVisible();
});
