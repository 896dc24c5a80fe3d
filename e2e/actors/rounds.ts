import { expect } from '@playwright/test';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { Player } from './player.ts';

/** The ratings of one player, different for each player and round. */
const strategyOf =
  (player: number, round: number) =>
  (item: number, options: number): number =>
    (item * (player + 1) + player * 37 + round * 11) % options;

/** All players rate everything in parallel, without sending it. Returns the mini-game. */
export async function rateRound(players: readonly Player[], round: number): Promise<MiniGameType> {
  const [game, ...others] = await Promise.all(
    players.map((player, index) => player.playRound(strategyOf(index, round))),
  );
  if (!game || others.some((other) => other !== game))
    throw new Error(`The players see different games: ${[game, ...others]}`);
  return game;
}

/** All players answer in parallel, until Round Over. */
export async function answerRound(players: readonly Player[], round: number): Promise<void> {
  await rateRound(players, round);
  await Promise.all(
    players.map(async (player) => {
      await player.confirm();
      await player.send();
    }),
  );
  await Promise.all(players.map(({ roundOver }) => expect(roundOver).toBeVisible()));
}

/** The record and the awards of the round whose results the player's page has received. */
export function resultsSeenBy({ recording, name }: Player) {
  const stage = recording.room?.stage;
  if (stage?.phase !== 'results') throw new Error(`${name} sees no results`);
  return stage;
}

/** The records and the awards of the finished game that the player's page has received. */
export function gameSeenBy({ recording, name }: Player) {
  const stage = recording.room?.stage;
  if (stage?.phase !== 'finished') throw new Error(`${name} sees no finished game`);
  return stage;
}
