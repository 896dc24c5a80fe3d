import { defaultTimings } from '@tallyho/game/limits';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { serverNow, useSecondsUntil } from '../frame/server-clock.ts';
import styles from './Redirect.module.css';

/** Goes home after 60 s, unless the viewer wants to stay: then `onStay` is called, and this has to go. */
export function Redirect({ onStay }: { readonly onStay: () => void }) {
  const navigate = useNavigate();
  const room = useRoom();
  const [end] = useState(() => serverNow(room) + defaultTimings.gameOverRedirect);
  const seconds = useSecondsUntil(end);
  useEffect(() => {
    // Whoever has a dialog open, to share the result say, is not done here.
    if (document.querySelector('dialog[open]')) onStay();
    else if (seconds === 0) void navigate('/');
  }, [seconds, navigate, onStay]);
  return (
    <span className={styles.redirect}>
      Back to home in {seconds} s
      <button type="button" className={styles.stay} onClick={onStay}>
        Stay here
      </button>
    </span>
  );
}
