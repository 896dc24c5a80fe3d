import { miniGames } from '@tallyho/game/minigames/registry';
import type { Actors } from '../../e2e/actors/actors.ts';
import type { Bot } from '../../e2e/actors/bot.ts';
import { joinLobby } from '../../e2e/actors/lobby.ts';
import type { Player } from '../../e2e/actors/player.ts';
import { themes } from '../../e2e/stack/themes.ts';
import {
  type Capture,
  createAccount,
  expect,
  forEachViewer,
  type Look,
  openViewers,
  type Viewers,
} from './viewers.ts';

const robin = { username: 'Robin', avatar: 1 };
const others = [
  {
    username: 'Carla',
    avatar: 3,
    inLobby: 'Pizza in D? Are you serious?',
    inGame: 'Falafel in the top row or we can not be friends',
  },
  { username: 'Yusuf', avatar: 5, inLobby: 'Somebody had to say it', inGame: 'Ramen. Always ramen.' },
  { username: 'Priya', avatar: 8, inLobby: 'Ready when you are', inGame: 'You are all wrong about tacos' },
] as const;

/** The name of the screen that README shows. */
export const readmeScreen = 'tier list locked';

/**
 * Shows the whole product with one player in every size and color scheme (all tabs of one account), three other
 * players, and one who joins late. `only`: only these sizes and schemes.
 */
export async function showGame(actors: Actors, show: Capture, only?: readonly Look[]): Promise<void> {
  await showVisitorPages(await openViewers(actors, { only }), show);
  const account = await createAccount(actors, robin);
  const viewers = await openViewers(actors, { account, only });
  const [leader] = viewers.values();
  if (!leader) return;
  const late = await createAccount(actors, { username: 'Mateo', avatar: 7 });
  const visitors = await openViewers(actors, {
    account: late,
    only: (['360 light', '1440 dark'] as const).filter((look) => !only || only.includes(look)),
  });

  const code = await actors.createLobby([account], { capacity: 6, isPublic: true });
  await forEachViewer(visitors, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText("Robin's lobby")).toBeVisible();
  });
  await show('home, account, with an open lobby', visitors);

  await forEachViewer(viewers, (player) => player.openLobbyPage());
  const bots = await addBots(actors, code);
  const ownTab = await actors.bot(account, code);
  await showLobby(viewers, show);
  await showStart(viewers, bots, show);

  await forEachViewer(viewers, async (player) => {
    await player.press(player.button('Street food'));
    await expect(player.page.getByRole('list', { name: 'Games' })).toBeVisible();
  });
  await show('theme preview', viewers);
  await leader.press(leader.button('Use This Theme'));
  await showRounds(viewers, { bots, ownTab }, show, 3);
  await leader.chooseTheme(themes.eachOther);
  await showLateJoin(visitors, code, show);
  await showRounds(viewers, { bots, ownTab }, show, 3);
  await showEnd(viewers, await openViewers(actors, { only }), show);
  await showAccount(viewers, code, show);
}

/** The pages of visitors. */
async function showVisitorPages(visitors: Viewers, show: Capture): Promise<void> {
  for (const [name, address] of visitorPages) {
    await forEachViewer(visitors, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    });
    await show(name, visitors);
  }
  await forEachViewer(visitors, (player) => player.close());
}

/** The other players join and chat. */
async function addBots(actors: Actors, code: string): Promise<Bot[]> {
  const bots: Bot[] = [];
  for (const { username, avatar, inLobby } of others) {
    const other = await createAccount(actors, { username, avatar });
    await joinLobby(other, code);
    const bot = await actors.bot(other, code);
    await bot.sendOrThrow({ type: 'sendMessage', text: inLobby });
    bots.push(bot);
  }
  return bots;
}

