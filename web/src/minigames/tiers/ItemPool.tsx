import { useDraggable, useDroppable } from '@dnd-kit/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../../shared/schedule/after-paint.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { longestWord } from '../faces/label-size.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import styles from './ItemPool.module.css';

interface ItemPoolProps {
  /** The chosen item, in the pool or on the board. */
  readonly chosen: RateableItem | null;
  /** The chosen item is on the board. */
  readonly isPlaced: boolean;
  /** Number of items that are not placed. */
  readonly left: number;
  /** Enough items are placed for a complete answer. */
  readonly isFull: boolean;
  /** Lines of unplaced items on a phone. */
  readonly lines?: 1 | 2;
  /** Nothing was placed yet: says how. */
  readonly saysHow?: boolean;
  /** Says how a placed item is moved. */
  readonly howToMove?: string;
  /** Singular name of an item. */
  readonly noun: string;
  /** Buttons (`ItemPoolAction`) for the chosen item, if it is placed. */
  readonly actions: ReactNode;
  /** Tiles of the items that are not placed yet. */
  readonly children: ReactNode;
}

const how = 'Choose a tier, or drag.';

/** The item pool: the chosen item, with its picture in large, and all unplaced items in a row. One line if everything is placed. */
export function ItemPool(props: ItemPoolProps) {
  const {
    chosen,
    isPlaced,
    left,
    isFull,
    lines = 1,
    saysHow = false,
    howToMove,
    noun,
    actions,
    children,
  } = props;
  const { ref, isDropTarget } = useDroppable({ id: 'pool' });
  const strip = useRef<HTMLDivElement>(null);
  const chosenId = chosen?.id;
  const isIdle = chosen === null && left === 0;
  // Its card below has the same text.
  const isRead = chosen !== null && isTextOnly(chosen) && !isPlaced;

  useEffect(
    () =>
      afterPaint(() => {
        const tile = chosenId && strip.current?.querySelector<HTMLElement>(`[data-item="${chosenId}"]`);
        if (!tile || !strip.current) return;
        const { offsetLeft, offsetWidth } = tile;
        strip.current.scrollTo({ left: offsetLeft - (strip.current.clientWidth - offsetWidth) / 2 });
      }),
    [chosenId],
  );

  return (
    <div
      ref={ref}
      className={isDropTarget ? `${styles.pool} ${styles.target}` : styles.pool}
      data-empty={left === 0}
      data-idle={isIdle}
    >
      {/* A text has no picture, and its name is beside it. */}
      {chosen && !isTextOnly(chosen) && <LargePicture key={chosen.id} subject={chosen} isPlaced={isPlaced} />}
      <div className={styles.side}>
        {isRead ? (
          <p className={styles.where}>{how}</p>
        ) : isIdle ? (
          // That everything is placed says the bar below.
          howToMove ? (
            <p className={styles.where}>You can drag every {noun} until you confirm.</p>
          ) : (
            <VisuallyHidden>
              Choose a {noun} to move {noun === 'player' ? 'them' : 'it'}.
            </VisuallyHidden>
          )
        ) : (
          <p className={styles.name} style={{ '--word': longestWord([chosen?.name ?? '']) }}>
            {chosen?.name ?? (isFull ? 'Every tier is filled' : `Pick a ${noun}`)}
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
        {saysHow && !isRead && <p className={styles.how}>{how}</p>}
        {howToMove && chosen && isPlaced && <p className={styles.how}>{howToMove}</p>}
        {left > 0 && (
          <div ref={strip} className={styles.strip} data-lines={lines}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

/** The id of the large picture of an item, which is dragged like its tile. */
const largeId = (id: string): string => `large:${id}`;

/** Returns the id of the item that is dragged by its tile or by its large picture. */
export const draggedItem = (id: string): string => id.replace(/^large:/, '');

/** The picture of the chosen item. It can be dragged, too. */
function LargePicture({ subject, isPlaced }: { readonly subject: RateableItem; readonly isPlaced: boolean }) {
  const { ref } = useDraggable({ id: largeId(subject.id) });
  return (
    <span ref={ref} className={styles.chosen} data-placed={isPlaced}>
      <RateablePicture subject={subject} decorative />
    </span>
  );
}

/** A small button of the item pool. It uses `aria-disabled`, so that it keeps the focus when it becomes disabled. */
export const ItemPoolAction = ({
  onPress,
  disabled = false,
  children,
}: {
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    className={styles.action}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress()}
  >
    {children}
  </button>
);

/** The keyboard shortcuts of a board. The board refers to `id` with `aria-describedby`. */
export const KeysHint = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className={styles.keys}>
    {children}
  </p>
);
