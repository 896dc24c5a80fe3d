import { shareOf } from '@tallyho/game/minigames/slider/rules';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './GuessRail.module.css';
import type { Guesser } from './guessers.ts';
import places from './swarm.module.css';
import { swarmStyles } from './swarm.ts';

interface GuessRailProps {
  /** The closest first. */
  readonly guessers: readonly Guesser[];
  /** The average of the answers. */
  readonly mean: number;
}

/** The width of a face as a part of the line. Narrow results have no rail. */
const faces = { narrow: 0.12, middle: 0.07, wide: 0.045 };

/**
 * The guesses as faces below a line that is as long as the one of the answers, with the average above it and a bar from there to the
 * closest guess. Hidden from screen readers, because the list has them.
 */
export function GuessRail({ guessers, mean }: GuessRailProps) {
  const at = guessers.map(({ value }) => shareOf(value));
  const { all, each } = swarmStyles(at, faces);
  const [from, to] = [at[0] ?? 0, shareOf(mean)].toSorted((one, other) => one - other);
  return (
    <div className={classNames(styles.rail, places.swarm, places.hanging)} style={all} aria-hidden="true">
      <span className={styles.miss} style={{ '--from': from, '--to': to }} />
      <span className={styles.mean} style={{ '--at': shareOf(mean) }} />
      {guessers.map(({ rater: { user } }, index) => (
        <span key={user} className={places.stem} style={each[index]} />
      ))}
      {guessers.map(({ rater: { user, avatar, seat } }, index) => (
        <span key={user} className={places.spot} style={each[index]}>
          <PlayerFace avatar={avatar} seat={seat} size="stage" />
        </span>
      ))}
    </div>
  );
}
