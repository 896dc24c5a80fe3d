import type { ReactNode } from 'react';
import { Folded } from './Folded.tsx';
import styles from './FullRanking.module.css';

/** A line of the ranking. */
interface RankingLine {
  readonly id: string;
  /** Null: the results have no ranks. */
  readonly rank: number | null;
  readonly name: string;
  readonly picture: ReactNode;
  /** The result as a text, e.g. "average place 2.3". */
  readonly amount: string;
  /** The votes of the players. */
  readonly votes: ReactNode;
}

interface FullRankingProps {
  readonly title?: string;
  /** Says how the lines are ranked. */
  readonly note?: string;
  readonly lines: readonly RankingLine[];
}

/** The results as an expandable list with all votes, ordered by rank if there are ranks. */
export const FullRanking = ({ title = 'Full ranking', note, lines }: FullRankingProps) => (
  <Folded title={title}>
    {(id) => (
      <>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <ol className={styles.lines} aria-labelledby={id}>
          {lines.map(({ id: line, rank, name, picture, amount, votes }) => (
            <li key={line} data-ranked={rank !== null}>
              {rank !== null && <span className={styles.rank}>{rank}</span>}
              <span className={styles.picture}>{picture}</span>
              <div className={styles.text}>
                <span className={styles.name}>{name}</span>
                <span className={styles.amount}>{amount}</span>
                {votes}
              </div>
            </li>
          ))}
        </ol>
      </>
    )}
  </Folded>
);
