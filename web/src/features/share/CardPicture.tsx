import { Button } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import styles from './CardPicture.module.css';
import type { useResultCard } from './use-result-card.ts';

interface CardPictureProps {
  readonly card: ReturnType<typeof useResultCard>;
  /** What the picture shows. */
  readonly alt: string;
}

/** A picture of a result, or a placeholder of the same size, or an error. */
export function CardPicture({ card, alt }: CardPictureProps) {
  if (card.address)
    return <img className={styles.picture} src={card.address} width={1080} height={1350} alt={alt} />;
  if (card.hasFailed)
    return (
      <div className={styles.failed} role="alert">
        <p>The picture could not be drawn. The result itself is safe.</p>
        <Button onClick={card.retry}>Try again</Button>
      </div>
    );
  return (
    <div className={styles.waiting}>
      <Loading label="Drawing the picture">
        <Skeleton shape="box" width="100%" height="100%" />
        <p className={styles.placeholder} aria-hidden="true">
          Drawing the picture
        </p>
      </Loading>
    </div>
  );
}
