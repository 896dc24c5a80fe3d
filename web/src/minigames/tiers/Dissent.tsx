import type { Rater } from '../contract.ts';
import styles from './Dissent.module.css';

interface DissentProps {
  readonly rater: Rater;
  /** The vote as a word, e.g. the name of a tier. */
  readonly said: string;
}

/** Below a contested item on the group's board: who is farthest from the group, and what they said. */
export const Dissent = ({ rater: { username }, said }: DissentProps) => (
  <span className={styles.dissent} title={`${username}: ${said}`}>
    <span className={styles.name} dir="auto">
      {username}
    </span>
    <span>: </span>
    <span className={styles.said} dir="auto">
      {said}
    </span>
  </span>
);
