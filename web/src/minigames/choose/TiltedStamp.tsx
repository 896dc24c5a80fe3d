import styles from './TiltedStamp.module.css';

interface TiltedStampProps {
  readonly text: string;
  /** The side that has the votes: the stamp is above the other one. */
  readonly winner: 'left' | 'right';
  readonly isFresh: boolean;
}

/** What is special about the votes, on the towers. */
export const TiltedStamp = ({ text, winner, isFresh }: TiltedStampProps) => (
  <p className={styles.stamp} data-fresh={isFresh} data-free={winner}>
    {text}
  </p>
);
