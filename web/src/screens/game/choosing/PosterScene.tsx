import type { SeatView } from '@tallyho/game/protocol/view';
import { useState } from 'react';
import type { Poster } from '../../../entities/themes/poster.ts';
import { GameDrawing } from '../../../minigames/GameDrawing.tsx';
import { expressionOf } from '../../../shared/ui/avatars/expressions.ts';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import styles from './PosterScene.module.css';
import type { PickableTheme } from './pickable-theme.ts';
import { picturesOf, type ThemePicture } from './theme-pictures.ts';

interface PosterSceneProps {
  readonly theme: PickableTheme;
  readonly seats: readonly SeatView[];
  readonly poster: Poster;
}

/**
 * The scene of a poster: one large picture of the theme and two small ones, on a ground of two tones. Fills its container, which
 * has a definite size. Hidden from screen readers: the name is next to it.
 */
export function PosterScene({ theme, seats, poster }: PosterSceneProps) {
  const pictures = picturesOf(theme, seats, poster.place);
  return (
    <span
      className={styles.scene}
      data-motif={poster.motif}
      data-group={pictures[0]?.kind}
      data-mirrored={poster.place % 2 === 1 || undefined}
      aria-hidden="true"
    >
      {pictures.map((picture, index) => (
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
    case 'player': {
      const { seat, expression } = picture;
      return (
        <PlayerAvatar
          avatar={seat.avatar}
          seat={seatNumberOf(seat.color)}
          size="stage"
          picture={expressionOf(seat.avatar, expression)}
        />
      );
    }
    case 'character':
      return <img src={expressionOf(picture.avatar, picture.expression)} alt="" draggable={false} />;
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
