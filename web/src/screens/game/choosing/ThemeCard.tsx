import type { SeatView } from '@tallyho/game/protocol/view';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { posterOf } from '../../../entities/themes/poster.ts';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import type { PickableTheme } from './pickable-theme.ts';
import styles from './ThemeCard.module.css';

interface ThemeCardProps {
  readonly theme: PickableTheme;
  /** The players who are rated; shown instead of pictures. */
  readonly faces?: readonly SeatView[] | undefined;
  /** Receives the focus when it is mounted: the player comes back from its preview. */
  readonly hasFocus: boolean;
  readonly onChoose: () => void;
}

/** A theme as a small poster. Color and pattern are derived from its name, so it always looks the same. */
export function ThemeCard({ theme, faces, hasFocus, onChoose }: ThemeCardProps) {
  const { source, note, isNew, isUsed } = theme;
  const { color, pattern, tilt } = posterOf(theme.name);
  const button = useRef<HTMLButtonElement>(null);
  const focusAtStart = useEffectEvent(() => {
    if (!hasFocus) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => focusAtStart(), []);
  return (
    // Custom properties aren't in CSSProperties.
    <li className={styles.item} style={{ '--color': color, '--tilt': `${tilt}deg` } as CSSProperties}>
      <button
        ref={button}
        type="button"
        className={styles.card}
        data-pattern={pattern}
        disabled={isUsed}
        title={isUsed ? 'Theme already used' : undefined}
        onClick={onChoose}
      >
        {faces ? (
          <span className={styles.faces} aria-hidden="true">
            {faces.slice(0, 4).map(({ user, avatar, color }) => (
              <PlayerAvatar key={user} avatar={avatar} seat={seatNumberOf(color)} />
            ))}
          </span>
        ) : (
          theme.covers.length > 0 && (
            <span className={styles.covers} aria-hidden="true">
              {theme.covers.slice(0, 3).map((url) => (
                <Cover key={url} url={url} name={theme.name} />
              ))}
            </span>
          )
        )}
        <span className={styles.name}>{theme.name}</span>
        {note && <span className={styles.note}>{note}</span>}
        {source === 'lobby' && (
          <span className={styles.own}>
            <Icon name="edit" /> From this lobby
          </span>
        )}
        {isNew && !isUsed && <Badge tone="good">New</Badge>}
        {isUsed && <Badge>Played</Badge>}
      </button>
    </li>
  );
}

/** A picture of a theme. Shows the theme's first letter while the picture loads, and if it fails to load. */
function Cover({ url, name }: { readonly url: string; readonly name: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  return (
    <span className={styles.cover} data-state={state}>
      {state !== 'shown' && <span className={styles.initial}>{name.trim().charAt(0).toUpperCase()}</span>}
      {state !== 'missing' && (
        <img
          src={url}
          alt=""
          loading="lazy"
          draggable={false}
          onLoad={() => setState('shown')}
          onError={() => setState('missing')}
        />
      )}
    </span>
  );
}
