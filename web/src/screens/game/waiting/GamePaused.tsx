import { useCurrentPlayer, useIsLeader, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { clockText, useSecondsUntilAlways } from '../base/server-clock.ts';
import styles from './GameWaits.module.css';
import { PauseButton } from './PauseButton.tsx';

/**
 * Says on all screens that the leader has paused the game, and when it goes on by itself. The live region is always mounted, so
 * that screen readers announce the text, without the countdown.
 */
export function GamePaused() {
  const pause = useView((view) => view.pause);
  const seats = useSeats();
  const you = useCurrentPlayer();
  const name = seats.find(({ user }) => user === pause?.by.user)?.username ?? pause?.by.username;
  const text = pause && (pause.by.user === you ? 'You paused the game' : `${name} paused the game`);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{text ?? ''}</span>
      </VisuallyHidden>
      {pause && <Notice text={text ?? ''} until={pause.until} />}
    </>
  );
}

function Notice({ text, until }: { readonly text: string; readonly until: number }) {
  const seconds = useSecondsUntilAlways(until);
  const isLeader = useIsLeader();
  return (
    <div className={styles.waits}>
      <Banner silent quiet icon={<Icon name="pause" />} actions={isLeader && <PauseButton isShort />}>
        <strong>{text}.</strong> It goes on by itself in{' '}
        <span role="timer" aria-label={`${seconds} seconds left of the pause`} className={styles.clock}>
          {clockText(seconds)}
        </span>
        .
      </Banner>
    </div>
  );
}
