import { useEffect, useState } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats, useSnapshot, useView } from '../../../entities/room/room-hooks.tsx';
import { nudgeText } from '../../../entities/room/room-texts.ts';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import styles from './NudgeBanner.module.css';

/**
 * Tells the player that the leader waits for their answer or for their readiness. The live region is always mounted, so that screen readers announce
 * the text.
 */
export function NudgeBanner() {
  const you = useCurrentPlayer();
  const nudge = useSnapshot((snapshot) => snapshot.nudge);
  const isMissing = useView(({ stage, seats }) =>
    stage.phase === 'readyCheck'
      ? seats.some(({ user, confirmed }) => user === you && !confirmed)
      : stage.phase === 'playing' && stage.yours !== null && stage.yours.state !== 'sent',
  );
  const [seenCount, setSeenCount] = useState(nudge?.count ?? 0);
  const isShown = nudge !== null && nudge.by !== you && nudge.count !== seenCount && isMissing;
  useEffect(() => {
    if (!nudge || nudge.count === seenCount) return;
    const timer = setTimeout(() => setSeenCount(nudge.count), screenTimings.nudgeBanner);
    return () => clearTimeout(timer);
  }, [nudge, seenCount]);
  return (
    <div role="status" className={styles.region}>
      {isShown && <NudgeFrom key={nudge.count} by={nudge.by} />}
    </div>
  );
}

function NudgeFrom({ by }: { readonly by: string }) {
  const seat = useSeats().find(({ user }) => user === by);
  const text = useSnapshot(({ view }) => nudgeText(view, by));
  const shownAvatar = useShownAvatar();
  return (
    <div className={styles.banner}>
      {seat && (
        <span className={styles.head}>
          <PlayerAvatar avatar={shownAvatar(seat.avatar)} size="md" seat={seatNumberOf(seat.color)} />
          <span className={styles.wink} aria-hidden="true">
            ;)
          </span>
        </span>
      )}
      <span>{text}</span>
    </div>
  );
}
