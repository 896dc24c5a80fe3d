import type { SharedGames } from '@tallyho/game/people/player-profile';
import { counted } from '@tallyho/game/text';
import styles from './GamesTogether.module.css';

interface GamesTogetherProps {
  /** Undefined while it loads. */
  readonly shared: SharedGames | undefined;
}

/** What two friends have in common in their latest games, where their conversation begins. Renders nothing before their first one. */
export function GamesTogether({ shared }: GamesTogetherProps) {
  if (shared === undefined || shared.games === 0) return null;
  const { games, agreement } = shared;
  return (
    <div className={styles.together}>
      You have played {counted(games, 'game')} together
      {agreement && ` and agreed ${agreement.percent}% in ${counted(agreement.compared, 'answer')}`}.
    </div>
  );
}
