import { titleOfTake } from '@tallyho/game/minigames/hot-takes/rules';
import type { HotTakesBoard, Take, TakenSide } from '@tallyho/game/minigames/hot-takes/schema';
import { counted } from '@tallyho/game/text';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import type { Rater } from '../contract.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
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

/** An empty side is narrow. */
const shareOf = ({ length }: readonly Rater[]): string => `${length || 0.2}fr`;

/** One take in the list of the results: a bar that is divided as the group was, with the faces on their side. */
export function SplitLine({ board, take, raters, open, line }: SplitView) {
  const notes = [line, open > 0 ? `${counted(open, 'player')} left it open.` : null].filter(Boolean);
  return (
    <div className={styles.split}>
      {take.kind === 'statement' && <p className={styles.title}>{titleOfTake(board, take)}</p>}
      <div
        className={styles.bar}
        style={{ '--left': shareOf(raters.left), '--right': shareOf(raters.right) }}
      >
        {sidesOf(board, take).map(({ side, name, paint, picture }) => (
          <div
            key={side}
            className={styles.side}
            style={{ background: paint.fill, color: paint.text }}
            data-empty={raters[side].length === 0}
          >
            <p className={styles.name}>
              {picture && (
                <span className={styles.picture}>
                  <RateablePicture subject={picture} decorative />
                </span>
              )}
              <span>{name}</span> <strong>{raters[side].length}</strong>
            </p>
            <ul className={styles.faces} aria-label={`${name}: who`}>
              {raters[side].map(({ user, username, avatar, seat }) => (
                <li key={user} title={username}>
                  <PlayerAvatar avatar={avatar} size="xs" label={username} seat={seat} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </div>
  );
}
