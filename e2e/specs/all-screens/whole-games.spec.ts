import { subjectName } from '@tallyho/game/awards/words';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { Bot } from '../../actors/bot.ts';
import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargets } from '../../actors/checks.ts';
import { joinLobby } from '../../actors/lobby.ts';
import type { Player } from '../../actors/player.ts';
import { gameSeenBy, rateRound } from '../../actors/rounds.ts';
import { expect, test } from '../../fixtures.ts';
import { themes } from '../../stack/themes.ts';

const allSix = [
  'Choose',
  'Slider',
  'SliderAvatarsLobby',
  'SliderLobby',
  'TierList',
  'TierListLobby',
] as const;

interface Table {
  readonly leader: Player;
  readonly phone: Player;
  readonly bots: readonly Bot[];
}

/** Checks that both screens are accessible, the phone light and the desktop dark, and that the phone's page fits. */
async function checkScreens(
  { leader, phone }: Pick<Table, 'leader' | 'phone'>,
  phase: string,
): Promise<void> {
  await expectNoSidewaysScroll(phone.page, phase);
  await expectTouchTargets(phone.page, phase);
  await Promise.all([
    expectNoViolations(phone.page, `${phase}, phone, light`),
    expectNoViolations(leader.page, `${phase}, desktop, dark`),
  ]);
}

/**
 * Plays a round and checks its screens. Only the first round checks those that differ from another only in a notice, or in
 * what is not there yet: locked, waiting and the show.
 */
async function playRound(table: Table, round: number): Promise<MiniGameType> {
  const { leader, phone, bots } = table;
  const isFirst = round === 0;
  const game = await rateRound([leader, phone], round);
  await checkScreens(table, `${game}, rated`);
  await phone.confirm();
  if (isFirst) await expectNoViolations(phone.page, `${game}, locked`);
  await phone.send();
  if (isFirst) await expectNoViolations(phone.page, `${game}, waiting`);
  await Promise.all([leader.confirm().then(() => leader.send()), ...bots.map((bot) => bot.answer())]);
  await expect(phone.roundOver).toBeVisible();
  if (isFirst) await expectNoViolations(phone.page, `${game}, during the show`);
  await leader.skipShow();
  await phone.waitForShowEnd();
  await expect(phone.page.getByRole('button', { name: /^Skip/ })).toHaveCount(0);
  await checkScreens(table, `${game}, results`);
  await leader.nextRound();
  return game;
}

/** Plays the three rounds of the chosen theme. Returns their mini-games. `first`: the first round of the theme in the game. */
async function playTheme(table: Table, first: number): Promise<MiniGameType[]> {
  const played: MiniGameType[] = [];
  for (let round = first; round < first + 3; round += 1) played.push(await playRound(table, round));
  return played;
}

test('two browsers play all six mini-games, one by keyboard and one by touch: accessible screens that fit a phone, and all rounds at the end', async ({
  actors,
}) => {
  const leader = await actors.visitor({ input: 'keyboard', colorScheme: 'dark' });
  const phone = await actors.player({ screen: 'narrow' });
  await leader.page.goto('/register');
  await leader.register();
  await leader.createLobby();
  const code = await leader.readCode();
  await phone.joinByLink(code);
  await expect(phone.heading('In Another Lobby')).toBeVisible();
  const bots: Bot[] = [];
  while (bots.length < 2) {
    const account = await actors.account();
    await joinLobby(account, code);
    bots.push(await actors.bot(account, code));
  }
  const table = { leader, phone, bots };
  await leader.sendMessage('Hello by keyboard');
  await phone.expectMessage('Hello by keyboard');
  await checkScreens(table, 'lobby');
  await leader.start();
  for (const player of [leader, phone])
    await expect(player.heading('Confirm to start the game')).toBeVisible();
  await checkScreens(table, 'readyCheck');
  await Promise.all([leader, phone, ...bots].map((player) => player.ready()));

  await expect(leader.heading('Choose a theme')).toBeVisible();
  await checkScreens(table, 'choosing');
  const list = leader.page.getByRole('list', { name: /^Themes( |$)/ });
  await leader.press(list.getByRole('button', { name: new RegExp(`^${themes.threeKinds}`) }));
  await expect(leader.button('Use This Theme')).toBeVisible();
  await expectNoViolations(leader.page, 'theme preview');
  // The browser's Back returns to the list and stays in the game, on a desktop and on a phone.
  await leader.page.goBack();
  await expect(list.getByRole('button', { name: new RegExp(`^${themes.threeKinds}`) })).toBeFocused();
  await phone.press(phone.page.getByRole('list', { name: 'Themes' }).getByRole('button').first());
  await expectNoViolations(phone.page, "a player's look at a theme");
  await phone.page.goBack();
  await expect(phone.choosingNotice).toBeVisible();
  await leader.press(list.getByRole('button', { name: new RegExp(`^${themes.threeKinds}`) }));
  await leader.press(leader.button('Use This Theme'));

  await leader.playRound();
  await leader.confirm();
  await leader.goBack();
  const played = await playTheme(table, 0);
  await leader.chooseTheme(themes.eachOther);
  played.push(...(await playTheme(table, 3)));
  expect(played.sort()).toEqual(allSix);

  await leader.endGame();
  await expect(phone.gameOver).toBeVisible();
  await checkScreens(table, 'Game Over by points');
  const { records, awards } = gameSeenBy(phone);
  expect(records).toHaveLength(6);
  if (!awards.divisive) throw new Error('The players agreed about everything');
  const divisive = phone.page.getByRole('article').filter({ has: phone.page.getByText('Most divisive') });
  const named = subjectName(awards.divisive);
  await expect(divisive).toContainText(named === phone.name ? 'You' : named);
  const pager = leader.page.getByRole('region', { name: 'Results by round' });
  await expect(pager.getByText('Round 6 of 6')).toBeVisible();
  await leader.press(pager.getByRole('button', { name: 'Previous' }));
  await expect(pager.getByText('Round 5 of 6')).toBeVisible();
  await leader.playAgain();
  await phone.playAgain();
  await expect(phone.heading('In Another Lobby')).toBeVisible();
});
