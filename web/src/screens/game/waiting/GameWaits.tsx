import { listed } from '@tallyho/game/text';
import { useState } from 'react';
import { useMissingPlayers, useView } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { clockText, useSecondsUntil } from '../base/server-clock.ts';
import { EndGameDialog } from '../choosing/EndGame.tsx';
import styles from './GameWaits.module.css';

/**
 * Says for whom the game waits and how long, because fewer than two players are connected. Any player who stays can end the
 * game. The live region is always mounted, so that screen readers announce the text, without the countdown.
 */
export function GameWaits() {
  const until = useView(({ waitsUntil }) => waitsUntil);
  const names = useMissingPlayers();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{until === null ? '' : `The game waits for ${listed(names)}.`}</span>
      </VisuallyHidden>
      {until !== null && <Notice until={until} names={names} />}
    </>
  );
}

function Notice({ until, names }: { readonly until: number; readonly names: readonly string[] }) {
  const seconds = useSecondsUntil(until);
  const [isSmall, setSmall] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const clock = (
    <span role="timer" aria-label={`${seconds} seconds left to come back`} className={styles.clock}>
      {clockText(seconds)}
    </span>
  );
  const endButton = <Button onClick={() => setEnding(true)}>End the game</Button>;
  return (
    <div className={styles.waits}>
      <Banner
        silent
        tone="warn"
        quiet={isSmall}
        icon={<Icon name="moon" />}
        actions={
          isSmall ? (
            endButton
          ) : (
            <>
              <Button onClick={() => setSmall(true)}>Keep waiting</Button>
              {endButton}
            </>
          )
        }
      >
        <strong>The game waits for {listed(names)}</strong> {clock}
        {!isSmall && (
          <p className={styles.hint}>
            {names.length === 1
              ? 'The connection is lost. The game ends if they are not back in time.'
              : 'Their connections are lost. The game ends if none of them is back in time.'}
          </p>
        )}
      </Banner>
      <EndGameDialog open={isEnding} onClose={() => setEnding(false)} />
    </div>
  );
}
