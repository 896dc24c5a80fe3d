import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import type { Step } from '@tallyho/game/minigames/fields';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import { useId } from 'react';
import { formatNumber } from '../../entities/preferences/format.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './GuessList.module.css';
import { guessWithWords, missText } from './guess-number.ts';
import { type Guesser, leadingGuessers } from './guessers.ts';

interface GuessListProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly points: readonly Step[];
  readonly guesses: readonly ShownGuess[];
  /** The same guesses, the closest first. */
  readonly guessers: readonly Guesser[];
  /** The average of the answers. */
  readonly mean: number;
  readonly you: string | null;
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

/** The closest guess and the viewer's own as cards, with how far each was from the average and what it gave; all guesses are folded below. */
export function GuessList({ question, points, guesses, guessers, mean, you, isShown }: GuessListProps) {
  const id = useId();
  const best = bestGuesses(guesses);
  const leading = leadingGuessers(guessers, you);
  const rowOf = (guesser: Guesser, isCard: boolean) => (
    <GuessRow
      key={guesser.rater.user}
      guesser={guesser}
      guess={guessWithWords(guesser.value, points)}
      miss={missText(guesser.value, mean)}
      isOwn={guesser.rater.user === you}
      isCard={isCard}
    />
  );
  return (
    <section
      aria-labelledby={id}
      aria-hidden={!isShown}
      className={classNames(styles.guesses, reveal.fade)}
      data-shown={isShown}
    >
      <VisuallyHidden>
        <h2 id={id}>Guesses</h2>
      </VisuallyHidden>
      <ul className={styles.cards}>{leading.map((guesser) => rowOf(guesser, true))}</ul>
      {guessers.length > leading.length && (
        <details className={classNames(styles.all, reveal.whole)}>
          <summary>
            All guesses
            <Icon name="chevron-down" />
          </summary>
          <ol className={styles.rows} aria-label="All guesses, closest first">
            {guessers.map((guesser) => rowOf(guesser, false))}
          </ol>
        </details>
      )}
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

interface GuessRowProps {
  readonly guesser: Guesser;
  /** What was guessed, and how far off it was, in words. */
  readonly guess: string;
  readonly miss: string;
  readonly isOwn: boolean;
  /** A large one, which says who was closest. */
  readonly isCard: boolean;
}

function GuessRow({ guesser, guess, miss, isOwn, isCard }: GuessRowProps) {
  const { rater, points, isClosest } = guesser;
  return (
    <li
      className={styles.row}
      data-card={isCard}
      data-own={isOwn}
      data-closest={isClosest}
      style={rater.seat ? { '--seat': seatColor(rater.seat) } : undefined}
      title={rater.username}
    >
      <VisuallyHidden>
        {`${rater.username} guessed ${guess}, ${miss}, ${points > 0 ? pointsText(points, formatNumber) : 'no points'}`}
      </VisuallyHidden>
      <span className={styles.face} aria-hidden="true">
        <PlayerFace avatar={rater.avatar} seat={rater.seat} size="stage" expression={guessReaction(points)} />
      </span>
      <span className={styles.name} aria-hidden="true">
        <bdi>{isOwn ? 'You' : rater.username}</bdi>
        {isCard && isClosest && (isOwn ? ' were closest' : ' was closest')}
      </span>
      <span className={styles.guessed} aria-hidden="true">
        <span>{`guessed ${guess},`}</span> <span>{miss}</span>
      </span>
      <strong className={styles.gain} data-none={points === 0} aria-hidden="true">
        {points > 0 ? `+${formatNumber(points)}` : 0}
      </strong>
    </li>
  );
}
