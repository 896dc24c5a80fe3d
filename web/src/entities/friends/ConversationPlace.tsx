import { createStore, useStore } from '../../shared/store/store.ts';
import styles from './ConversationPlace.module.css';

const place = createStore<HTMLElement | null>(null);

/** The element that an open conversation fills; null: there is no chat column, and the conversation lies above the page. */
export const useConversationPlace = (): HTMLElement | null => useStore(place);

function offer(element: HTMLElement | null) {
  place.set(element);
  return () => {
    if (place.getSnapshot() === element) place.set(null);
  };
}

/** The first child of a chat column: an open conversation takes the place of its other children, which are hidden meanwhile. */
export function ConversationPlace() {
  return <div ref={offer} className={styles.place} />;
}
