import styles from './TiltedStamp.module.css';

interface TiltedStampProps {
  readonly text: string;
  /** The side that has the votes, if the other one has none: the stamp is above that. Otherwise it is across both. */
  readonly winner: 'left' | 'right' | null;
  readonly isFresh: boolean;
}

/** What is special about the votes, on the towers. */
export const TiltedStamp = ({ text, winner, isFresh }: TiltedStampProps) => (
  <p className={styles.stamp} data-fresh={isFresh} data-free={winner ?? undefined}>
    {text}
  </p>
);