async function showLobby(viewers: Viewers, show: Capture): Promise<void> {
  await forEachViewer(viewers, async ({ page }) => {
    await expect(page.getByText('Waiting for Player')).toHaveCount(2);
    await page.getByRole('heading', { name: 'Your Lobby' }).scrollIntoViewIfNeeded();
  });
  await show('lobby', viewers);
  await forEachViewer(viewers, async (player) => {
    await player.press(player.page.getByRole('button', { name: 'Options for Carla' }));
    await expect(player.page.getByRole('menuitem').first()).toBeVisible();
  });
  await show('seat menu', viewers);
  await forEachViewer(viewers, async (player) => {
    await player.page.keyboard.press('Escape');
    await player.press(player.button('Lobby settings'));
    await player.page.getByRole('region', { name: 'Lobby settings' }).scrollIntoViewIfNeeded();
  });
  await show('lobby settings', viewers);
  await forEachViewer(viewers, async (player) => {
    await player.press(player.button('Lobby settings'));
    await player.press(player.button('Write a theme').first());
    const dialog = player.page.getByRole('dialog', { name: 'Write a theme' });
    await dialog.getByLabel('Name').fill('Our flat');
    for (const text of ['The fridge', 'The sofa', 'The plant nobody waters']) {
      await dialog.getByLabel('Items', { exact: true }).fill(text);
      await player.page.keyboard.press('Enter');
    }
  });
  await show('writing a theme', viewers);
  await forEachViewer(viewers, (player) => player.press(player.button('Save for later')));
}

/** From START until the leader chooses a theme. */
async function showStart(viewers: Viewers, bots: readonly Bot[], show: Capture): Promise<void> {
  const [leader] = viewers.values();
  await bots[1]?.sendOrThrow({
    type: 'writeTheme',
    theme: { name: 'Our flat', texts: ['The fridge', 'The sofa'], types: ['TierList', 'SliderLobby'] },
  });
  await leader?.start();
  await forEachViewer(viewers, (player) => expect(player.button('Ready')).toBeVisible());
  await bots[0]?.ready();
  await show('readyCheck', viewers);
  await Promise.all([leader?.ready(), ...bots.slice(1).map((bot) => bot.ready())]);
  await forEachViewer(viewers, ({ page }) =>
    expect(page.getByRole('list', { name: 'Themes', exact: true })).toBeVisible(),
  );
  await show('choosing', viewers);
  await forEachViewer(viewers, ({ page }) =>
    page.getByRole('heading', { name: 'Or rate each other' }).scrollIntoViewIfNeeded(),
  );
  await show('choosing, about the players', viewers);
}

interface Clients {
  /** The other players. */
  readonly bots: readonly Bot[];
  /** Another tab of the viewers' account. */
  readonly ownTab: Bot;
}

/** The rounds of the chosen theme: rated, locked, during the show, and the complete results. */
async function showRounds(
  viewers: Viewers,
  { bots, ownTab }: Clients,
  show: Capture,
  rounds: number,
): Promise<void> {
  const [leader] = viewers.values();
  if (!leader) return;
  for (let round = 0; round < rounds; round += 1) {
    await forEachViewer(viewers, async (player) => {
      await player.waitForBoard();
    });
    await bots[0]?.answer();
    if (round === 0)
      for (const [index, bot] of bots.entries())
        await bot.send({ type: 'sendMessage', text: others[index]?.inGame ?? '' });
    const type = await leader.playRound((index, options) => (index * 7 + 3) % options);
    const title = miniGames[type].label.toLowerCase();
    // A cup is played to its end without an answer to confirm.
    if (type !== 'Cup') {
      await show(`${title} rated`, new Map([...viewers].slice(0, 1)));
      await leader.confirm();
      await forEachViewer(viewers, (player) => expect(player.lockedNotice).toBeVisible());
      await expect(leader.button('Send Confirm')).toBeEnabled();
      await show(`${title} locked`, viewers);
      await leader.send();
      await show(`${title} waiting`, new Map([...viewers].slice(0, 1)));
      // A player can guess as soon as the own answer is sent; the round may end with the last answer.
      await bots[0]?.guess();
      await ownTab.guess();
      for (const bot of bots.slice(1)) {
        await bot.answer();
        await bot.guess();
      }
    }
    await forEachViewer(viewers, (player) => expect(player.roundOver).toBeVisible());
    await show(`${title} show`, viewers);
    await leader.skipShow();
    await forEachViewer(viewers, (player) => player.waitForShowEnd());
    await show(`${title} results`, viewers);
    // The awards, and on phones the points above them, at the top of the view: where the button for what is below gets a player.
    await forEachViewer(viewers, ({ page }) =>
      page
        .getByRole('region', { name: 'Awards' })
        .evaluate((region) => region.scrollIntoView(), undefined, { timeout: 1_000 })
        .catch(() => {}),
    );
    await show(`${title} awards`, viewers);
    await leader.press(leader.button('Continue'));
  }
  await forEachViewer(viewers, (player) => expect(player.heading('Choose a theme')).toBeVisible());
}

