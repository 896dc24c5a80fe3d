import type { Person } from '@tallyho/game/model/person';
import type { SharedGames } from '@tallyho/game/people/player-profile';
import { counted } from '@tallyho/game/text';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './GamesTogether.module.css';

interface GamesTogetherProps {
  readonly friend: Person;
  /** Undefined while it loads. */
  readonly shared: SharedGames | undefined;
}

/** Where a conversation begins: the friend, and what the two have in common in their latest games. Renders nothing before their first one. */
export function GamesTogether({ friend, shared }: GamesTogetherProps) {
  if (shared === undefined || shared.games === 0) return null;
  const { games, agreement } = shared;
  return (
    <div className={styles.together}>
      <Avatar avatar={friend.avatar} size="sm" />
      <span>
        You have played {counted(games, 'game')} together
        {agreement && ` and agreed ${agreement.percent}% in ${counted(agreement.compared, 'answer')}`}.
      </span>
    </div>
  );
}
