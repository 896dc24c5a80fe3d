import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { Bot } from '../../actors/bot.ts';
import { expectNoSidewaysScroll, expectNoViolations, expectTouchTargets } from '../../actors/checks.ts';
import { joinLobby } from '../../actors/lobby.ts';
import { ownText, writtenTexts } from '../../actors/mini-games.ts';
import type { Player } from '../../actors/player.ts';
import { rateRound, resultsSeenBy } from '../../actors/rounds.ts';
import { expect, test } from '../../fixtures.ts';
import { themes } from '../../stack/themes.ts';

interface Table {
  readonly leader: Player;
  readonly phone: Player;
  readonly bot: Bot;
}

async function checkPhone({ page }: Player, where: string): Promise<void> {
  await expectTouchTargets(page, where);
  // After the check above, which ends the animations of a board that has just appeared.
  await expectNoSidewaysScroll(page, where);
  await expectNoViolations(page, where);
}

/** Both pages vote in each duel; a cup has no Confirm. */
async function playCup({ leader, phone }: Table, round: number): Promise<void> {
  await rateRound([leader, phone], round);
  const { answers } = resultsSeenBy(phone).record;
  const voters = answers.map(({ ratedBy }) => ratedBy.username);
  expect(voters).toEqual(expect.arrayContaining([leader.name, phone.name]));
}

async function rateAndSend({ leader, phone }: Table, round: number): Promise<void> {
  await rateRound([leader, phone], round);
  await Promise.all([leader, phone].map((player) => player.sendStep()));
}

/** The phone sends first, and guesses by touch which picture comes first and which comes last. */
async function rankAndGuess({ leader, phone }: Table, round: number): Promise<void> {
  await rateRound([leader, phone], round);
  await phone.sendStep();
  const grid = phone.page.getByRole('group', { name: 'What will come first, and what last?' });
  for (const index of [0, 1]) await phone.press(grid.getByRole('button').nth(index));
  await phone.press(phone.page.getByRole('button', { name: 'Lock my guess' }));
  await expect(phone.page.getByRole('region', { name: 'Guess locked' })).toBeVisible();
  await checkPhone(phone, 'RankThem, a guess');
  await leader.sendStep();
}

/** The leader sends first, and guesses by keyboard which take divides the players most. */
async function takeAndGuess({ leader, phone }: Table, round: number): Promise<void> {
  await rateRound([leader, phone], round);
  await leader.sendStep();
  const guess = leader.page.getByRole('region', { name: 'Which take divides you most?' });
  await guess.getByRole('radio').first().focus();
  await leader.page.keyboard.press('Space');
  await leader.page.getByRole('button', { name: 'Lock my guess' }).press('Enter');
  await expect(leader.page.getByRole('region', { name: 'Guess locked' })).toBeVisible();
  await phone.sendStep();
}

/** All write, then all answer to the texts of the others, which have no names until the results. */
async function writeAndAnswer(table: Table, { game, round }: { game: MiniGameType; round: number }) {
  const { leader, phone, bot } = table;
  const players = [leader, phone];
  await rateRound(players, round);
  const [byLeader = '', byPhone = ''] = await Promise.all(
    players.map(({ page }) => ownText(page).inputValue()),
  );
  await leader.sendStep();
  expect(await phone.recording.received()).not.toContain(byLeader);
  await phone.sendStep();
  for (const { page } of players) await expect(writtenTexts(page).getByRole('article')).toHaveCount(3);
  await checkPhone(phone, `${game}, the texts of the others`);
  for (const [player, text] of [
    [leader, byPhone],
    [phone, byLeader],
  ] as const) {
    const card = writtenTexts(player.page).getByRole('article', { name: text, exact: true });
    const names = [leader.name, phone.name, bot.account.username].filter((name) => name !== player.name);
    // A guess is one of all others, in the same order for each text; a text that is rated has no name at all.
    const radios = card.getByRole('radio');
    if (game === 'WhoseIsIt') {
      await expect(radios).toHaveCount(names.length);
      for (const name of names) await expect(card.getByRole('radio', { name })).not.toBeChecked();
    } else for (const name of names) await expect(card).not.toContainText(name);
  }
  await rateAndSend(table, round);
  return { text: byLeader, author: leader.name };
}

async function playRound(table: Table, round: number): Promise<MiniGameType> {
  const { leader, phone, bot } = table;
  const game = await phone.waitForBoard();
  const botHasPlayed = bot.answerSteps();
  await checkPhone(phone, `${game}, board`);
  let written: { text: string; author: string } | null = null;
  if (game === 'Cup') await playCup(table, round);
  else if (game === 'RankThem') await rankAndGuess(table, round);
  else if (game === 'HotTakes') await takeAndGuess(table, round);
  else if (game === 'WriteAndRate' || game === 'WhoseIsIt')
    written = await writeAndAnswer(table, { game, round });
  else throw new Error(`No theme of this test has ${game}`);
  await botHasPlayed;
  await leader.skipShow();
  await phone.waitForShowEnd();
  if (game === 'RankThem' || game === 'HotTakes') {
    const guesser = game === 'RankThem' ? phone : leader;
    const guesses = phone.page.getByRole('list', { name: 'Who guessed what' });
    await expect(guesses).toContainText(guesser === phone ? 'You' : guesser.name);
  }
  if (written) {
    const row = phone.page
      .getByRole('list', { name: /^Texts/ })
      .getByRole('listitem')
      .filter({ hasText: written.text });
    await expect(row.getByRole('list', { name: 'Written by' })).toContainText(written.author);
  }
  await checkPhone(phone, `${game}, results`);
  await leader.nextRound();
  return game;
}

test('hot takes, a ranking, a cup and two games of writing are played, and guesses given, by keyboard and by touch; a text has no name until the results', async ({
  actors,
}) => {
  const leader = await actors.player({ input: 'keyboard' });
  const phone = await actors.player({ screen: 'phone' });
  const code = await actors.openLobbyPages([leader, phone]);
  const account = await actors.account();
  await joinLobby(account, code);
  const bot = await actors.bot(account, code);
  const table = { leader, phone, bot };
  await leader.start();
  await Promise.all([leader, phone, bot].map((player) => player.ready()));
  await leader.chooseTheme(themes.fast);
  const fast: MiniGameType[] = [];
  for (const round of [0, 1, 2]) fast.push(await playRound(table, round));
  expect(fast.sort()).toEqual(['Cup', 'HotTakes', 'RankThem']);
  await leader.chooseTheme(themes.written);
  const written: MiniGameType[] = [];
  for (const round of [3, 4]) written.push(await playRound(table, round));
  expect(written.sort()).toEqual(['WhoseIsIt', 'WriteAndRate']);
});
