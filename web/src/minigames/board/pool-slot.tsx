import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import styles from './pool-slot.module.css';

/** Undefined: the screen around the board has no slot for the item pool. Null: the slot is not mounted yet. */
const PoolSlot = createContext<HTMLElement | null | undefined>(undefined);

/** Provides the element in which the board renders its item pool. */
export const PoolSlotProvider = PoolSlot.Provider;

/** True on the screen of a round, false where a board is shown alone, for example on the home page. */
export const useIsInRound = (): boolean => useContext(PoolSlot) !== undefined;

interface PoolAreaProps {
  /** Players are larger than pictures, because their cards contain names. */
  readonly players: boolean;
  readonly children: ReactNode;
}

/**
 * Container of the items of a board that are not placed yet. Rendered in the slot of the screen: above the main action, or next
 * to the board on low screens. It stays visible when the board scrolls.
 */
export function PoolArea({ players, children }: PoolAreaProps) {
  const slot = useContext(PoolSlot);
  const area = (
    <div className={styles.area} data-players={players}>
      {children}
    </div>
  );
  if (slot === undefined) return area;
  return slot && createPortal(area, slot);
}
