import type { HotTakesBoard, Take, TakenSide } from '@tallyho/game/minigames/hot-takes/schema';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { longestWord } from '../faces/label-size.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import styles from './TakeButtons.module.css';
import { sidesOf } from './take-sides.ts';

interface TakeButtonsProps {
  readonly board: HotTakesBoard;
  readonly take: Take;
  readonly onPress: (side: TakenSide) => void;
}

/** One take: its statement, and a button for each side. The buttons stay the same for all takes, so that the focus does not move. */
export function TakeButtons({ board, take, onPress }: TakeButtonsProps) {
  const shown = sidesOf(board, take);
  const letters = longestWord(shown.map(({ name }) => name));
  return (
    <fieldset
      className={styles.take}
      data-kind={take.kind}
      aria-label={take.kind === 'statement' ? take.text : 'This or that'}
      style={{ '--letters': letters }}
    >
      {take.kind === 'statement' && (
        <p key={take.id} className={styles.statement}>
          {take.text}
        </p>
      )}
      <div className={styles.sides}>
        {shown.map(({ side, name, paint, picture }) => (
          <button
            key={side}
            type="button"
            className={styles.side}
            style={{ background: paint.fill, color: paint.text }}
            onClick={() => onPress(side)}
          >
            <span key={take.id} className={styles.content}>
              {picture && (
                <span className={styles.picture}>
                  <RateablePicture subject={picture} decorative />
                </span>
              )}
              {take.kind === 'statement' && <Icon name={side === 'left' ? 'check' : 'close'} />}
              <span className={styles.name}>{name}</span>
            </span>
          </button>
        ))}
        {take.kind === 'pair' && (
          <span className={styles.or} aria-hidden="true">
            or
          </span>
        )}
      </div>
    </fieldset>
  );
}
