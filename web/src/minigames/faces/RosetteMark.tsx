import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './RosetteMark.module.css';

interface RosetteMarkProps {
  /** How many there are; one shows no number. */
  readonly count?: number;
  /** Default: the meaning at a face in the results of its round. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** The rosette that a player keeps who came first in a round. Hidden from screen readers: a text says what it is for. */
export const RosetteMark = ({
  count = 1,
  title = 'Keeps the rosette of this round',
  className,
}: RosetteMarkProps) => (
  <span className={classNames(styles.rosette, className)} title={title} aria-hidden="true">
    <svg viewBox="0 0 40 52" aria-hidden="true">
      <path className={styles.tail} d="M13 26 6 48l7-3 4 6 6-22z" />
      <path className={styles.tail} d="m27 26 7 22-7-3-4 6-6-22z" />
      <path className={styles.pleats} d={pleats} />
      <circle className={styles.middle} cx="20" cy="20" r="11" />
      {count === 1 && <path className={styles.stroke} d="m14.5 20.5 4 4 7.5-8.5" />}
    </svg>
    {count > 1 && <span className={styles.count}>{count}</span>}
  </span>
);

/** Ten rounds around the middle. */
const pleats = (() => {
  const at = (index: number) => {
    const angle = (index * Math.PI) / 5;
    return `${(20 + 16 * Math.sin(angle)).toFixed(1)} ${(20 - 16 * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${at(0)}${Array.from({ length: 10 }, (_, index) => `A5.6 5.6 0 0 1 ${at(index + 1)}`).join('')}Z`;
})();
