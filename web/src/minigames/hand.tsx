import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import styles from './hand.module.css';

/** Undefined: no screen around the board has a place for the hand. Null: the place is not mounted yet. */
const HandPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Provides the board with the element in which its hand is rendered. */
export const HandPlaceProvider = HandPlace.Provider;

/** True on the screen of a round, false where a board is shown alone, for example on the home page. */
export const useIsInRound = (): boolean => useContext(HandPlace) !== undefined;

interface HandProps {
  /** Players are larger than pictures, because their cards contain names. */
  readonly players: boolean;
  readonly children: ReactNode;
}

/**
 * The items of a board that are not placed yet. Rendered where the screen wants them: above the main action, or next
 * to the board on low screens. They stay visible when the board scrolls.
 */
export function Hand({ players, children }: HandProps) {
  const place = useContext(HandPlace);
  const hand = (
    <div className={styles.hand} data-players={players}>
      {children}
    </div>
  );
  if (place === undefined) return hand;
  return place && createPortal(hand, place);
}
