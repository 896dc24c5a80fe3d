import { expect } from '@playwright/test';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { Player } from './player.ts';

/** The ratings of one player, different for each player and round. */
const strategyOf =
  (player: number, round: number) =>
  (item: number, options: number): number =>
    (item * (player + 1) + player * 37 + round * 11) % options;

/** All players answer in parallel, until Round Over. `skips`: the first player (the leader) skips the show. Returns the mini-game. */
export async function answerRound(
  players: readonly Player[],
  { round = 0, skips = false }: { round?: number; skips?: boolean } = {},
): Promise<MiniGameType> {
  const games = await Promise.all(
    players.map(async (player, index) => {
      const game = await player.playRound(strategyOf(index, round));
      await player.confirm();
      await player.send();
      return game;
    }),
  );
  const [leader] = players;
  await Promise.all([
    ...players.map(({ roundOver }) => expect(roundOver).toBeVisible()),
    ...(skips ? [leader?.skipShow()] : []),
  ]);
  const [game] = games;
  if (!game || games.some((other) => other !== game))
    throw new Error(`The players see different games: ${games}`);
  return game;
}

/** The record of the round whose results the player's page shows. */
export function recordSeenBy({ recording, name }: Player): RoundRecord {
  const stage = recording.room?.stage;
  if (stage?.phase !== 'results') throw new Error(`${name} sees no results`);
  return stage.record;
}

/** The records of the finished game that the player's page shows. */
export function recordsSeenBy({ recording, name }: Player): RoundRecord[] {
  const stage = recording.room?.stage;
  if (stage?.phase !== 'finished') throw new Error(`${name} sees no finished game`);
  return stage.records;
}
