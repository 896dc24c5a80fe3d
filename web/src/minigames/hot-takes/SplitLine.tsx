import { titleOfTake } from '@tallyho/game/minigames/hot-takes/rules';
import type { HotTakesBoard, Take, TakenSide } from '@tallyho/game/minigames/hot-takes/schema';
import { counted } from '@tallyho/game/text';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import reveal from '../show/reveal.module.css';
import styles from './SplitLine.module.css';
import { sidesOf } from './take-sides.ts';

/** A take and who took which side. */
export interface SplitView {
  readonly board: HotTakesBoard;
  readonly take: Take;
  readonly raters: Record<TakenSide, readonly Rater[]>;
  /** The number of players whose time was up. */
  readonly open: number;
  /** What is special about the split; null if nothing is. */
  readonly line: string | null;
}

/** The width of a side is its share; of a few among many it is at least as wide as a face. */
const columnOf = ({ length }: readonly Rater[]): string =>
  length === 0 ? '0' : `minmax(min-content, ${length}fr)`;

/** One take in the list of the results: the sides by name, below them a bar that is divided as the group was, with the faces. */
export function SplitLine({ board, take, raters, open, line }: SplitView) {
  const sides = sidesOf(board, take);
  const notes = [line, open > 0 ? `${counted(open, 'player')} left it open.` : null].filter(Boolean);
  return (
    <div className={classNames(styles.split, reveal.whole)}>
      {take.kind === 'statement' && <p className={styles.title}>{titleOfTake(board, take)}</p>}
      <div className={styles.names}>
        {sides.map(({ side, name, paint, picture }) => (
          <p key={side} className={styles.name}>
            {picture && (
              <span className={styles.picture}>
                <RateablePicture subject={picture} decorative />
              </span>
            )}
            <span>{name}</span>{' '}
            <strong style={{ background: paint.fill, color: paint.text }}>{raters[side].length}</strong>
          </p>
        ))}
      </div>
      <div
        className={styles.bar}
        style={{ gridTemplateColumns: `${columnOf(raters.left)} ${columnOf(raters.right)}` }}
      >
        {sides.map(({ side, name, paint }) => (
          <ul
            key={side}
            className={styles.side}
            aria-label={`${name}: who`}
            style={{ background: paint.fill }}
            data-empty={raters[side].length === 0}
          >
            {raters[side].map(({ user, username, avatar, seat }) => (
              <li key={user} title={username}>
                <PlayerAvatar avatar={avatar} size="xs" label={username} seat={seat} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </div>
  );
}
