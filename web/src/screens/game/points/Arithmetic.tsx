import { roundedToMillionth } from '@tallyho/game/minigames/ranking';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../entities/preferences/format.ts';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './Arithmetic.module.css';

/** Returns points for a calculation: whole numbers without decimals, others with one. */
export const exactPoints = (points: number): string =>
  formatNumber(points, Number.isInteger(roundedToMillionth(points)) ? 0 : 1);

interface ArithmeticProps {
  /** Says how points come about; absent where it was said before. */
  readonly sentence?: string | undefined;
  /** The sentence is one press away, too. */
  readonly isFolded?: boolean;
  /** A line for each player: who, the calculation, the result. */
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly calculation: string;
    readonly result: ReactNode;
  }[];
}

/** How points come about in one sentence, and the calculation for each player one press away. */
export function Arithmetic({ sentence, isFolded = false, lines }: ArithmeticProps) {
  const rule = sentence !== undefined && <p className={styles.rule}>{sentence}</p>;
  return (
    <div className={styles.points}>
      {!isFolded && rule}
      {lines.length > 0 && (
        <details className={styles.details}>
          <summary>
            How come? <VisuallyHidden>The points</VisuallyHidden> <Icon name="chevron-down" />
          </summary>
          {isFolded && rule}
          <ul>
            {lines.map(({ id, name, calculation, result }) => (
              <li key={id}>
                <strong>{name}</strong>
                <span>{calculation}</span>
                <strong>{result}</strong>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
