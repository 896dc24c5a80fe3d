import { useEffect, useState } from 'react';
import { recordBest } from './best.ts';
import { type Round, roundCount, standingsOf, startRounds, you } from './rounds.ts';

/** How long a heap is visible, in milliseconds. */
export const lookMs = 3_000;

/**
 * ready: the heap is covered; looking: it is visible; guessing: covered again; reveal: the result is shown; over: final
 * standings.
 */
export type Phase = 'ready' | 'looking' | 'guessing' | 'reveal' | 'over';

interface Game {
  readonly rounds: readonly Round[];
  /** The player's guesses so far. */
  readonly answers: readonly number[];
  readonly phase: Phase;
  /** The player's best result before this game; null if there was none, and during the game. */
  readonly best: number | null;
}

const startGuess = 50;
const newGame = (phase: Phase): Game => ({
  rounds: startRounds(Math.random),
  answers: [],
  phase,
  best: null,
});

/** State of a game of "How many?". */
export function useHowMany() {
  const [game, setGame] = useState(() => newGame('ready'));
  const [guess, setGuess] = useState(startGuess);
  const { rounds, answers, phase } = game;

  useEffect(() => {
    if (phase !== 'looking') return;
    const timer = setTimeout(() => setGame((before) => ({ ...before, phase: 'guessing' })), lookMs);
    return () => clearTimeout(timer);
  }, [phase]);

  /** Moves to the next phase. Does nothing while the heap is visible. */
  function advance() {
    switch (phase) {
      case 'ready':
        return setGame({ ...game, phase: 'looking' });
      case 'looking':
        return;
      case 'guessing':
        return setGame({ ...game, answers: [...answers, guess], phase: 'reveal' });
      case 'reveal':
        setGuess(startGuess);
        return setGame(answers.length < roundCount ? { ...game, phase: 'looking' } : ended(game));
      case 'over':
        return setGame(newGame('looking'));
      default:
        return phase satisfies never;
    }
  }

  const index = phase === 'reveal' || phase === 'over' ? answers.length - 1 : answers.length;
  return { ...game, index, round: rounds[index], guess, setGuess, advance };
}

function ended(game: Game): Game {
  const yours = standingsOf(game.rounds, game.answers).find(({ name }) => name === you.name);
  return { ...game, phase: 'over', best: recordBest(yours?.points ?? 0) };
}
