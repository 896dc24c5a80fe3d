import { registerAccount } from '../actors/account.ts';
import { Player } from '../actors/player.ts';
import { themes } from '../stack/themes.ts';
import { expect, test } from './app.ts';
import { installed, packaged } from './build.ts';
import { leaveWindow, recordNotifications } from './notifications.ts';

/** The app of each package; on other systems than Linux the built one. */
const apps = [
  ...(packaged ? [{ kind: 'the archive', binary: packaged.inspectable }] : [{ kind: 'the built app' }]),
  ...(installed ? [{ kind: 'the deb', binary: installed.inspectable }] : []),
];

for (const { kind, ...options } of apps)
  test.describe(kind, () => {
    test('a player in the app and a player in a browser play a round together, and a notification calls back the one who uses another window', async ({
      stack,
      launch,
      browser,
    }) => {
      const { username } = await registerAccount(stack.url);
      const { app, page } = await launch(stack.url, options);
      const shown = await recordNotifications(app);
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
      await page.goto('app://tallyho/privacy');
      await expect(page.getByText('A game is running')).toBeVisible();
      await leaveWindow(app);
      await expect(page).toHaveTitle('Your turn · Tallyho');
      await inBrowser.answer();
      await expect
        .poll(() => shown.evaluate((all) => all.map(({ body }) => body)))
        .toEqual(['Everybody waits for you']);
      await shown.evaluate(([notification]) => void notification?.emit('click'));
      await expect(page).toHaveURL('app://tallyho/game');
      await inApp.answer();
      await Promise.all(both.map(({ roundOver }) => expect(roundOver).toBeVisible()));
      await inApp.nextRound();
      // The game needs no more than the policy of the app allows, also while something is dragged.
      expect(refused).toEqual([]);
      await inBrowser.close();
    });
  });
