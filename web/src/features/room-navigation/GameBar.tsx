import { isGameRunning } from '@tallyho/game/protocol/view';
import { useLocation } from 'react-router-dom';
import type { Room } from '../../entities/room/room.ts';
import { useMembership, useSnapshotOf } from '../../entities/room/room-hooks.tsx';
import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import styles from './GameBar.module.css';

/** Leads back to the user's running game from all other pages. Render it between the header and the page. */
export function GameBar() {
  const membership = useMembership();
  const { pathname } = useLocation();
  if (membership.status !== 'member' || pathname === '/game') return null;
  return <Bar room={membership.room} />;
}

/** The live region is always mounted for a member, so that screen readers announce the start of a game. */
function Bar({ room }: { readonly room: Room }) {
  const isRunning = useSnapshotOf(room, ({ view }) => view !== null && isGameRunning(view.stage.phase));
  return (
    <section aria-label="Running game">
      <div role="status">
        {isRunning && (
          <div className={styles.bar}>
            <p className={styles.text}>A game is running</p>
            <ButtonLink to="/game">Back to the game</ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
