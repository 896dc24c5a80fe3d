import type { Presence } from '@tallyho/game/people/person-card';
import styles from './PresenceMark.module.css';

/** What a user knows about a friend: what they do, or that they sit at the user's table. */
export type Whereabouts = Presence | 'here';

export const presenceWords: Record<Whereabouts, string> = {
  offline: 'Offline',
  online: 'Online',
  inLobby: 'In a lobby',
  inGame: 'In a game',
  here: 'At your table',
};

/** A user's presence as a dot, an empty ring for those who are offline. The words next to it say the same without color. */
export function PresenceMark({ presence }: { readonly presence: Whereabouts }) {
  return (
    <svg className={styles.mark} data-presence={presence} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r={presence === 'offline' ? 5 : 6.4} />
    </svg>
  );
}
