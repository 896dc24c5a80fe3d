import { Icon, type IconName } from '../../shared/ui/layout/Icon.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './RosetteMark.module.css';

interface RosetteMarkProps {
  /** What is in its middle. Default: a tick. */
  readonly icon?: IconName;
  readonly className?: string | undefined;
}

/** The rosette that a player keeps who came first in a round, and the medal of an award. Hidden from screen readers: a text says what it is for. */
export const RosetteMark = ({ icon, className }: RosetteMarkProps) => (
  <span className={classNames(styles.rosette, className)} aria-hidden="true">
    <svg viewBox="0 0 40 52" aria-hidden="true">
      <path className={styles.tail} d="M13 26 6 48l7-3 4 6 6-22z" />
      <path className={styles.tail} d="m27 26 7 22-7-3-4 6-6-22z" />
      <path className={styles.pleats} d={pleats} />
      <circle className={styles.middle} cx="20" cy="20" r="11" />
      {!icon && <path className={styles.stroke} d="m14.5 20.5 4 4 7.5-8.5" />}
    </svg>
    {icon && (
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
    )}
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
