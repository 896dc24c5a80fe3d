import type { SeatView } from '@tallyho/game/protocol/view';
import { useState } from 'react';
import { GameDrawing } from '../../../minigames/GameDrawing.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import type { PickableTheme } from './pickable-theme.ts';
import styles from './ThemePictures.module.css';
import { picturesOf, type ThemePicture } from './theme-pictures.ts';

interface ThemePicturesProps {
  readonly theme: PickableTheme;
  readonly seats: readonly SeatView[];
  /** poster: as large as the container allows, also below each other. */
  readonly size?: 'card' | 'poster';
}

/** The three pictures of a theme, in the width of the container. Hidden from screen readers: the name is next to them. */
export function ThemePictures({ theme, seats, size = 'card' }: ThemePicturesProps) {
  return (
    <span className={styles.pictures} data-size={size} aria-hidden="true">
      {picturesOf(theme, seats).map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three places are fixed
        <span key={index} className={styles.place} data-kind={picture.kind}>
          <Picture picture={picture} />
        </span>
      ))}
    </span>
  );
}

function Picture({ picture }: { readonly picture: ThemePicture }) {
  switch (picture.kind) {
    case 'picture':
      return <LoadedPicture key={picture.url} picture={picture} />;
    case 'player':
      return <PlayerAvatar avatar={picture.seat.avatar} seat={seatNumberOf(picture.seat.color)} />;
    case 'drawing':
      return <GameDrawing type={picture.type} />;
    default:
      return picture satisfies never;
  }
}

/** Its place has the color of the theme until the picture has loaded. If it fails, a drawing replaces it. */
function LoadedPicture({ picture }: { readonly picture: Extract<ThemePicture, { kind: 'picture' }> }) {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  if (state === 'missing') return <GameDrawing type={picture.type} />;
  return (
    <img
      className={styles.picture}
      data-state={state}
      src={picture.url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={() => setState('shown')}
      onError={() => setState('missing')}
    />
  );
}
