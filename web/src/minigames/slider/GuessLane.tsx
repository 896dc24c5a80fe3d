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
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessLane.module.css';
import places from './swarm.module.css';
import { stacked, swarmStyles } from './swarm.ts';
import { Zones } from './Zones.tsx';

/** The width of a guesser as a part of the line, and that of one of many. */
const few = { narrow: 0.155, middle: 0.1, wide: 0.075 };
const many = { narrow: 0.135, middle: 0.09, wide: 0.06 };
const mostFew = 5;

interface GuessLaneProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The guesses are shown; before, they keep their place. */
  readonly isOpen: boolean;
  /** The names of the points, between the answers and the guesses. */
  readonly children: ReactNode;
}

/** The guesses of the average: who stands where on the zones below the needle. Those that are farthest off come first. */
export function GuessLane({ question, guesses, mean, isOpen, children }: GuessLaneProps) {
  const guessers = guesses.flatMap(({ guess, ...guesser }) =>
    guess.kind === 'value' ? [{ ...guesser, value: guess.value }] : [],
  );
  const best = bestGuesses(guesses);
  const isBest = ({ user }: Rater) => best.some(({ rater }) => rater.user === user);
  const { all, each } = swarmStyles(
    guessers.map(({ value }) => shareOf(value)),
    guessers.length > mostFew ? many : few,
    stacked,
  );
  const farther = (points: number) => guessers.filter((other) => other.points < points).length;
  return (
    <section aria-label="Guesses" aria-hidden={!isOpen}>
      <div className={styles.lane}>
        <span className={styles.needle} data-shown={isOpen} />
        {children}
        <h2
          className={classNames(styles.title, reveal.fade)}
          data-shown={isOpen}
          data-side={shareOf(mean) < 0.5 ? 'end' : 'start'}
        >
          Who guessed it?
        </h2>
        <div className={classNames(places.swarm, styles.guesses)} style={all}>
          <div aria-hidden="true">
            {guessers.map(({ rater }, index) => (
              <span
                key={rater.user}
                className={classNames(places.stem, reveal.fade)}
                data-shown={isOpen}
                style={each[index]}
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
                style={{ ...each[index], '--turn': farther(gained) }}
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
        <div className={reveal.fade} data-shown={isOpen}>
          <Zones question={question} mean={mean} />
        </div>
      </div>
      <p className={classNames(styles.caption, reveal.fade)} data-shown={isOpen} dir="auto">
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
    </section>
  );
}

const guessed = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
