import type { Presence } from '@tallyho/game/people/person-card';
import styles from './PresenceMark.module.css';

export const presenceWords: Record<Presence, string> = {
  offline: 'Offline',
  online: 'Online',
  inLobby: 'In a lobby',
  inGame: 'In a game',
};

/** Each presence has its own shape, so that color is never the only sign. */
const shapes: Record<Presence, string> = {
  offline: 'M8 3a5 5 0 1 0 .1 0Z',
  online: 'M8 1.6a6.4 6.4 0 1 0 .1 0Z',
  inLobby: 'M2 2h12v12H2Z',
  inGame: 'M3 1.2 15 8 3 14.8Z',
};

/** A user's presence as a colored shape. Hidden from screen readers: the text is next to it. */
export function PresenceMark({ presence }: { readonly presence: Presence }) {
  return (
    <svg className={styles.mark} data-presence={presence} viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[presence]} />
    </svg>
  );
}
