import { registerAccount } from '../actors/account.ts';
import { Player } from '../actors/player.ts';
import { themes } from '../stack/themes.ts';
import { expect, test } from './app.ts';

test('a player in the app and a player in a browser play a round together', async ({
  stack,
  launch,
  browser,
}) => {
  const { username } = await registerAccount(stack.url);
  const { page } = await launch(stack.url);
  const inApp = Player.forPage(page);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const inBrowser = await Player.open(browser, stack.url, { screen: 'phone' });
  const both = [inApp, inBrowser];

  await page.goto('app://tallyho/login');
  await inApp.logIn(username);
  await page.goto('app://tallyho/');
  await inApp.createLobby();
  await inBrowser.page.goto('/register');
  await inBrowser.register();
  await inBrowser.joinByCode(await inApp.readCode());
  await inBrowser.sendMessage('Hello from the browser');
  await inApp.expectMessage('Hello from the browser');

  await inApp.start();
  await Promise.all(both.map((player) => player.ready()));
  await inApp.chooseTheme(themes.threeKinds);
  await Promise.all(both.map((player) => player.answer()));
  await Promise.all(both.map(({ roundOver }) => expect(roundOver).toBeVisible()));
  await inApp.nextRound();
  // The game needs no more than the policy of the app allows, also while something is dragged.
  expect(refused).toEqual([]);
  await inBrowser.close();
});
