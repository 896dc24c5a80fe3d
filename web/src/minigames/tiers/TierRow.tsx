import { useDroppable } from '@dnd-kit/react';
import type { Step } from '@tallyho/game/minigames/fields';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { longestWord } from '../longest-word.ts';
import { paint } from '../paint.ts';
import { isLongName } from './names.ts';
import styles from './TierRow.module.css';

interface TierRowProps {
  readonly index: number;
  readonly tier: Step;
  /** In words: "2 pictures". */
  readonly holds: string;
  /** Name of what goes here when the tier is pressed; null: nothing is chosen. */
  readonly item: string | null;
  /** Nothing can be put here any more. */
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A tier of the board: what lies in it, and its label, which is the key that puts the chosen thing here. */
export function TierRow({ index, tier, holds, item, disabled, onPress, children }: TierRowProps) {
  const { ref, isDropTarget } = useDroppable({ id: index });
  const { fill, text } = paint(tier.color);
  const look = { background: fill, color: text };
  const name = (
    <span
      className={isLongName(tier.name) ? styles.long : styles.short}
      // Custom properties aren't in CSSProperties.
      style={{ '--letters': longestWord([tier.name]) } as CSSProperties}
    >
      {tier.name}
    </span>
  );
  return (
    // The label does the same for the keyboard; the row is only a bigger place to press.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <li
      ref={ref}
      className={classNames(styles.row, isDropTarget && styles.target, item !== null && styles.inviting)}
      aria-label={`Tier ${tier.name}, ${holds}`}
      data-tier={index}
      onClick={(event) => {
        if (event.target instanceof Element && !event.target.closest('button')) onPress();
      }}
    >
      {disabled ? (
        <span className={styles.label} data-label="" style={look}>
          {name}
        </span>
      ) : (
        <button
          type="button"
          className={classNames(styles.label, styles.key)}
          data-label=""
          data-digit={index < 10 ? (index + 1) % 10 : undefined}
          style={look}
          aria-label={item === null ? `Tier ${tier.name}` : `Put ${item} in tier ${tier.name}`}
          aria-disabled={item === null || undefined}
          onClick={onPress}
        >
          {name}
        </button>
      )}
      <div className={styles.items}>{children}</div>
    </li>
  );
}
