import type { Rater } from '../contract.ts';
import styles from './Opening.module.css';
import { WaitingFaces } from './WaitingFaces.tsx';

interface OpeningProps {
  readonly text: string;
  /** The players who have answered. */
  readonly raters: readonly Rater[];
}

/** What is on the stage before the first reveal: what comes, and those whose answers it shows. */
export const Opening = ({ text, raters }: OpeningProps) => (
  <div className={styles.opening}>
    <p>{text}</p>
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
