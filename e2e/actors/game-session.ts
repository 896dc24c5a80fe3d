import type { Bot } from './bot.ts';
import type { Player } from './player.ts';

/** A lobby with two bots, the first of them its leader, and one page. */
export interface GameSession {
  readonly code: string;
  readonly leader: Bot;
  readonly other: Bot;
  readonly player: Player;
}

/** From the lobby to where the leader chooses. */
export async function startGame({ leader, other, player }: GameSession): Promise<void> {
  await leader.start();
  await Promise.all([leader.ready(), other.ready(), player.ready()]);
}
