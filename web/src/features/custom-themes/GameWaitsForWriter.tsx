import type { RoomView } from '@tallyho/game/protocol/view';
import { useNavigate } from 'react-router-dom';
import { useCurrentPlayer, useView } from '../../entities/room/room-hooks.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './CustomThemeDialog.module.css';

/** Returns a text if the game waits for the viewer, otherwise null. */
function waitingText({ stage, seats }: RoomView, you: string): string | null {
  if (stage.phase === 'readyCheck')
    return seats.some(({ user, confirmed }) => user === you && confirmed)
      ? null
      : 'The game is about to begin.';
  return stage.phase === 'playing' && stage.yours && stage.yours.state !== 'sent'
    ? 'The round has begun.'
    : null;
}

/** Tells a player who is writing a theme that the game waits for them. `onGo` closes the editor. */
export function GameWaitsForWriter({ onGo }: { readonly onGo: () => void }) {
  const you = useCurrentPlayer();
  const text = useView((view) => waitingText(view, you));
  const navigate = useNavigate();
  if (text === null) return null;
  return (
    <div className={styles.waits}>
      <Banner
        tone="warn"
        icon={<Icon name="clock" />}
        actions={
          <Button
            onClick={() => {
              onGo();
              navigate('/game');
            }}
          >
            Go to the game
          </Button>
        }
      >
        {text} What you have written is kept.
      </Banner>
    </div>
  );
}
