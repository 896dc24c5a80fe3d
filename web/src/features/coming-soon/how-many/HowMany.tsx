import { type FormEvent, useEffect, useRef } from 'react';
import reveal from '../../../minigames/show/reveal.module.css';

import { Button } from '../../../shared/ui/controls/Button.tsx';
import { RangeSlider } from '../../../shared/ui/controls/RangeSlider.tsx';
import { seatShapeName } from '../../../shared/ui/players/Shape.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import { HallOfFame } from './HallOfFame.tsx';
import { Heap } from './Heap.tsx';
import styles from './HowMany.module.css';
import { RatingBar } from './RatingBar.tsx';
import { guessRange, pointsFor, type Round, rivals, roundCount, you } from './rounds.ts';
import { lookMs, type Phase, useHowMany } from './use-how-many.ts';

/** Label of the button in each phase. */
const actions: Record<Phase, string> = {
  ready: 'Show the heap',
  looking: 'Look ...',
  guessing: 'Lock it in',
  reveal: 'Next heap',
  over: 'Play again',
};

/** The game of the coming-soon page: guess the number of pieces in a heap, against three simulated rivals. */
export default function HowMany() {
  const { rounds, answers, phase, best, index, round, guess, setGuess, advance } = useHowMany();
  const form = useRef<HTMLFormElement>(null);
  const isLast = answers.length === roundCount;

  // For keyboard users the slider is focused as soon as it is enabled.
  useEffect(() => {
    if (phase === 'guessing' && form.current?.contains(document.activeElement))
      form.current.querySelector('input')?.focus({ preventScroll: true });
  }, [phase]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // The slider is hidden after the guess, so the focus moves to the button.
    if (document.activeElement instanceof HTMLInputElement)
      form.current?.querySelector('button')?.focus({ preventScroll: true });
    advance();
  }

  return (
    <form ref={form} className={styles.game} aria-labelledby="how-many" onSubmit={onSubmit}>
      <header className={styles.head}>
        <h2 id="how-many">How many?</h2>
        <p>{phase === 'over' ? 'That was it' : `Heap ${index + 1} of ${roundCount}`}</p>
      </header>
      {phase === 'over' || !round ? (
        <HallOfFame rounds={rounds} answers={answers} best={best} />
      ) : (
        <>
          <Heap
            key={index}
            round={round}
            covered={phase === 'ready' || phase === 'guessing'}
            excited={phase === 'looking' || phase === 'reveal'}
          />
          <p className={styles.news} role="status">
            {newsOf(phase, round, answers.at(-1))}
          </p>
          <div className={classNames(styles.answer, reveal.stage)}>
            <div className={reveal.fade} data-shown={phase !== 'reveal'}>
              <RangeSlider
                label="Your guess"
                {...guessRange}
                size="lg"
                value={guess}
                disabled={phase !== 'guessing'}
                onChange={setGuess}
              />
            </div>
            {phase === 'reveal' && <Marks round={round} answer={answers.at(-1) ?? guess} />}
          </div>
        </>
      )}
      <Button type="submit" size="lg" wide aria-disabled={phase === 'looking'}>
        {phase === 'reveal' && isLast ? 'See who wins' : actions[phase]}
      </Button>
    </form>
  );
}

/** All guesses and the true number on a scale from 1 to 100. */
function Marks({ round, answer }: { readonly round: Round; readonly answer: number }) {
  return (
    <div className={styles.marks}>
      <RatingBar
        mean={round.pieces.length}
        marks={[you, ...rivals].map(({ name, avatar, seat }, index) => ({
          rater: { user: name, username: name, avatar, seat },
          value: index === 0 ? answer : (round.guesses[index - 1] ?? 0),
        }))}
      />
    </div>
  );
}

function newsOf(phase: Exclude<Phase, 'over'>, round: Round, answer = 0): string {
  const count = round.pieces.length;
  switch (phase) {
    case 'ready':
      return `You see it for ${lookMs / 1000} seconds. Then everybody says a number.`;
    case 'looking':
      return 'Look, there it is!';
    case 'guessing':
      return `Gone. A clue for everybody: ${clueOf(round)}.`;
    case 'reveal':
      return answer === count
        ? `${count}, exactly as you said! 100 points.`
        : `It was ${count}, you said ${answer}: ${pointsFor(answer, count)} points.`;
    default:
      return phase satisfies never;
  }
}

/** The names of shapes whose plural does not only add an s. */
const plurals: Partial<Record<string, string>> = { cross: 'crosses', leaf: 'leaves' };

function clueOf({ clue: { shape, count } }: Round): string {
  const name = seatShapeName(shape);
  if (count === 1) return `one of them is a ${name}`;
  return `${count} of them are ${plurals[name] ?? `${name}s`}`;
}
