import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { reachOf } from '@tallyho/game/minigames/guess';
import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import styles from './NearBand.module.css';
import { notePlaces } from './near-band.ts';
import { atWidth, byWidth } from './swarm.ts';

interface NearBandProps {
  readonly question: Extract<GuessQuestion, { kind: 'value' }>;
  /** The average of the answers. */
  readonly mean: number;
  /** The guesses with flags. */
  readonly values: readonly number[];
  readonly isShown: boolean;
}

/** A strip on the instrument, below the flags: the guesses that give at least half of the points. */
export function NearBand({ question, mean, values, isShown }: NearBandProps) {
  const reach = reachOf(question, 0.5);
  const from = shareOf(Math.max(question.min, mean - reach));
  const to = shareOf(Math.min(question.max, mean + reach));
  const notes = notePlaces(from, to, [mean, ...values].map(shareOf));
  return (
    <p
      className={classNames(styles.near, reveal.fade)}
      data-shown={isShown}
      aria-hidden="true"
      style={{ '--from': from, '--to': to, '--note-at': atWidth(byWidth((width) => notes[width] ?? 0)) }}
    >
      <span data-middle={notes.middle !== null} data-wide={notes.wide !== null}>
        50+ points
      </span>
    </p>
  );
}
