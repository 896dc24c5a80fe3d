import { useEffect, useEffectEvent } from 'react';
import { playCue } from '../../../entities/feedback/play-cue.ts';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useSeats } from '../../../entities/room/room-hooks.tsx';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { TallyMarks } from '../../../shared/ui/players/TallyMarks.tsx';
import styles from './StartCountdown.module.css';

/** The strokes of one group of tally marks. */
const strokes = 5;

/**
 * Counts five strokes over the stage after the last player was ready, then calls `onDone`. The game has started already: a
 * press or Escape ends the countdown earlier, and nothing waits for it.
 */
export function StartCountdown({ onDone }: { readonly onDone: () => void }) {
  const seats = useSeats();
  const shownAvatar = useShownAvatar();
  const end = useEffectEvent(onDone);
  useEffect(() => {
    let drawn = 0;
    const timer = setInterval(() => {
      drawn += 1;
      if (drawn > strokes) end();
      else playCue(drawn === strokes ? 'round' : 'tick');
    }, screenTimings.startStroke);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('keydown', onKey);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <button type="button" className={styles.countdown} onClick={onDone}>
      <span className={styles.faces} aria-hidden="true">
        {seats.map((seat) => (
          <PlayerFace
            key={seat.user}
            avatar={shownAvatar(seat.avatar)}
            size="stage"
            seat={seatNumberOf(seat.color)}
            expression={seat.presence === 'here' ? 'delighted' : 'asleep'}
          />
        ))}
      </span>
      <span className={styles.words} role="status">
        Here we go!
      </span>
      <span className={styles.strokes}>
        <TallyMarks count={strokes} pace={screenTimings.startStroke} />
      </span>
    </button>
  );
}
