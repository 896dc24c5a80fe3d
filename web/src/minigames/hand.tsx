import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import styles from './hand.module.css';

/** Undefined: no screen around the board has a place for the hand. Null: the place is not drawn yet. */
const HandPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Tells the board inside where on the screen its hand goes. */
export const HandPlaceProvider = HandPlace.Provider;

/** True on the screen of a round, false where a board is shown by itself, such as on the home page. */
export const useIsInRound = (): boolean => useContext(HandPlace) !== undefined;

interface HandProps {
  /** Players are bigger than pictures: they have names on them. */
  readonly players: boolean;
  readonly children: ReactNode;
}

/**
 * What a board has to hand out. It is drawn where the screen wants it: above the main action, or beside the board on
 * low screens. So it stays in sight when the board scrolls.
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
