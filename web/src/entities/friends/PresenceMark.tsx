import type { Presence } from '@tallyho/game/people/person-card';
import styles from './PresenceMark.module.css';

export const presenceWords: Record<Presence, string> = {
  offline: 'Offline',
  online: 'Online',
  inLobby: 'In a lobby',
  inGame: 'In a game',
};

/** A user's presence as a dot, an empty ring for those who are offline. The words next to it say the same without color. */
export function PresenceMark({ presence }: { readonly presence: Presence }) {
  return (
    <svg className={styles.mark} data-presence={presence} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r={presence === 'offline' ? 5 : 6.4} />
    </svg>
  );
}
