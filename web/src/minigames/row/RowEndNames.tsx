import { ordinal } from '@tallyho/game/minigames/ordinal';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { medalOf } from '../show/medals.ts';
import styles from './RowEndNames.module.css';

interface RowEndNamesProps {
  readonly first: string;
  readonly last: string;
  /** The end at which the first place is; absent: it is not marked. */
  readonly best?: 'first' | 'last';
}

/** The names of the two ends above the row, from the theme. */
export const RowEndNames = ({ first, last, best }: RowEndNamesProps) => (
  <p className={styles.ends} data-best={best}>
    <span>
      {best === 'first' && <FirstPlace />}
      {first}
    </span>
    <span className={styles.line} aria-hidden="true" />
    <span>
      {best === 'last' && <FirstPlace />}
      {last}
    </span>
  </p>
);

/** Looks as the step of the first place. */
const FirstPlace = () => (
  <b className={classNames(styles.medal, medalOf(1))}>
    {ordinal(1)}
    <VisuallyHidden> place: </VisuallyHidden>
  </b>
);
