import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { Bot } from '../actors/bot.ts';
import { takeSeat } from '../actors/lobby.ts';
import type { Player } from '../actors/player.ts';
import { answerRound, recordSeenBy, recordsSeenBy } from '../actors/rounds.ts';
import { expectAwards, expectPoints, expectRound } from '../actors/shown-results.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

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

/** Plays three rounds of the chosen theme, and compares each result on the phone with a separate computation. */
async function playTheme({ leader, phone, bots }: Table, records: RoundRecord[]): Promise<MiniGameType[]> {
  const played: MiniGameType[] = [];
  for (let round = 0; round < 3; round += 1) {
    const [game] = await Promise.all([
      answerRound([leader, phone], { round, skips: true }),
      ...bots.map((bot) => bot.answer()),
    ]);
    played.push(game);
    await phone.waitForShowEnd();
    await expect(phone.button('Skip')).toHaveCount(0);
    const record = recordSeenBy(phone);
    records.push(record);
    await expectRound(phone.page.getByRole('main'), record);
    await expectAwards(phone.page, records);
    await leader.nextRound();
  }
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

test('two browsers play all six mini-games, one by keyboard and one by touch, and show the same results as a separate computation', async ({
  actors,
}) => {
  test.setTimeout(240_000);
  const leader = await actors.guest({ input: 'keyboard' });
  const phone = await actors.player({ screen: 'phone' });
  await leader.page.goto('/register');
  await leader.register();
  await leader.createLobby();
  const code = await leader.readCode();
  await phone.joinByLink(code);
  await expect(phone.heading('In Another Lobby')).toBeVisible();
  const bots: Bot[] = [];
  while (bots.length < 2) {
    const account = await actors.account();
    await takeSeat(account, code);
    bots.push(await actors.bot(account, code));
  }
  const table = { leader, phone, bots };
  await leader.sendMessage('Hello by keyboard');
  await phone.expectMessage('Hello by keyboard');
  await leader.start();
  await Promise.all([leader, phone, ...bots].map((player) => player.ready()));

  const records: RoundRecord[] = [];
  await leader.chooseTheme(themes.threeKinds);
  await leader.playRound();
  await leader.confirm();
  await leader.goBack();
  const played = await playTheme(table, records);
  await leader.chooseTheme(themes.eachOther);
  played.push(...(await playTheme(table, records)));
  expect(played.sort()).toEqual(allSix);

  await leader.endGame();
  await expect(phone.gameOver).toBeVisible();
  expect(recordsSeenBy(phone)).toHaveLength(6);
  await expectPoints(phone.page, records);
  await expectAwards(phone.page, records, { ofGame: true });
  await expectPages(phone, records);
  await leader.press(
    leader.page.getByRole('region', { name: 'Results by round' }).getByRole('button', { name: 'Previous' }),
  );
  await leader.playAgain();
  await phone.playAgain();
  await expect(phone.heading('In Another Lobby')).toBeVisible();
});
