import { Button } from '../../shared/ui/controls/Button.tsx';
import { Loading } from '../../shared/ui/layout/Skeleton.tsx';
import styles from './CardPicture.module.css';
import { PictureSketch } from './PictureSketch.tsx';
import type { CardFormat, SendablePicture } from './result-api.ts';
import type { useResultCard } from './use-result-card.ts';

interface CardPictureProps {
  readonly picture: SendablePicture;
  readonly card: ReturnType<typeof useResultCard>;
  /** What the picture shows. */
  readonly alt: string;
  readonly format: CardFormat;
}

const sizes = {
  upright: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 630 },
} as const satisfies Record<CardFormat, { width: number; height: number }>;

/** A picture of a result, or a placeholder of the same size, or an error. */
export function CardPicture({ picture, card, alt, format }: CardPictureProps) {
  if (card.address)
    return (
      <img className={styles.picture} data-format={format} src={card.address} {...sizes[format]} alt={alt} />
    );
  if (card.hasFailed)
    return (
      <div className={styles.failed} data-format={format} role="alert">
        <p>The picture could not be drawn. The result itself is safe.</p>
        <Button onClick={card.retry}>Try again</Button>
      </div>
    );
  return (
    <div className={styles.waiting} data-format={format}>
      <Loading label="Drawing the picture">
        <PictureSketch picture={picture} />
        <p className={styles.placeholder} aria-hidden="true">
          Drawing the picture
        </p>
      </Loading>
    </div>
  );
}
