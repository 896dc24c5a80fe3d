import { clockFor } from '../clock/clock.ts';
import type { CommandOf, Context } from '../state/event.ts';
import type { Seat } from '../state/state.ts';
import {
  type Outcome,
  personOf,
  reject,
  type Transition,
  visibleChange,
  withChatAction,
} from '../state/transition.ts';
import { roundOfLeader } from './round-key.ts';

/**
 * The leader sets a time limit for this round, independent of the lobby's rule. A running timer does not
 * change.
 */
export const startTimer = (
  transition: Transition,
  seat: Seat,
  command: CommandOf<'startTimer'>,
  context: Context,
): Outcome => {
  const led = roundOfLeader(transition.state, seat.user, command);
  if ('reject' in led) return led;
  const { round } = led.stage;
  if (round.answersDueAt !== null) return reject('timerRuns');
  const stage = { ...led.stage, round: { ...round, ...clockFor(command.seconds, context) } };
  return withChatAction(
    visibleChange(transition, 'updateGame', { stage }),
    seat,
    `started a timer of ${command.seconds} seconds`,
  );
};

/**
 * The leader ends the answer time of the round now. It closes by the same rule as when a timer ends, so that
 * answers in transit still count. After the time is up, the command does nothing. In a round with several steps it ends the
 * step, unless that has a limit of its own.
 */
export const closeRoundNow = (
  transition: Transition,
  seat: Seat,
  command: CommandOf<'closeRound'>,
  { now }: Context,
): Outcome => {
  const led = roundOfLeader(transition.state, seat.user, command);
  if ('reject' in led) return led;
  const { round } = led.stage;
  const isTimeUp = round.answersDueAt !== null && round.answersDueAt <= now;
  if (round.closedBy || (isTimeUp && round.guessesDueAt === null)) return transition;
  const clock = {
    answersDueAt: now,
    clockStartedAt: round.clockStartedAt ?? now,
    closedBy: personOf(seat),
  };
  const stage = { ...led.stage, round: { ...round, ...clock } };
  return withChatAction(visibleChange(transition, 'updateGame', { stage }), seat, 'ended the round');
};
