import type { Bot } from './bot.ts';
import type { Player } from './player.ts';

/** A lobby with two bots and one page. The first bot is the leader. */
export interface GameSession {
  readonly code: string;
  readonly leader: Bot;
  readonly other: Bot;
  readonly player: Player;
}

/** Starts the game and confirms readiness, until the leader can choose a theme. */
export async function startGame({ leader, other, player }: GameSession): Promise<void> {
  await leader.start();
  await Promise.all([leader.ready(), other.ready(), player.ready()]);
}
