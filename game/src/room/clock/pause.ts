import type { Choice, GuessEntry, RoomState, Seat, Stage } from '../state/state.ts';
import { hiddenChange, type Transition } from '../state/transition.ts';

/*
 * While a game is paused, its time stands still: no countdown of the game ends, and no seat is given up. What is about the lobby
 * and not about the game goes on: who is shown as away, who leads, and who may join.
 */

/** Returns the time of the game: it stands still during a pause. Epoch ms. */
export const gameTime = ({ pause }: Pick<RoomState, 'pause'>, now: number): number =>
  pause === null ? now : Math.min(now, pause.at);

const later = (time: number | null, by: number): number | null => (time === null ? null : time + by);

/** Returns the stage with every stored time of a countdown moved by `by` ms. A new timed step has its times here, too. */
const movedStage = (stage: Stage, by: number): Stage => {
  switch (stage.phase) {
    case 'readyCheck':
      return { ...stage, startableAt: stage.startableAt + by };
    case 'choosing':
      return { ...stage, choice: movedChoice(stage.choice, by) };
    case 'playing': {
      const { startedAt, answersDueAt, clockStartedAt, guesses, guessesDueAt } = stage.round;
      const clock = {
        startedAt: startedAt + by,
        answersDueAt: later(answersDueAt, by),
        clockStartedAt: later(clockStartedAt, by),
        guesses: guesses.map(({ user, entry }) => ({ user, entry: movedGuess(entry, by) })),
        guessesDueAt: later(guessesDueAt, by),
      };
      return { ...stage, round: { ...stage.round, ...clock } };
    }
    case 'results': {
      const show = stage.show && { ...stage.show, startsAt: stage.show.startsAt + by };
      return { ...stage, show, deadlineAt: stage.deadlineAt + by };
    }
    case 'lobby':
    case 'finished':
      return stage;
    default:
      return stage satisfies never;
  }
};

const movedGuess = (entry: GuessEntry, by: number): GuessEntry =>
  entry.state === 'open' ? { ...entry, until: entry.until + by } : entry;

const movedChoice = (choice: Choice, by: number): Choice => {
  switch (choice.kind) {
    case 'leader':
      return choice;
    case 'turn':
      return { ...choice, takeOverAt: choice.takeOverAt + by };
    case 'vote':
      return { ...choice, dueAt: choice.dueAt + by };
    case 'drawing':
    case 'decided':
      return { ...choice, askAt: choice.askAt + by, takeOverAt: choice.takeOverAt + by };
    default:
      return choice satisfies never;
  }
};

/** Returns the seat with the time that its player has left to come back at the start of the pause, or has not used yet. */
const movedSeat = (seat: Seat, at: number, by: number): Seat =>
  seat.presence.status === 'here'
    ? seat
    : { ...seat, presence: { ...seat.presence, since: Math.min(seat.presence.since, at) + by } };

/**
 * Returns the transition after the pause has ended at `now` (epoch ms), at the latest when its time was up: every countdown has
 * as much time left as at its start. The same transition if the game is not paused.
 */
export const withoutPause = (transition: Transition, now: number): Transition => {
  const { pause, stage, seats } = transition.state;
  if (pause === null) return transition;
  const by = Math.max(0, Math.min(now, pause.until) - pause.at);
  return hiddenChange(transition, {
    pause: null,
    stage: movedStage(stage, by),
    seats: seats.map((seat) => movedSeat(seat, pause.at, by)),
  });
};
