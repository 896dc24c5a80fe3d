import type { Expression } from '../avatars/expressions.ts';
import { useExpressions } from '../avatars/loaded-expressions.ts';
import styles from './AtTable.module.css';

interface AtTableProps {
  /** From the start of the table to its end. */
  readonly guests: readonly {
    readonly key: string;
    readonly avatar: number;
    readonly expression: Expression;
  }[];
}

/** A drawing of characters behind the edge of a table. It says nothing by itself. */
export function AtTable({ guests }: AtTableProps) {
  const expressions = useExpressions();
  return (
    <div className={styles.table} aria-hidden="true">
      {guests.map(({ key, avatar, expression }) => (
        <span key={key} className={styles.guest} style={{ '--fur': expressions?.furOf(avatar) }}>
          {expressions && <img src={expressions.bareHeadOf(avatar, expression)} alt="" draggable={false} />}
        </span>
      ))}
    </div>
  );
}
