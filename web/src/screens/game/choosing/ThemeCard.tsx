import type { SeatView } from '@tallyho/game/protocol/view';
import { type CSSProperties, useState } from 'react';
import { posterOf } from '../../../entities/themes/poster.ts';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatOf } from '../../../shared/ui/players/Shape.tsx';
import styles from './ThemeCard.module.css';
import type { ThemeTitle } from './theme-api.ts';

interface ThemeCardProps {
  readonly theme: Pick<ThemeTitle, 'name' | 'covers'>;
  /** A line below the name, e.g. the author. */
  readonly note?: string;
  /** Written by a player, for this lobby. */
  readonly isOwn?: boolean;
  /** The players who are rated; shown instead of pictures. */
  readonly faces?: readonly SeatView[] | undefined;
  readonly isUsed: boolean;
  readonly onChoose: () => void;
}

/** A theme as a small poster. Colour and pattern are derived from its name, so it always looks the same. */
export function ThemeCard({ theme, note, isOwn = false, faces, isUsed, onChoose }: ThemeCardProps) {
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
        {faces ? (
          <span className={styles.faces} aria-hidden="true">
            {faces.slice(0, 4).map(({ user, avatar, colour }) => (
              <PlayerAvatar key={user} avatar={avatar} seat={seatOf(colour)} />
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
        {isOwn && (
          <span className={styles.own}>
            <Icon name="edit" /> From this lobby
          </span>
        )}
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
          draggable={false}
          onLoad={() => setState('shown')}
          onError={() => setState('missing')}
        />
      )}
    </span>
  );
}
