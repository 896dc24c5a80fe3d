import { listed } from '@tallyho/game/text';
import { Link } from 'react-router-dom';
import { closeConversation } from '../../entities/friends/people-panel-store.ts';
import { useGameNights } from '../../entities/game-nights/game-nights-api.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './LinkCard.module.css';
import type { OwnLink } from './own-link.ts';

const words = {
  result: { icon: 'trophy', title: 'How a game ended', does: 'See the result' },
  invitation: { icon: 'play', title: 'A seat at the table', does: 'Open the invitation' },
} as const;

/** A link to a shared result or to a lobby. The result of a game of the user has the names of its themes. */
export function LinkCard({ link }: { readonly link: OwnLink }) {
  // Only what has been loaded anyway.
  const { data } = useGameNights(null, false);
  const night = data?.games.find(({ shareToken }) => shareToken === link.key);
  const { icon, title, does } = words[link.kind];
  return (
    <Link to={link.to} className={styles.card} data-kind={link.kind} onClick={closeConversation}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <strong>{night && night.themes.length > 0 ? listed(night.themes) : title}</strong> <span>{does}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
