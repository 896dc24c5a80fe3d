import { takeSeat } from '../actors/lobby.ts';
import { expect, test } from '../fixtures.ts';
import { themes } from '../stack/themes.ts';

test('without a pointer: register, open a lobby, start, play all three mini-games, Game Over', async ({
  people,
}) => {
  test.setTimeout(120_000);
  const player = await people.guest({ hands: 'keyboard' });
  await player.page.goto('/register');
  await player.register();
  await player.createLobby();
  const code = await player.readCode();

  const account = await people.account();
  await takeSeat(account, code);
  const friend = await people.bot(account, code);
  await player.say('Hello by keyboard');
  await player.start();
  await friend.ready();
  await player.ready();
  await player.chooseTheme(themes.threeKinds);

  const played: string[] = [];
  for (const _ of [1, 2, 3]) {
    await friend.answer();
    played.push(await player.playRound());
    await player.confirm();
    await player.goBack();
    await player.confirm();
    await player.send();
    await player.nextRound();
  }
  expect(played).toEqual(['TierList', 'Slider', 'Choose']);
  await player.endGame();
  await player.press(
    player.page.getByRole('region', { name: 'Results by round' }).getByRole('button', { name: 'Previous' }),
  );
  await player.playAgain();
});
