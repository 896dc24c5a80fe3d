import type { SeatView } from '@tallyho/game/protocol/view';
import type { Poster } from '../../../entities/themes/poster.ts';
import { PosterCast } from './PosterCast.tsx';
import styles from './PosterScene.module.css';
import type { PickableTheme } from './pickable-theme.ts';
import { picturesOf } from './theme-pictures.ts';

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
      <PosterCast name={theme.name} pictures={pictures} poster={poster} />
      <span className={styles.ground} />
    </span>
  );
}
