import { type ReactNode, useId } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './FullRanking.module.css';

/** A line of the ranking. */
interface RankingLine {
  readonly id: string;
  /** Null: there is none. */
  readonly rank: number | null;
  readonly name: string;
  readonly picture: ReactNode;
  /** "12 points" */
  readonly amount: string;
  /** Who gave what. */
  readonly votes: ReactNode;
}

interface FullRankingProps {
  readonly title?: string;
  readonly lines: readonly RankingLine[];
  /** False: not yet, its place is kept. */
  readonly shown: boolean;
}

/** Everything with who gave what, by rank if there is one: the results as a list. */
export function FullRanking({ title = 'Full ranking', lines, shown }: FullRankingProps) {
  const id = useId();
  return (
    <details className={styles.ranking} data-shown={shown}>
      <summary id={id}>
        <Icon name="chevron-down" /> {title}
      </summary>
      <ol aria-labelledby={id}>
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
    </details>
  );
}