/** A player joins by the link during a round, and leaves. */
async function showLateJoin(visitors: Viewers, code: string, show: Capture): Promise<void> {
  const [first] = visitors.values();
  if (!first) return;
  await first.joinByLink(code);
  await expect(first.page).toHaveURL(/\/game$/);
  await forEachViewer(visitors, async ({ page }) => {
    await page.goto('/game');
    await expect(page.getByText(/^You're watching this round/)).toBeVisible();
    // The board and its pictures load after the banner.
    await expect(page.getByText('Loading the game')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  });
  await show('watching', visitors);
  await first.leave();
}

/** Game Over, sharing, and the public page. */
async function showEnd(viewers: Viewers, visitors: Viewers, show: Capture): Promise<void> {
  const [leader] = viewers.values();
  if (!leader) return;
  await leader.endGame();
  await forEachViewer(viewers, (player) => expect(player.gameOver).toBeVisible());
  await show('game over', viewers);
  await forEachViewer(viewers, async (player) => {
    await player.press(player.button('Share the result'));
    await expect(player.page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  });
  await show('share dialog', viewers);
  const link = await sharedLink(leader);
  await forEachViewer(visitors, async ({ page }) => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: / played / })).toBeVisible();
    // The rounds load at the first activity.
    await page.evaluate(() => window.scrollBy(0, 1));
    await expect(page.getByRole('region', { name: 'Results by round' })).toBeVisible();
  });
  await show('shared result', visitors);
  await forEachViewer(visitors, async ({ page, recording }) => {
    recording.allowErrors(/status of 404/);
    await page.goto('/r/gone');
    await expect(page.getByRole('heading', { name: 'This result is gone' })).toBeVisible();
  });
  await show('a result that is gone', visitors);
}

/** What the account sees after the game: the home page with the game night, and the profile. */
async function showAccount(viewers: Viewers, code: string, show: Capture): Promise<void> {
  const [leader] = viewers.values();
  if (!leader) return;
  await leader.account.client.requestJson('POST', `/api/lobby/leaveLobby/${code}`, {});
  await forEachViewer(viewers, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your last game night' })).toBeVisible();
  });
  await show('home, account, after a game', viewers);
  await forEachViewer(viewers, async ({ page }) => {
    await page.goto('/user');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  await show('profile', viewers);
}

/** Creates the finished game's public link over the API. */
async function sharedLink({ account, recording }: Player): Promise<string> {
  const gameId = recording.room?.game?.id ?? '';
  const { token } = await account.client.requestJson<{ token: string }>('POST', `/api/share/${gameId}`);
  return `/r/${token}`;
}

const visitorPages = [
  ['home, visitor', '/'],
  ['login', '/login'],
  ['register', '/register'],
  ['privacy', '/privacy'],
  ['contact', '/contact'],
] as const;
