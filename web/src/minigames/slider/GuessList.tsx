import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import { useId } from 'react';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessList.module.css';
import { GuessRail } from './GuessRail.tsx';
import { inWords, missText } from './guess-number.ts';
import type { Guesser } from './guessers.ts';

interface GuessListProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly guesses: readonly ShownGuess[];
  /** The same guesses, the closest first. */
  readonly guessers: readonly Guesser[];
  /** The average of the answers. */
  readonly mean: number;
  readonly you: string | null;
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

/** How many guesses are side by side in wide windows: all up to four, else in two rows of nearly the same length. */
const columnsFor = (count: number): number => (count <= 4 ? count : Math.ceil(count / 2));

/** All guesses below the instrument, the closest first, with how far each was from the average and what it gave. */
export function GuessList({ question, guesses, guessers, mean, you, isShown }: GuessListProps) {
  const id = useId();
  const best = bestGuesses(guesses);
  return (
    <section
      aria-labelledby={id}
      aria-hidden={!isShown}
      className={classNames(styles.guesses, reveal.fade)}
      data-shown={isShown}
    >
      <h2 id={id}>
        {guessers.length > 1 ? (
          <>
            Guesses<span>, closest first</span>
          </>
        ) : (
          'The only guess'
        )}
      </h2>
      <GuessRail guessers={guessers} mean={mean} />
      <ol className={styles.rows} style={{ '--columns-wide': columnsFor(guessers.length) }}>
        {guessers.map(({ rater, value, points, isClosest }) => {
          const miss = missText(value, mean);
          const guess = inWords(value);
          return (
            <li
              key={rater.user}
              className={styles.row}
              data-own={rater.user === you}
              data-closest={isClosest}
              style={rater.seat ? { '--seat': seatColor(rater.seat) } : undefined}
              title={rater.username}
            >
              <VisuallyHidden>
                {`${rater.username} guessed ${guess}, ${miss}, ${points > 0 ? pointsText(points, formatNumber) : 'no points'}`}
              </VisuallyHidden>
              <span className={styles.face} aria-hidden="true">
                <PlayerFace
                  avatar={rater.avatar}
                  seat={rater.seat}
                  size="stage"
                  expression={guessReaction(points)}
                />
              </span>
              <bdi className={styles.name} aria-hidden="true">
                {rater.user === you ? 'You' : rater.username}
              </bdi>
              <span className={styles.guessed} aria-hidden="true">
                <span>{`guessed ${guess},`}</span> <span>{miss}</span>
              </span>
              <strong className={styles.gain} data-none={points === 0} aria-hidden="true">
                {points > 0 ? `+${formatNumber(points)}` : 0}
              </strong>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
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
      </VisuallyHidden>
    </section>
  );
}
