import type { SeatView } from '@tallyho/game/protocol/view';
import { useState } from 'react';
import type { Poster } from '../../../entities/themes/poster.ts';
import { GameDrawing } from '../../../minigames/GameDrawing.tsx';
import { bareHeadOf, furOf } from '../../../shared/ui/avatars/expressions.ts';
import { seatColor, seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { PosterProp } from './PosterProp.tsx';
import styles from './PosterScene.module.css';
import type { PickableTheme } from './pickable-theme.ts';
import { picturesOf, type ThemePicture } from './theme-pictures.ts';

/** The first cards of a shelf are in sight at once, and their pictures do not wait. */
const firstCards = 4;

interface PosterSceneProps {
  readonly theme: PickableTheme;
  readonly seats: readonly SeatView[];
  readonly poster: Poster;
}

/**
 * The scene of a poster, with a ground in front: two players look at a picture of the theme over its edge, or those whom it rates
 * stand behind it with a thing that belongs to it. Fills its container, which has a definite size. Hidden from screen readers: the name is next to it.
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
        <Place key={index} picture={picture} isFirst={poster.place < firstCards} />
      ))}
      {pictures[0]?.kind === 'player' && (
        <span className={styles.place} data-kind="prop">
          <PosterProp name={theme.name} />
        </span>
      )}
      <span className={styles.ground} />
    </span>
  );
}

interface PlaceProps {
  readonly picture: ThemePicture;
  readonly isFirst: boolean;
}

function Place({ picture, isFirst }: PlaceProps) {
  switch (picture.kind) {
    case 'picture':
      return <World key={picture.url} picture={picture} isFirst={isFirst} />;
    case 'player':
    case 'character': {
      const avatar = picture.kind === 'player' ? picture.seat.avatar : picture.avatar;
      const shirt = picture.kind === 'player' ? seatColor(seatNumberOf(picture.seat.color)) : undefined;
      return (
        <span
          className={styles.place}
          data-kind={picture.kind}
          style={{ '--fur': furOf(avatar), '--shirt': shirt }}
        >
          <img src={bareHeadOf(avatar, picture.expression)} alt="" draggable={false} />
        </span>
      );
    }
    case 'drawing':
      return (
        <span className={styles.place} data-kind="drawing">
          <GameDrawing type={picture.type} />
        </span>
      );
    default:
      return picture satisfies never;
  }
}

/**
 * A picture with its own background, over the whole scene. A square one is whole, with its margins stretched to the edges. If it fails, a drawing
 * stands in its place.
 */
function World({ picture, isFirst }: PlaceProps & { readonly picture: { readonly kind: 'picture' } }) {
  const [state, setState] = useState<'loading' | 'square' | 'wide' | 'missing'>('loading');
  if (state === 'missing')
    return <Place picture={{ kind: 'drawing', type: picture.type }} isFirst={isFirst} />;
  const show = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setState(naturalWidth === naturalHeight ? 'square' : 'wide');
  return (
    <span
      className={styles.place}
      data-kind="picture"
      data-state={state}
      style={state === 'square' ? { '--picture': `url("${picture.url}")` } : undefined}
    >
      <img
        // One that the browser has already is there at once, also in a card that is drawn anew.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) show(image);
        }}
        className={styles.picture}
        src={picture.url}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget }) => show(currentTarget)}
        onError={() => setState('missing')}
      />
    </span>
  );
}
