import type { CSSProperties } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { posterOf } from './poster.ts';
import styles from './ThemeCard.module.css';
import type { ThemeTitle } from './theme-api.ts';

interface ThemeCardProps {
  readonly theme: Pick<ThemeTitle, 'name' | 'covers'>;
  /** A line beneath the name, e.g. who wrote it. */
  readonly note?: string;
  readonly isUsed: boolean;
  readonly onChoose: () => void;
}

/** A theme as a little poster. Its colour and pattern come from its name, so it always looks the same. */
export function ThemeCard({ theme, note, isUsed, onChoose }: ThemeCardProps) {
  const { color, pattern, tilt } = posterOf(theme.name);
  return (
    // Custom properties aren't in CSSProperties.
    <li className={styles.item} style={{ '--color': color, '--tilt': `${tilt}deg` } as CSSProperties}>
      <button
        type="button"
        className={styles.card}
        data-pattern={pattern}
        disabled={isUsed}
        title={isUsed ? 'Theme already used' : undefined}
        onClick={onChoose}
      >
        {theme.covers.length > 0 && (
          <span className={styles.covers} aria-hidden="true">
            {theme.covers.slice(0, 3).map((url) => (
              <img key={url} src={url} alt="" draggable={false} />
            ))}
          </span>
        )}
        <span className={styles.name}>{theme.name}</span>
        {note && <span className={styles.note}>{note}</span>}
        {isUsed && <Badge>Played</Badge>}
      </button>
    </li>
  );
}
