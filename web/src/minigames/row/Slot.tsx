import { useDroppable } from '@dnd-kit/react';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { medalOf } from '../show/medals.ts';
import styles from './Slot.module.css';

/** The `data-item` value of a free place, used to focus it. */
export const freePlace = (index: number): string => `free-place-${index}`;

interface SlotProps {
  /** Index from the first place, from 0. */
  readonly index: number;
  /** 1 for the best place. */
  readonly rank: number;
  /** The accessible name of the place, e.g. "Worst" or "3rd". */
  readonly label: string;
  /** Name of the subject that a press puts here; null: the place cannot be pressed. */
  readonly invites: string | null;
  readonly onPress: () => void;
  /** The tile of the subject at this place. */
  readonly children: ReactNode;
}

/** A place of the row. */
export function Slot({ index, rank, label, invites, onPress, children }: SlotProps) {
  const { ref, isDropTarget } = useDroppable({ id: index });
  return (
    <li
      ref={ref}
      className={classNames(styles.slot, isDropTarget && styles.target)}
      style={{ '--index': index }}
    >
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
      <span className={classNames(styles.label, medalOf(rank))} aria-hidden="true">
        {ordinal(rank)}
      </span>
    </li>
  );
}
