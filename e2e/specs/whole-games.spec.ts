import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/room/state';
import { writeTheme } from '../actors/own-theme.ts';
import type { Player } from '../actors/player.ts';
import { everybodyAnswers, recordSeenBy, recordsSeenBy } from '../actors/rounds.ts';
import { expectAwards, expectPoints, expectRound } from '../actors/shown-results.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

/** Whole games of every kind of mini-game, each result held against one that is computed separately. */
test.describe.configure({ timeout: 300_000 });

const allSix = [
  'Choose',
  'Slider',
  'SliderAvatarsLobby',
  'SliderLobby',
  'TierList',
  'TierListLobby',
] as const;

const main = ({ page }: Player) => page.getByRole('main');

async function everybody(
  players: readonly Player[],
  act: (player: Player) => Promise<unknown>,
): Promise<void> {
  await Promise.all(players.map(act));
}

interface Rounds {
  /** Whose screen is read. */
  readonly reader: Player;
  readonly rounds: number;
  readonly records: RoundRecord[];
  readonly isAnonymous?: boolean;
}

/** Plays so many rounds of the theme that was chosen; reads and recomputes each. */
async function playRounds(players: readonly Player[], options: Rounds): Promise<MiniGameType[]> {
  const { reader, rounds, records, isAnonymous = false } = options;
  const [leader] = players;
  const played: MiniGameType[] = [];
  for (let round = 0; round < rounds; round += 1) {
    played.push(await everybodyAnswers(players, { round, skips: true }));
    await reader.seesAll();
    const record = recordSeenBy(reader);
    records.push(record);
    await expectRound(main(reader), record);
    await expectAwards(reader.page, records, { isAnonymous });
    await leader?.nextRound();
  }
  return played;
}

test('eight browsers play the games about themselves; who does not want to be rated is not', async ({
  people,
}) => {
  const leader = await people.player();
  const phone = await people.player({ screen: 'phone' });
  const others: Player[] = [];
  for (const screen of ['phone', 'phone', 'tablet', 'phone', 'narrow', 'narrow'] as const)
    others.push(await people.player({ screen, pictures: false }));
  const players = [leader, phone, ...others];
  const shy = others.slice(0, 5);
  await people.gather(players);
  await leader.start();
  await everybody(shy, async (player) => {
    await player.press(player.page.getByRole('switch', { name: "Don't rate me in this game" }));
    await expect(player.page.getByRole('switch', { name: "Don't rate me in this game" })).toBeChecked();
  });
  await expect(leader.page.getByText('not being rated')).toHaveCount(shy.length);
  await everybody(players, (player) => player.ready());

  await leader.chooseTheme(themes.eachOther);
  const records: RoundRecord[] = [];
  const played = await playRounds(players, { reader: phone, rounds: 3, records });
  const rated = players.filter((player) => !shy.includes(player));
  for (const { board } of records)
    expect('players' in board && board.players.map(({ user }) => user)).toEqual(
      rated.map(({ account }) => account.userId),
    );
  expect(played.sort()).toEqual(['SliderAvatarsLobby', 'SliderLobby', 'TierListLobby']);

  await leader.endGame();
  await everybody(players, ({ gameOver }) => expect(gameOver).toBeVisible());
  for (const reader of [leader, phone]) {
    expect(recordsSeenBy(reader)).toHaveLength(3);
    await expectPoints(reader.page, records);
    await expectAwards(reader.page, records, { ofGame: true });
    await expectPages(reader, records);
  }
  await phone.playAgain();
  await everybody(
    players.filter((player) => player !== phone),
    (player) => player.playAgain(),
  );
  await everybody(players, ({ page }) => expect(page).toHaveURL(/\/(\?|$)/));
  await expect(leader.heading('Your Lobby')).toBeVisible();
});

test('two browsers, one by keyboard alone and one by touch alone, play all six mini-games', async ({
  people,
}) => {
  const leader = await people.guest({ hands: 'keyboard' });
  const phone = await people.player({ screen: 'phone' });
  const players = [leader, phone];
  await leader.page.goto('/register');
  await leader.register();
  await leader.createLobby();
  const code = await leader.readCode();
  await phone.joinByLink(code);
  await expect(phone.heading('In Another Lobby')).toBeVisible();
  await leader.say('Hello by keyboard');
  await phone.hears('Hello by keyboard');
  await leader.start();
  await everybody(players, (player) => player.ready());

  await leader.chooseTheme(themes.threeKinds);
  await leader.playRound();
  await leader.confirm();
  await leader.goBack();
  const records: RoundRecord[] = [];
  const played: MiniGameType[] = [];
  await test.step('both show the same step of the show, and only who leads may skip it', async () => {
    const [here, there] = [await noteSteps(leader), await noteSteps(phone)];
    played.push(await everybodyAnswers(players));
    await expect(phone.button('Skip')).toHaveCount(0);
    expectSameSteps(await here(), await there());
    records.push(recordSeenBy(phone));
    await leader.nextRound();
  });
  played.push(...(await playRounds(players, { reader: phone, rounds: 2, records })));
  await leader.chooseTheme(themes.eachOther);
  played.push(...(await playRounds(players, { reader: phone, rounds: 3, records })));
  expect(played.sort()).toEqual(allSix);
  await leader.endGame();
  await expect(phone.gameOver).toBeVisible();
  await expectPoints(phone.page, records);
  await expectAwards(phone.page, records, { ofGame: true });
  await leader.press(
    leader.page.getByRole('region', { name: 'Results by round' }).getByRole('button', { name: 'Previous' }),
  );
  await leader.playAgain();
  await phone.playAgain();
  await expect(phone.heading('In Another Lobby')).toBeVisible();
});

