import { expect } from '@playwright/test';
import type { Bot } from '../actors/bot.ts';
import { takeSeat } from '../actors/lobby.ts';
import { type GameOnScreen, gameOnScreen, pastAnnouncement } from '../actors/mini-games.ts';
import type { People } from '../actors/people.ts';
import type { Player, PlayerOptions } from '../actors/player.ts';

const sizes = { 360: 'phone', 820: 'tablet', 1440: 'desktop' } as const;
const looks = Object.entries(sizes).flatMap(([width, screen]) =>
  (['light', 'dark'] as const).map(
    (colorScheme) =>
      [`${width} ${colorScheme}`, { screen, colorScheme }] as const satisfies [string, PlayerOptions],
  ),
);

/** Called at each screen with everybody who looks at it, by size and scheme: '360 dark'. */
type OnScreen = (name: string, players: ReadonlyMap<string, Player>) => Promise<void>;

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

/**
 * Walks through the whole product with a lively table: one person who looks at it in every size and scheme (all of them
 * tabs of one player), and three others. `only`: just these looks.
 */
export async function showGame(people: People, onScreen: OnScreen, only?: readonly string[]): Promise<void> {
  const wanted = looks.filter(([look]) => !only || only.includes(look));
  const open = async (account?: Player['account']): Promise<Map<string, Player>> => {
    const players = new Map<string, Player>();
    for (const [look, options] of wanted)
      players.set(look, await (account ? people.player({ ...options, account }) : people.guest(options)));
    return players;
  };
  const guests = await open();
  for (const [name, address] of guestPages) {
    await every(guests, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    });
    await onScreen(name, guests);
  }
  await every(guests, (player) => player.close());

  const account = await appear(people, robin);
  const viewers = await open(account);
  const [leader] = viewers.values();
  if (!leader) return;
  await every(viewers, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Create Web Server' })).toBeVisible();
  });
  await onScreen('06 home, member', viewers);
  await every(viewers, async ({ page }) => {
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
  });
  await onScreen('07 profile', viewers);

  const code = await people.seat([account], { capacity: 6 });
  await every(viewers, (player) => player.sitDown());
  const bots: Bot[] = [];
  for (const { username, avatar, inLobby } of others) {
    const other = await appear(people, { username, avatar });
    await takeSeat(other, code);
    const bot = await people.bot(other, code);
    await bot.do({ type: 'sendMessage', text: inLobby });
    bots.push(bot);
  }
  await every(viewers, async ({ page }) => {
    await expect(page.getByText('Waiting for Player')).toHaveCount(2);
    await page.getByRole('heading', { name: 'Your Lobby' }).scrollIntoViewIfNeeded();
  });
  await onScreen('08 lobby', viewers);

  await leader.start();
  await every(viewers, (player) => expect(player.button('Ready')).toBeVisible());
  await bots[0]?.ready();
  await onScreen('09 readying', viewers);
  await Promise.all([leader.ready(), ...bots.slice(1).map((bot) => bot.ready())]);
  await every(viewers, ({ page }) =>
    expect(page.getByRole('list', { name: 'Themes', exact: true })).toBeVisible(),
  );
  await onScreen('10 choosing', viewers);
  await every(viewers, async (player) => {
    await player.press(player.button('Street food'));
    await expect(player.page.getByRole('list', { name: 'Games' })).toBeVisible();
  });
  await onScreen('11 theme preview', viewers);
  await leader.press(leader.button('Use This Theme'));

  for (const number of [13, 16, 19]) {
    await every(viewers, async ({ page }) => {
      await gameOnScreen(page);
      await pastAnnouncement(page);
    });
    await bots[0]?.answer();
    if (number === 13)
      for (const [index, bot] of bots.entries())
        await bot.do({ type: 'sendMessage', text: others[index]?.inGame ?? '' });
    const game = await leader.playRound((index, options) => (index * 7 + 3) % options);
    const title = titles[game];
    await onScreen(`${number - 1} ${title} rated`, new Map([...viewers].slice(0, 1)));
    await leader.confirm();
    await every(viewers, (player) => expect(player.isLocked).toBeVisible());
    await expect(leader.button('Confirm')).toBeEnabled();
    await onScreen(`${number} ${title} locked`, viewers);
    await leader.send();
    for (const bot of bots.slice(1)) await bot.answer();
    await every(viewers, (player) => expect(player.roundOver).toBeVisible());
    await onScreen(`${number + 1} ${title} results`, viewers);
    if (await leader.roundOver.isVisible()) await leader.press(leader.button('Next now'));
  }
  await every(viewers, (player) => expect(player.heading('Choose a theme')).toBeVisible());
  await leader.endGame();
  await every(viewers, (player) => expect(player.gameOver).toBeVisible());
  await onScreen('21 game over', viewers);
}

const titles: Record<GameOnScreen, string> = {
  TierList: 'tier list',
  TierListLobby: 'tier list of players',
  Slider: 'slider',
  SliderLobby: 'slider for every player',
  SliderAvatarsLobby: 'line-up',
  Choose: 'choose',
};

/** A new account under this name and with this face. */
async function appear(people: People, { username, avatar }: { username: string; avatar: number }) {
  const account = await people.account({ username });
  const picture = { body: { avatarNumber: avatar } };
  await account.visitor.request('PUT', `/api/user/update-picture/${account.userId}`, picture);
  return account;
}

const guestPages = [
  ['01 home, guest', '/'],
  ['02 login', '/login'],
  ['03 register', '/register'],
  ['04 privacy', '/privacy'],
  ['05 contact', '/contact'],
] as const;

/** One after the other: six browsers at once would be too much for a small machine. */
async function every(
  players: ReadonlyMap<string, Player>,
  act: (player: Player) => Promise<void>,
): Promise<void> {
  for (const player of players.values()) await act(player);
}
