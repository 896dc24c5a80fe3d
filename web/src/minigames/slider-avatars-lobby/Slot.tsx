import { useDroppable } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './Slot.module.css';

/** What a free place is marked with, to find it for the focus. */
export const freePlace = (index: number): string => `free-place-${index}`;

interface SlotProps {
  /** From the worst, 0 up. */
  readonly index: number;
  /** "4th". */
  readonly rank: string;
  /** What the place is called in words: "Worst", "3rd". */
  readonly label: string;
  /** Who would come here by pressing it; null: it cannot be pressed. */
  readonly invites: string | null;
  readonly onPress: () => void;
  /** Who stands here. */
  readonly children: ReactNode;
}

/** A place of the row. */
export function Slot({ index, rank, label, invites, onPress, children }: SlotProps) {
  const { ref, isDropTarget } = useDroppable({ id: index });
  return (
    <li ref={ref} className={classNames(styles.slot, isDropTarget && styles.target)}>
      <span className={styles.label} aria-hidden="true">
        {rank}
      </span>
      <span className={styles.place}>
        {children ??
          (invites !== null && (
            <button
              type="button"
              className={styles.invite}
              data-item={freePlace(index)}
              aria-label={`Put ${invites} here: ${label}`}
              onClick={onPress}
            >
              +
            </button>
          ))}
      </span>
    </li>
  );
}
