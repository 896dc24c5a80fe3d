import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessLane.module.css';
import places from './swarm.module.css';
import { hanging, mostLarge, swarmStyles } from './swarm.ts';

/** The width of a guesser as a part of the line, and that of one of many. */
const few = { narrow: 0.155, middle: 0.13, wide: 0.09 };
const many = { narrow: 0.135, middle: 0.1, wide: 0.075 };

/** The size of the best guesser in those of the others, if few share the first place. */
const bestSize = 1.4;
const mostBest = 2;

interface GuessLaneProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The guesses are shown; before, they keep their place. */
  readonly isOpen: boolean;
  /** The names of the points: directly below the line, and below the guessers when these are shown. */
  readonly children: ReactNode;
}

/** The guesses of the average: who hangs where below the zones of the line. Those that are farthest off come first. */
export function GuessLane({ question, guesses, mean, isOpen, children }: GuessLaneProps) {
  const guessers = guesses.flatMap(({ guess, ...guesser }) =>
    guess.kind === 'value' ? [{ ...guesser, value: guess.value }] : [],
  );
  const best = bestGuesses(guesses);
  const isBest = ({ user }: Rater) => best.some(({ rater }) => rater.user === user);
  const values = guessers.map(({ value }) => shareOf(value));
  const sizes = guessers.map(({ rater }) => (isBest(rater) && best.length <= mostBest ? bestSize : 1));
  const { all, each } = swarmStyles(values, guessers.length > mostLarge ? many : few, (face) =>
    hanging(values, face, sizes),
  );
  const styleOf = (index: number) => ({ ...each[index], '--times': sizes[index] });
  const farther = (points: number) => guessers.filter((other) => other.points < points).length;
  return (
    <section aria-label="Guesses" aria-hidden={!isOpen}>
      <div className={classNames(places.measured, styles.lane)} style={all}>
        <span className={styles.needle} data-shown={isOpen} />
        <div className={classNames(places.line, places.hanging, styles.guesses)}>
          <div aria-hidden="true">
            {guessers.map(({ rater }, index) => (
              <span
                key={rater.user}
                className={classNames(places.stem, styles.stem, reveal.fade)}
                data-shown={isOpen}
                style={{ ...styleOf(index), ...(rater.seat && { '--seat': seatColor(rater.seat) }) }}
              />
            ))}
          </div>
          <ul>
            {guessers.map(({ rater, value, points: gained }, index) => (
              <li
                key={rater.user}
                className={classNames(places.spot, styles.guess, reveal.rise)}
                data-shown={isOpen}
                data-best={isBest(rater)}
                data-missed={gained === 0}
                style={{ ...styleOf(index), '--turn': farther(gained) }}
                title={rater.username}
              >
                <VisuallyHidden>
                  {`${rater.username} guessed ${guessed(value)}, ${gained > 0 ? pointsText(gained, formatNumber) : 'no points'}`}
                </VisuallyHidden>
                <span className={styles.face} aria-hidden="true">
                  <PlayerFace
                    avatar={rater.avatar}
                    seat={rater.seat}
                    size="stage"
                    expression={guessReaction(gained)}
                  />
                </span>
                <span className={styles.gained} aria-hidden="true">
                  {gained > 0 ? `+${formatNumber(gained)}` : formatNumber(0)}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.names} data-below={isOpen}>
          {children}
        </div>
      </div>
      <div className={classNames(styles.caption, reveal.fade)} data-shown={isOpen}>
        <h2>Who guessed it?</h2>
        <p dir="auto">
          {spokenTo(
            bestGuessText(
              {
                names: best.map(({ rater }) => inSentence(rater.username)),
                guesses: best.map(({ guess }) => guess),
                points: best[0]?.points ?? 0,
                question,
                outcome: { kind: 'value', value: mean },
              },
              formatNumber,
            ),
          )}
        </p>
      </div>
    </section>
  );
}

const guessed = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
