import type { Rater } from '../contract.ts';
import styles from './Opening.module.css';
import { ShowHost } from './ShowHost.tsx';
import { WaitingFaces } from './WaitingFaces.tsx';

interface OpeningProps {
  readonly text: string;
  /** The players who have answered. */
  readonly raters: readonly Rater[];
}

/** What is on the stage before the first reveal: the host says what comes, above those whose answers it shows. */
export const Opening = ({ text, raters }: OpeningProps) => (
  <div className={styles.opening}>
    <ShowHost className={styles.host} look="talks" says={text} />
    <WaitingFaces raters={raters} layout="large" />
  </div>
);

interface OpeningCardProps extends OpeningProps {
  /** False from the first reveal on. */
  readonly isShown: boolean;
}

/** The same as a card in front of the places of all results, which it does not move. Its parent is positioned. */
export const OpeningCard = ({ isShown, ...opening }: OpeningCardProps) => (
  <div className={styles.front} data-shown={isShown}>
    <div className={styles.card}>
      <Opening {...opening} />
    </div>
  </div>
);
