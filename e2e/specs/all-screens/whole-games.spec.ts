import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { Bot } from '../../actors/bot.ts';
import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargets } from '../../actors/checks.ts';
import { joinLobby } from '../../actors/lobby.ts';
import type { Player } from '../../actors/player.ts';
import { gameSeenBy, rateRound, resultsSeenBy } from '../../actors/rounds.ts';
import { expectAwards, expectPoints, expectRound, expectRoundAwards } from '../../actors/shown-results.ts';
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

/** Plays a round, checks each of its screens, and compares the results on the phone with what the room recorded. */
async function playRound(table: Table, records: RoundRecord[]): Promise<MiniGameType> {
  const { leader, phone, bots } = table;
  const game = await rateRound([leader, phone], records.length);
  await checkScreens(table, `${game}, rated`);
  await phone.confirm();
  await expectNoViolations(phone.page, `${game}, locked`);
  await phone.send();
  if (records.length === 0) await expectNoViolations(phone.page, `${game}, waiting`);
  await Promise.all([leader.confirm().then(() => leader.send()), ...bots.map((bot) => bot.answer())]);
  await expect(phone.roundOver).toBeVisible();
  await expectNoViolations(phone.page, `${game}, during the show`);
  await leader.skipShow();
  await phone.waitForShowEnd();
  await expect(phone.page.getByRole('button', { name: /^Skip/ })).toHaveCount(0);
  const { record, awards } = resultsSeenBy(phone);
  records.push(record);
  await expectRound(phone.page.getByRole('main'), record);
  await expectRoundAwards(phone.page, { record, awards });
  await checkScreens(table, `${game}, results`);
  await leader.nextRound();
  return game;
}

/** Plays the three rounds of the chosen theme. Returns their mini-games. */
async function playTheme(table: Table, records: RoundRecord[]): Promise<MiniGameType[]> {
  const played: MiniGameType[] = [];
  for (let round = 0; round < 3; round += 1) played.push(await playRound(table, records));
  return played;
}

/** Expects Game Over's pages, from the last round to the first. */
async function expectPages(reader: Player, records: readonly RoundRecord[]): Promise<void> {
  const pager = reader.page.getByRole('region', { name: 'Results by round' });
  for (const record of records.toReversed()) {
    await expect(pager.getByText(`Round ${record.index + 1} of ${records.length}`)).toBeVisible();
    await expectRound(pager, record);
    if (record.index > 0) await reader.press(pager.getByRole('button', { name: 'Previous' }));
  }
}

test('two browsers play all six mini-games, one by keyboard and one by touch: accessible screens that fit a phone, and the results that the room recorded', async ({
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

  const records: RoundRecord[] = [];
  await leader.playRound();
  await leader.confirm();
  await leader.goBack();
  const played = await playTheme(table, records);
  await leader.chooseTheme(themes.eachOther);
  played.push(...(await playTheme(table, records)));
  expect(played.sort()).toEqual(allSix);

  await leader.endGame();
  await expect(phone.gameOver).toBeVisible();
  await checkScreens(table, 'Game Over by points');
  const finished = gameSeenBy(phone);
  expect(finished.records).toHaveLength(6);
  await expectPoints(phone.page, finished.awards.scores);
  await expectAwards(phone.page, finished.awards);
  await expectPages(phone, records);
  await leader.press(
    leader.page.getByRole('region', { name: 'Results by round' }).getByRole('button', { name: 'Previous' }),
  );
  await leader.playAgain();
  await phone.playAgain();
  await expect(phone.heading('In Another Lobby')).toBeVisible();
});
