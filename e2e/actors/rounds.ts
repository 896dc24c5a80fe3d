import { expect } from '@playwright/test';
import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { Player } from './player.ts';

/** Somebody of a table, with their own opinions: no two are alike, and nobody is always right. */
const strategyOf =
  (player: number, round: number) =>
  (item: number, options: number): number =>
    (item * (player + 1) + player * 37 + round * 11) % options;

/** Everybody rates, locks and sends what is on their screens, all at once; Round Over. `skips`: the first, who leads, skips the show. Gives the mini-game. */
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
  if (!game || games.some((other) => other !== game)) throw new Error(`Not one game: ${games}`);
  return game;
}

/** The record of the round whose results the player sees. */
export function recordSeenBy({ recording, name }: Player): RoundRecord {
  const stage = recording.room?.stage;
  if (stage?.phase !== 'results') throw new Error(`${name} sees no results`);
  return stage.record;
}

/** The records of the finished game that the player sees. */
export function recordsSeenBy({ recording, name }: Player): RoundRecord[] {
  const stage = recording.room?.stage;
  if (stage?.phase !== 'finished') throw new Error(`${name} sees no finished game`);
  return stage.records;
}
