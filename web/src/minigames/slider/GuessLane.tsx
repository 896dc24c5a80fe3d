import { bestGuesses } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import { reachOf } from '@tallyho/game/minigames/guess';
import { bestGuessText } from '@tallyho/game/minigames/guess-words';
import { guessQuestionOf } from '@tallyho/game/minigames/registry';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import type { SliderBoard } from '@tallyho/game/minigames/slider/schema';
import { guessReaction } from '@tallyho/game/show/reaction';
import { inSentence, spokenTo } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import { formatNumber } from '../../entities/preferences/format.ts';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { Rater, ShownGuess } from '../contract.ts';
import { Leads } from '../show/Leads.tsx';
import { spreadApart } from '../show/spread-apart.ts';
import styles from './GuessLane.module.css';

/** The part of the line that a pin takes: in narrow, middle and wide results. */
const pinWidth = { narrow: 0.125, middle: 0.095, wide: 0.07 };

/** The points that a guess gets at least in the inner and in the outer band. */
const bands = { inner: 90, outer: 50 } as const;
/** A narrower part of a band has no number, as a part of the line. */
const leastNamed = 0.08;

interface GuessLaneProps {
  readonly board: SliderBoard;
  readonly guesses: readonly ShownGuess[];
  /** The average of the answers. */
  readonly mean: number;
  /** The names of the points of the scale. */
  readonly children: ReactNode;
}

/**
 * The guesses of the average, which hang on the scale of the answers: bands around the average say how many points a guess there
 * gets, a pin with its points stands for each guess at its place, and one sentence says who guessed best.
 */
export function GuessLane({ board, guesses, mean, children }: GuessLaneProps) {
  const question = guessQuestionOf(board);
  const pins = guesses.flatMap(({ guess, ...pin }) =>
    guess.kind === 'value' ? [{ ...pin, value: guess.value, at: shareOf(guess.value) }] : [],
  );
  const values = pins.map(({ at }) => at);
  const narrow = spreadApart(values, pinWidth.narrow);
  const middle = spreadApart(values, pinWidth.middle);
  const wide = spreadApart(values, pinWidth.wide);
  const leadsFrom = (places: readonly number[]) =>
    pins.map(({ rater, at }, index) => ({ key: rater.user, from: at, to: places[index] ?? at, shown: true }));
  const best = bestGuesses(guesses);
  const isBest = ({ user }: Rater) => best.some(({ rater }) => rater.user === user);
  const last = board.points.length - 1;
  return (
    <section
      className={styles.lane}
      aria-label="Guesses"
      style={{ '--count': board.points.length }}
      data-missed={pins.some(({ points }) => points === 0)}
    >
      {question?.kind === 'value' && <Bands question={question} mean={mean} />}
      <div className={styles.scale}>
        {board.points.map(({ name }, index) => (
          <span
            key={name}
            className={styles.grid}
            style={{ insetInlineStart: `${(index / last) * 100}%` }}
            aria-hidden="true"
          />
        ))}
        <Leads lines={leadsFrom(narrow)} width="narrow" className={styles.leads} />
        <Leads lines={leadsFrom(middle)} width="middle" className={styles.leads} />
        <Leads lines={leadsFrom(wide)} width="wide" className={styles.leads} />
        {pins.map(({ rater, at }) => (
          <span key={rater.user} className={styles.place} style={{ '--at': at }} aria-hidden="true" />
        ))}
        <ul className={styles.pins}>
          {pins.map(({ rater, value, points: gained }, index) => (
            <li
              key={rater.user}
              className={styles.pin}
              data-best={isBest(rater)}
              style={{ '--narrow': narrow[index], '--middle': middle[index], '--wide': wide[index] }}
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
                {gained > 0 ? `+${formatNumber(gained)}` : 'no points'}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {children}
      <p className={styles.sentence} dir="auto">
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

interface BandsProps {
  readonly question: { readonly min: number; readonly max: number; readonly step: number };
  readonly mean: number;
}

/** Directly below the line: where a guess gets many points, and where it gets some. */
function Bands({ question, mean }: BandsProps) {
  const reachIn = (points: number) => reachOf(question, points / 100);
  const [outer, inner] = [reachIn(bands.outer), reachIn(bands.inner)];
  const parts = [
    { key: 'before', from: mean - outer, to: mean - inner, points: bands.outer },
    { key: 'inner', from: mean - inner, to: mean + inner, points: bands.inner },
    { key: 'after', from: mean + inner, to: mean + outer, points: bands.outer },
  ].flatMap(({ from, to, ...part }) => {
    const [start, end] = [from, to].map((value) => Math.min(1, Math.max(0, shareOf(value))));
    return start !== undefined && end !== undefined && end > start ? [{ ...part, start, end }] : [];
  });
  return (
    <div className={styles.bands} aria-hidden="true">
      {parts.map(({ key, points, start, end }) => (
        <span
          key={key}
          className={styles.band}
          data-inner={points === bands.inner}
          style={{ '--start': start, '--end': end }}
        >
          {end - start > leastNamed && `${formatNumber(points)}+`}
        </span>
      ))}
    </div>
  );
}

const guessed = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);
