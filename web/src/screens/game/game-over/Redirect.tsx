import { defaultTimings } from '@tallyho/game/limits';
import { useEffect, useState } from 'react';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { useNavigate } from '../../../shared/router/router.tsx';
import { serverNow, useSecondsUntil } from '../frame/server-clock.ts';
import styles from './Redirect.module.css';

/**
 * Redirects to the home page after 60 s. `onStay` is called when the viewer wants to stay; the parent then unmounts this
 * component.
 */
export function Redirect({ onStay }: { readonly onStay: () => void }) {
  const navigate = useNavigate();
  const room = useRoom();
  const [end] = useState(() => serverNow(room) + defaultTimings.gameOverRedirect);
  const seconds = useSecondsUntil(end);
  useEffect(() => {
    // A viewer with an open dialog, e.g. to share the result, is still using the page.
    if (document.querySelector('dialog[open]')) onStay();
    else if (seconds === 0) navigate('/');
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