test('four browsers play a theme that one of them wrote, with anonymous votes', async ({ people }) => {
  const leader = await people.player();
  const writer = await people.player({ screen: 'phone' });
  const others = [await people.player({ pictures: false }), await people.player({ screen: 'narrow' })];
  const players = [leader, writer, ...others];
  await people.gather(players);
  await writeTheme(writer, { name: 'Our kitchen', texts: ['The fridge', 'The sink'], games: 'all' });
  await writeTheme(writer, { name: 'Best left unsaid', texts: ['This', 'That'], games: ['Choose'] });
  const list = leader.page.getByRole('list', { name: 'Themes of this lobby' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await leader.press(leader.button('Remove Best left unsaid'));
  await leader.press(leader.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await leader.press(leader.button('Lobby settings'));
  await leader.press(leader.page.getByRole('switch', { name: 'Anonymous votes' }));
  await expect(leader.page.getByRole('switch', { name: 'Anonymous votes' })).toBeChecked();

  await leader.start();
  await expect(writer.page.getByText('Votes are anonymous in this game')).toBeVisible();
  await everybody(players, (player) => player.ready());
  await leader.chooseTheme('Our kitchen');
  const records: RoundRecord[] = [];
  const played = await playRounds(players, {
    reader: writer,
    rounds: 7,
    records,
    isAnonymous: true,
  });
  expect([...new Set(played)].sort()).toEqual(allSix);
  for (const { answers } of records)
    for (const { ratedBy } of answers) expect(ratedBy).toMatchObject({ username: 'Anonymous' });

  await leader.endGame();
  await everybody(players, ({ gameOver }) => expect(gameOver).toBeVisible());
  await expectPoints(writer.page, records);
  await expectAwards(writer.page, records, { isAnonymous: true, ofGame: true });
  await expectPages(leader, records);
  await expect(writer.page.getByText('Votes were anonymous in this game')).toBeVisible();
  // Not a word of who gave what, in anything that came to the page.
  const received = await writer.recording.received();
  for (const { account } of players) expect(received).not.toContain(`"ratedBy":{"user":"${account.userId}"`);
});

/** Game Over's pages, from the last round to the first. */
async function expectPages(reader: Player, records: readonly RoundRecord[]): Promise<void> {
  const pager = reader.page.getByRole('region', { name: 'Results by round' });
  for (const record of records.toReversed()) {
    await expect(pager.getByText(`Round ${record.index + 1} of ${records.length}`)).toBeVisible();
    await expectRound(pager, record);
    if (record.index > 0) await reader.press(pager.getByRole('button', { name: 'Previous' }));
  }
}

const isOver = 'Everything is shown';

/** Notes when each step of the next show comes to a screen, until it is over. */
async function noteSteps({ page }: Player): Promise<() => Promise<Map<string, number>>> {
  const steps = await page.evaluateHandle((last) => {
    const noted: [string, number][] = [];
    const noting = setInterval(() => {
      const bar = document.querySelector('[role=progressbar][aria-label="Results shown"]');
      const step = bar?.getAttribute('aria-valuetext');
      if (step && step !== noted.at(-1)?.[0]) noted.push([step, Date.now()]);
      if (step === last) clearInterval(noting);
    }, 20);
    return noted;
  }, isOver);
  return async () => {
    await expect
      .poll(async () => new Map(await steps.jsonValue()).has(isOver), { timeout: 40_000 })
      .toBe(true);
    return new Map(await steps.jsonValue());
  };
}

/** Less than a step, in milliseconds: a busy machine draws late, but never another step. */
const atOnce = 1_400;

/** Step by step, both screens showed the same at the same time. */
function expectSameSteps(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): void {
  const both = [...one.keys()].filter((step) => other.has(step));
  expect(both.length, both.join()).toBeGreaterThan(3);
  for (const step of both) {
    const apart = Math.abs((one.get(step) ?? 0) - (other.get(step) ?? 0));
    expect(apart, `${step} on both screens`).toBeLessThan(atOnce);
  }
}
