import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { reachOf } from '@tallyho/game/minigames/guess';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { inSentence, spokenTo } from '@tallyho/game/text';
import { formatNumber } from '../../entities/preferences/format.ts';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { ShownGuess } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import { GuessDart, type Guesser } from './GuessDart.tsx';
import { GuessLabel } from './GuessLabel.tsx';
import styles from './GuessLane.module.css';
import { besides, headingEnds, labelSides } from './guess-places.ts';
import { atWidth, byWidth } from './swarm.ts';

interface GuessLaneProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The viewer, whose guess is the large one. */
  readonly you: string | null;
  /** The guesses are shown; before, they keep their place. */
  readonly isOpen: boolean;
}

/** The parts of the line around the average, by the least points that a guess in them gives. */
const bands = [90, 50] as const;

/**
 * The guesses of the average, below the names of the points on the same line: each is a dart at its value, and the needle goes on as
 * a dashed line through the part of the line that gives points. Large is the guess of the viewer, or else the best one.
 */
export function GuessLane({ question, guesses, mean, you, isOpen }: GuessLaneProps) {
  const guessers = guesses
    .flatMap(({ guess, ...guesser }): Guesser[] =>
      guess.kind === 'value' ? [{ ...guesser, value: guess.value }] : [],
    )
    .toSorted((a, b) => b.points - a.points || Math.abs(a.value - mean) - Math.abs(b.value - mean));
  const best = bestGuesses(guesses);
  const isBest = ({ rater: { user } }: Guesser) => best.some(({ rater }) => rater.user === user);
  const large = guessers.find(({ rater }) => rater.user === you) ?? guessers[0];
  if (!large) return null;
  const isYours = large.rater.user === you;
  const others = guessers.filter((guesser) => guesser !== large);
  const beside = besides(others.map((guesser) => ({ at: shareOf(guesser.value), isBest: isBest(guesser) })));
  const [at, meanAt] = [shareOf(large.value), shareOf(mean)];
  const sides = labelSides(at, meanAt);
  const ends = headingEnds(at, sides);
  const reaches = bands.map((points) => reachOf(question, points / 100));
  const [close, fair] = reaches.map((reach) => [shareOf(mean - reach), shareOf(mean + reach)]);
  return (
    <section
      aria-label="Guesses"
      aria-hidden={!isOpen}
      className={classNames(styles.lane, reveal.fade)}
      data-shown={isOpen}
      data-alone={others.length === 0}
      style={{
        '--large-at': at,
        '--side': atWidth(sides),
        '--close-from': close?.[0],
        '--close-to': close?.[1],
        '--fair-from': fair?.[0],
        '--fair-to': fair?.[1],
      }}
    >
      <span className={styles.target} aria-hidden="true" />
      <div className={styles.field}>
        <span className={styles.band} data-band="fair" aria-hidden="true" />
        <span className={styles.band} data-band="close" aria-hidden="true" />
        <p className={styles.title} style={{ '--end': atWidth(ends) }} aria-hidden="true">
          Guesses
        </p>
        <span
          className={styles.distance}
          style={{ '--near': Math.min(at, meanAt), '--far': Math.max(at, meanAt) }}
          aria-hidden="true"
        />
        <ul>
          {guessers.map((guesser) => (
            <GuessDart
              key={guesser.rater.user}
              guesser={guesser}
              beside={beside[others.indexOf(guesser)] ?? byWidth(() => 0)}
              turn={guessers.filter(({ points }) => points < guesser.points).length}
              isLarge={guesser === large}
              isBest={isBest(guesser)}
              isOpen={isOpen}
            />
          ))}
        </ul>
        <GuessLabel
          guesser={large}
          count={isYours ? 1 : guessers.filter(({ value }) => value === large.value).length}
          mean={mean}
          isYours={isYours}
          isOpen={isOpen}
        />
      </div>
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
