import { defaultTimings } from '@tallyho/game/limits';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { serverNow, useSecondsUntil } from '../base/server-clock.ts';
import styles from './Redirect.module.css';

/** Events of a player who uses the page. Scrolling by script is not among them. */
const signsOfUse = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown', 'input'] as const;

/** Seconds left from which the redirect is announced. */
const announcedFrom = screenTimings.redirectNotice / 1000;

/**
 * Redirects to the home page after 60 s in which the player did not use the page. Any touch, key, scrolling or pointer stops it for good. It is
 * shown in its last seconds. `onStay` is called when the viewer presses "Stay here".
 */
export function Redirect({ onStay }: { readonly onStay: () => void }) {
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    const stop = (event: Event) => {
      // Browsers also report a pointer that rests while the page moves below it.
      const isResting = event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event);
      if (!isResting) setStopped(true);
    };
    for (const name of signsOfUse) window.addEventListener(name, stop, { capture: true, passive: true });
    return () => {
      for (const name of signsOfUse) window.removeEventListener(name, stop, { capture: true });
    };
  }, []);
  return isStopped ? null : <RunningRedirect onStay={onStay} />;
}

const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

function RunningRedirect({ onStay }: { readonly onStay: () => void }) {
  const navigate = useNavigate();
  const room = useRoom();
  const [end] = useState(() => serverNow(room) + defaultTimings.gameOverRedirect);
  const seconds = useSecondsUntil(end);
  useEffect(() => {
    // A viewer with an open dialog, e.g. to share the result, is still using the page.
    if (document.querySelector('dialog[open]')) onStay();
    else if (seconds === 0) navigate('/');
  }, [seconds, navigate, onStay]);
  const isShown = seconds <= announcedFrom;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isShown && `This page goes back to home in ${announcedFrom} seconds. Press any key to stay.`}
        </span>
      </VisuallyHidden>
      {isShown && (
        <span className={styles.redirect}>
          Back to home in {seconds} s
          <button type="button" className={styles.stay} onClick={onStay}>
            Stay here
          </button>
        </span>
      )}
    </>
  );
}
