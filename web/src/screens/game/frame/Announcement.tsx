import { useEffect } from 'react';
import { posterOf, type ThemeKind } from '../../../entities/themes/poster.ts';
import { screenTimings } from '../../../shared/screen-timings.ts';
import styles from './Announcement.module.css';

interface AnnouncementProps {
  readonly theme: string;
  readonly kind: ThemeKind;
  /** False: only the theme's next round is announced. */
  readonly isNewTheme: boolean;
  readonly game: string;
  readonly onDone: () => void;
}

/**
 * Announces the chosen theme or the next round across the whole stage, for `screenTimings.announcement`. A press or Escape closes it earlier.
 */
export function Announcement({ theme, kind, isNewTheme, game, onDone }: AnnouncementProps) {
  useEffect(() => {
    const timer = setTimeout(onDone, screenTimings.announcement);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDone();
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [onDone]);
  return (
    <button
      type="button"
      className={styles.announcement}
      style={{ '--color': posterOf({ name: theme, kind }).color }}
      onClick={onDone}
    >
      <span role="status" className={styles.words}>
        {isNewTheme ? (
          <>
            <span className={styles.lead}>The chosen theme is: </span>
            <strong>{theme}</strong>
          </>
        ) : (
          <>
            <span className={styles.lead}>Next round: </span>
            <strong>{game}</strong>
          </>
        )}
      </span>
    </button>
  );
}
