import { useEffect, useState } from 'react';
import { recordBest } from './best.ts';
import { dealRounds, type Round, roundCount, standingsOf, you } from './rounds.ts';

/** How long a heap is to be seen, in milliseconds. */
export const lookMs = 3_000;

/** ready: the heap is covered. looking: it is seen. guessing: covered again. reveal: what it was. over: who has won. */
export type Phase = 'ready' | 'looking' | 'guessing' | 'reveal' | 'over';

interface Game {
  readonly rounds: readonly Round[];
  /** Your guesses so far. */
  readonly answers: readonly number[];
  readonly phase: Phase;
  /** Your best before this game; null if there was none, or while it goes on. */
  readonly best: number | null;
}

const startGuess = 50;
const newGame = (phase: Phase): Game => ({
  rounds: dealRounds(Math.random),
  answers: [],
  phase,
  best: null,
});

/** A game of "How many?", from one press of its button to the next. */
export function useHowMany() {
  const [game, setGame] = useState(() => newGame('ready'));
  const [guess, setGuess] = useState(startGuess);
  const { rounds, answers, phase } = game;

  useEffect(() => {
    if (phase !== 'looking') return;
    const timer = setTimeout(() => setGame((before) => ({ ...before, phase: 'guessing' })), lookMs);
    return () => clearTimeout(timer);
  }, [phase]);

  /** Does what the button says in this phase; while a heap is looked at there is nothing to press. */
  function goOn() {
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
  return { ...game, index, round: rounds[index], guess, setGuess, goOn };
}

function ended(game: Game): Game {
  const yours = standingsOf(game.rounds, game.answers).find(({ name }) => name === you.name);
  return { ...game, phase: 'over', best: recordBest(yours?.points ?? 0) };
}
