import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { longestWord } from '../faces/label-size.ts';
import { widestLine, widestWord } from './long-names.ts';
import styles from './PointKeys.module.css';

/** Words with more letters are broken. */
const mostUnbroken = 9;

interface PointKeysProps {
  readonly points: readonly Step[];
  /** The index of the chosen point. */
  readonly chosen: number | undefined;
  readonly disabled?: boolean;
  /** Absent: the names cannot be pressed, and are hidden from screen readers, because the control has them. */
  readonly onRate?: (value: number) => void;
}

/** The names of the points, each below its point; a press on one chooses it. On phones long names leave out those between the ends and the middle. */
export const PointKeys = ({ points, chosen, disabled, onRate }: PointKeysProps) => (
  <ol
    className={styles.points}
    data-few={widestLine(points) === undefined}
    data-long={longestWord(points.map(({ name }) => name)) > mostUnbroken}
    style={{ '--word': widestWord(points), '--line': widestLine(points) }}
    aria-hidden={onRate ? undefined : true}
  >
    {points.map((step, index) => {
      const className = classNames(styles.key, index === chosen && styles.chosen);
      const name = <span>{step.name}</span>;
      return (
        <li key={step.name} data-middle={index * 2 === points.length - 1}>
          {onRate ? (
            <button
              type="button"
              className={className}
              aria-pressed={index === chosen}
              disabled={disabled}
              onClick={() => onRate((index / (points.length - 1)) * limits.slider.max)}
            >
              {name}
            </button>
          ) : (
            <span className={className}>{name}</span>
          )}
        </li>
      );
    })}
  </ol>
);
