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

/** Returns the part of the line on which a guess is at least so close, from 0 to 1. */
const partOf = ({ min, max, step }: NearBandProps['question'], mean: number, closeness: number) => {
  const reach = reachOf({ min, max, step }, closeness);
  return { from: shareOf(Math.max(min, mean - reach)), to: shareOf(Math.min(max, mean + reach)) };
};

/** A strip on the instrument, below the flags: the guesses that give at least half of the points, and in it those that give almost all. */
export function NearBand({ question, mean, values, isShown }: NearBandProps) {
  const half = partOf(question, mean, 0.5);
  const most = partOf(question, mean, 0.8);
  const notes = notePlaces(half.from, half.to, [mean, ...values].map(shareOf));
  return (
    <p
      className={classNames(styles.near, reveal.fade)}
      data-shown={isShown}
      aria-hidden="true"
      style={{
        '--from': half.from,
        '--to': half.to,
        '--most-from': most.from,
        '--most-to': most.to,
        '--note-at': atWidth(byWidth((width) => notes[width] ?? 0)),
      }}
    >
      <i className={styles.most} />
      <span data-middle={notes.middle !== null} data-wide={notes.wide !== null}>
        50+ points
      </span>
    </p>
  );
}
