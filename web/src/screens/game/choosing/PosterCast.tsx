import { useState } from 'react';
import type { Poster } from '../../../entities/themes/poster.ts';
import { GameDrawing } from '../../../minigames/GameDrawing.tsx';
import { bareHeadOf, furOf } from '../../../shared/ui/avatars/expressions.ts';
import { seatColor, seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import styles from './PosterCast.module.css';
import { PosterProp } from './PosterProp.tsx';
import type { ThemePicture } from './theme-pictures.ts';

/** The first cards of a shelf are in sight at once, and their pictures do not wait. */
const firstCards = 4;

interface PosterCastProps {
  /** The name of the theme. */
  readonly name: string;
  readonly pictures: readonly ThemePicture[];
  readonly poster: Poster;
}

/** Who and what stands in the scene of a poster, each in the pose of its ground: players, characters, a picture or a drawing, and a thing. */
export function PosterCast({ name, pictures, poster: { motif, place } }: PosterCastProps) {
  const group = pictures[0]?.kind;
  return (
    <span
      className={styles.cast}
      data-motif={motif}
      data-group={group}
      data-mirrored={place % 2 === 1 || undefined}
    >
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three places are fixed
        <Place key={index} picture={picture} isFirst={place < firstCards} />
      ))}
      {group === 'player' && (
        <span className={styles.place} data-kind="prop">
          <PosterProp name={name} />
        </span>
      )}
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
