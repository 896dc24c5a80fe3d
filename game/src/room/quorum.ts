import type { Context } from './event.ts';
import { endRound, finish } from './rounds.ts';
import { presentSeats } from './seats.ts';
import { isRunning, show, type Turn } from './turn.ts';

/**
 * What follows by itself once nobody present is waited for any more (decisions 4, 9): the game ends with fewer than two,
 * the instance starts when all are ready, the round ends when all have sent. Doing it twice is doing it once.
 */
export const settle = (turn: Turn, context: Pick<Context, 'now' | 'timings'>): Turn => {
  const { stage } = turn.state;
  if (!isRunning(stage)) return turn;
  const present = presentSeats(turn.state);
  if (present.length < 2) return finish(turn, 'tooFewPlayers', context.now);
  if (stage.phase === 'readying' && present.every(({ user }) => stage.ready.includes(user)))
    return show(turn, 'updateGame', { stage: { phase: 'choosing', game: stage.game } });
  if (stage.phase === 'playing' && present.every(({ user }) => hasSent(stage.round.sent, user)))
    return endRound(turn, context);
  return turn;
};

const hasSent = (sent: { ratedBy: { user: string } }[], user: string): boolean =>
  sent.some(({ ratedBy }) => ratedBy.user === user);
