import { expect, test } from '../fixtures.ts';

test('unknown, full, started and barred codes are told apart by four messages', async ({ people }) => {
  const account = await people.account();
  const player = await people.player({ account });
  player.recording.tolerate(/status of (403|404|409) .*\/api\/lobby\/joinLobby/);

  const full = await people.seat([await people.account(), await people.account()], { capacity: 2 });
  const { bots: playing, code: started } = await people.botsTable(2, []);
  await playing[0]?.do({ type: 'updateSettings', rules: { lateJoin: false } });
  await playing[0]?.start();
  const { bots: kicking, code: barred } = await people.botsTable(1, [account]);
  await kicking[0]?.do({ type: 'kickPlayer', player: account.userId });

  await player.page.goto('/');
  const messages = {
    ABCDEF: 'There is no lobby with that code.',
    [full]: 'That lobby is full.',
    [started]: 'The game in that lobby has already started.',
    [barred]: 'You were removed from that lobby and cannot rejoin it.',
  };
  for (const [code, message] of Object.entries(messages)) {
    await player.tryCode(code);
    await expect(player.page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }
  await player.page.goto('/join/ABCDEF');
  await expect(player.page.getByText(messages.ABCDEF)).toBeVisible();
});

test('guests are told to log in, and those without a lobby to join one', async ({ people }) => {
  const guest = await people.guest();
  await guest.page.goto('/');
  await expect(guest.page.getByPlaceholder('Please login to start sending messages.')).toBeDisabled();
  await expect(guest.button('Create Web Server')).toBeHidden();
  const player = await people.player();
  await player.page.goto('/');
  await expect(player.page.getByPlaceholder('Please join a lobby to start sending messages.')).toBeDisabled();
  await expect(player.button('Create Web Server')).toBeVisible();
});

test('the leader’s lobby: START with its reason, the code behind dots, capacity never below those present', async ({
  people,
}) => {
  const player = await people.player();
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

  const watcher = await people.account();
  const listed = async () => (await watcher.visitor.get('/api/lobby/public')).text();
  await expect.poll(listed, { timeout: 3_000 }).toContain(code);

  const other = await people.player({ screen: 'phone' });
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
  await expect.poll(listed, { timeout: 3_000 }).not.toContain(code);
  await size.selectOption('8');
  await expect(other.page.getByText('Waiting for Player')).toHaveCount(6);
  await expect.poll(listed, { timeout: 3_000 }).toContain(code);
  await page.getByRole('radio', { name: 'Private' }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
  await expect.poll(listed, { timeout: 3_000 }).not.toContain(code);
  await other.press(other.button('Lobby settings'));
  await expect(other.page.getByRole('combobox', { name: 'Number of Players' })).toBeDisabled();
  await expect(other.page.getByTitle('Only Lobby leader can change these')).toBeVisible();

  // Mute is one's own affair: nobody else notices.
  await player.about(other.name, `Mute ${other.name}`);
  await other.say('Can you hear me?');
  await player.say('Not a word');
  await other.hears('Not a word');
  await expect(player.chat.getByText('Can you hear me?')).toBeHidden();

  await player.kick(other.name);
  await expect(other.page.getByText('The leader removed you from the lobby.')).toBeVisible();
  await player.leave();
  await expect(player.button('Create Web Server')).toBeVisible();
});

test('joining a second lobby asks to leave the first', async ({ people }) => {
  const account = await people.account();
  await people.seat([account]);
  const { code: second } = await people.botsTable(1, []);
  const player = await people.player({ account });
  // The first lobby's ticket may be asked for at the moment of leaving.
  player.recording.tolerate(
    /status of 409 .*\/api\/lobby\/joinLobby/,
    /status of 403 .*\/api\/party\/ticket/,
  );
  await player.joinByLink(second);
  await player.press(player.button('Leave it and go on'));
  await expect(player.heading('In Another Lobby')).toBeVisible();
  const { lobby } = await account.visitor.ask<{ lobby: { code: string } }>(
    'GET',
    '/api/lobby/checkUserInLobby',
  );
  expect(lobby.code).toBe(second);
});

test('chat: cooldown, counter, blank lines, and masking by each viewer’s own setting', async ({ people }) => {
  const writer = await people.player({ account: await people.account({ fresh: true }) });
  const reader = await people.player({ account: await people.account({ fresh: true }) });
  await people.gather([writer, reader]);
  const field = writer.page.getByRole('textbox', { name: 'Message', exact: true });

  await reader.press(reader.button('Chat settings'));
  await reader.page.getByRole('switch', { name: 'Show NSFW Content' }).click();
  await reader.press(reader.button('Back to the chat'));
  await writer.press(field);
  await field.fill('Well, shit happens');
  await writer.page.keyboard.press('Enter');
  await expect(writer.chat.getByText('Well, **** happens')).toBeVisible();
  await expect(reader.chat.getByText('Well, shit happens')).toBeVisible();

  // The next line waits for two seconds.
  await field.fill('Too soon');
  await writer.page.keyboard.press('Enter');
  await expect(field).toHaveValue('Too soon');
  await expect(writer.button('Send, in a moment')).toBeVisible();
  await expect(writer.button('Send')).toBeVisible();
  await writer.page.keyboard.press('Enter');
  await expect(reader.chat.getByText('Too soon')).toBeVisible();

  await field.fill('x'.repeat(249));
  await expect(writer.page.getByText('/300')).toBeHidden();
  await field.fill('x'.repeat(250));
  await expect(writer.page.getByText('250/300')).toBeVisible();
  await field.fill('x'.repeat(301));
  await expect(writer.page.getByText('301/300')).toBeVisible();
  await writer.page.keyboard.press('Enter');
  await expect(field).toHaveValue('x'.repeat(301));

  const lines = await reader.chat.getByRole('listitem').count();
  await expect(writer.button('Send')).toBeVisible();
  await field.fill('   ');
  await writer.page.keyboard.press('Enter');
  await expect(reader.chat.getByRole('listitem')).toHaveCount(lines);

  // The setting is the person's, not the browser's.
  await reader.page.reload();
  await expect(reader.chat.getByText('Well, shit happens')).toBeVisible();
});
