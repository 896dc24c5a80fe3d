import { useDroppable } from '@dnd-kit/react';
import type { Step } from '@tallyho/game/minigames/fields';
import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { isLongName, longestWord } from '../faces/label-size.ts';
import { paint } from '../faces/paint.ts';
import styles from './TierRow.module.css';

export type TierEnd = 'best' | 'worst';

interface TierRowProps {
  readonly index: number;
  readonly tier: Step;
  /** The names of all tiers: their labels have one size. */
  readonly names: readonly string[];
  /** Shown below a letter, which does not say whether it is good; null between the ends and without an order. */
  readonly end: TierEnd | null;
  /** The number of items as a text, e.g. "2 pictures". */
  readonly countText: string;
  /** Name of the item that a press puts here; null: no item is chosen. */
  readonly item: string | null;
  /** The answer is locked. */
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A tier of the board with its items. Its label is the button that puts the chosen item here. */
export function TierRow(props: TierRowProps) {
  const { index, tier, names, end, countText, item, disabled, onPress, children } = props;
  const { ref, isDropTarget } = useDroppable({ id: index });
  const { fill, text } = paint(tier.color);
  const colors = { background: fill, color: text };
  const name = (
    <span
      className={names.some(isLongName) ? styles.long : styles.short}
      style={{ '--letters': longestWord(names) }}
    >
      {tier.name}
      {end && names.every((name) => name.length === 1) && <small>{end}</small>}
    </span>
  );
  return (
    // Keyboard users use the label; the row is only a bigger target for pointers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <li
      ref={ref}
      className={classNames(styles.row, isDropTarget && styles.target, item !== null && styles.inviting)}
      aria-label={`Tier ${tier.name}, ${countText}`}
      data-tier={index}
      style={{ '--tint': fill }}
      onClick={(event) => {
        if (event.target instanceof Element && !event.target.closest('button')) onPress();
      }}
    >
      {disabled ? (
        <span className={styles.label} data-label="" style={colors}>
          {name}
        </span>
      ) : (
        <button
          type="button"
          className={classNames(styles.label, styles.key)}
          data-label=""
          data-digit={index < 10 ? (index + 1) % 10 : undefined}
          style={colors}
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
