import styles from './Knob.module.css';

interface KnobProps {
  /** What stands in it. Absent: a grip. */
  readonly written?: string | undefined;
  /** Nothing is chosen yet: arrows beside it lead to both sides. */
  readonly isUntouched: boolean;
  /** It has the ground of the stage and not the color of what is chosen. */
  readonly isHollow?: boolean;
}

/** What slides along a line, drawn right behind the range input that has its value. Hidden from screen readers, because the input has the value. */
export const Knob = ({ written, isUntouched, isHollow = isUntouched }: KnobProps) => (
  <span className={styles.knob} data-untouched={isUntouched} data-hollow={isHollow} aria-hidden="true">
    {written ?? <span className={styles.grip} />}
  </span>
);
