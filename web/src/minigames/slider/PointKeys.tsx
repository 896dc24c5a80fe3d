import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './PointKeys.module.css';

interface PointKeysProps {
  readonly points: readonly Step[];
  /** The index of the chosen point. */
  readonly chosen: number | undefined;
  readonly disabled: boolean;
  readonly onRate: (value: number) => void;
}

/** The names of the points, each below its point; a press on one chooses it. */
export const PointKeys = ({ points, chosen, disabled, onRate }: PointKeysProps) => (
  <ol className={styles.points}>
    {points.map((step, index) => (
      <li key={step.name}>
        <button
          type="button"
          className={classNames(styles.key, index === chosen && styles.chosen)}
          aria-pressed={index === chosen}
          disabled={disabled}
          onClick={() => onRate((index / (points.length - 1)) * limits.slider.max)}
        >
          <span>{step.name}</span>
        </button>
      </li>
    ))}
  </ol>
);
