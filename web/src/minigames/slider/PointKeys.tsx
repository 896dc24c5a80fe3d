import { limits } from '@tallyho/game/limits';
import type { Step } from '@tallyho/game/minigames/fields';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { longestWord } from '../faces/label-size.ts';
import { layoutOf, widestWord } from './long-names.ts';
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

/** The names of the points, each below its point; a press on one chooses it. On phones longer names are in two rows by turns, and the longest leave out those between the ends and the middle. */
export function PointKeys({ points, chosen, disabled, onRate }: PointKeysProps) {
  const layout = layoutOf(points);
  return (
    <ol
      className={styles.points}
      data-layout={layout.kind}
      data-long={longestWord(points.map(({ name }) => name)) > mostUnbroken}
      style={{
        '--word': widestWord(points),
        ...(layout.kind === 'row' && { '--line': layout.line }),
        ...(layout.kind === 'staggered' && { '--ends-line': layout.ends, '--inner-line': layout.inner }),
      }}
      aria-hidden={onRate ? undefined : true}
    >
      {points.map((step, index) => {
        const className = classNames(styles.key, index === chosen && styles.chosen);
        const name = <span>{step.name}</span>;
        return (
          <li key={step.name} data-middle={index * 2 === points.length - 1} style={{ '--at': index }}>
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
}
