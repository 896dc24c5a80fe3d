import { chooseGame, chosenTheme, sliderGame } from '@tallyho/game/testing/themes';
import { expect, test } from 'vitest';
import { lobbyOf, startGame, World } from './world.ts';

/** A theme of 40 games, as an API of an older version would return it: not drawn. */
const deck = chosenTheme(
  'Deck',
  Array.from({ length: 40 }, (_, at) => ({
    ...(at % 2 === 0 ? sliderGame() : chooseGame()),
    name: `Game ${at}`,
  })),
);
const worldWithDeck = async () => {
  const world = new World();
  world.edge.themes.set('Deck', deck);
  const sockets = await lobbyOf(world, ['robin1', 'sammy2']);
  const gameId = await startGame(world, sockets);
  return {
    world,
    sockets,
    choice: JSON.stringify({ id: 'choose-deck', type: 'themeChosen', gameId, theme: 'Deck' }),
  };
};
/** Lets the API wait until the returned function is called. */
const held = (world: World) => {
  let release = () => {};
  world.edge.hold = new Promise((resolve) => {
    release = resolve;
  });
  return () => {
    world.edge.hold = null;
    release();
  };
};

test('only the drawn games are stored, and a restored room goes on with the same ones', async () => {
  const { world, sockets, choice } = await worldWithDeck();
  const [robin] = sockets;
  await world.room.message(robin, choice);
  await world.settle();
  const { game } = await world.view(robin);
  expect(game?.theme?.games).toHaveLength(3);
  expect([...world.storage.values.keys()].filter((key) => key.startsWith('theme:'))).toHaveLength(3);
  world.kill();
  expect((await world.connect('robin1')).snapshot.view.game?.theme).toEqual(game?.theme);
});

test('a choice that arrives twice while its theme is fetched is drawn once', async () => {
  const { world, sockets, choice } = await worldWithDeck();
  const [robin] = sockets;
  const release = held(world);
  const both = [world.room.message(robin, choice), world.room.message(robin, choice)];
  release();
  await Promise.all(both);
  await world.settle();
  expect(robin.acks.filter(({ ack }) => ack === 'choose-deck')).toEqual([
    { ack: 'choose-deck', ok: true },
    { ack: 'choose-deck', ok: true },
  ]);
  const { game, stage } = await world.view(robin);
  expect(stage.phase).toBe('playing');
  expect(game?.theme?.games).toHaveLength(3);
});

test('a room that dies while it waits for the draw is choosing when it is restored, and the repeated choice is drawn', async () => {
  const { world, sockets, choice } = await worldWithDeck();
  const [robin] = sockets;
  held(world);
  void world.room.message(robin, choice);
  await world.settle();
  world.kill();
  world.edge.hold = null;
  const again = await world.connect('robin1');
  expect(again.snapshot.view.stage.phase).toBe('choosing');
  await world.room.message(again, choice);
  await world.settle();
  expect((await world.view(again)).game?.theme?.games).toHaveLength(3);
});
