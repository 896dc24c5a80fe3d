import { useDroppable } from '@dnd-kit/react';
import type { Step } from '@tallyho/game/minigames/fields';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { longestWord } from '../longest-word.ts';
import { paint } from '../paint.ts';
import { isLongName } from './names.ts';
import styles from './TierRow.module.css';

interface TierRowProps {
  readonly index: number;
  readonly tier: Step;
  /** In words: "2 pictures". */
  readonly holds: string;
  /** Something is chosen: pressing the row puts it here. */
  readonly inviting: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A tier of the board: a coloured label and what lies in it. */
export function TierRow({ index, tier, holds, inviting, onPress, children }: TierRowProps) {
  const { ref, isDropTarget } = useDroppable({ id: index });
  const { fill, text } = paint(tier.color);
  return (
    // The tier bar does the same for the keyboard; the row is only a bigger place to press.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <li
      ref={ref}
      className={classNames(styles.row, isDropTarget && styles.target, inviting && styles.inviting)}
      aria-label={`Tier ${tier.name}, ${holds}`}
      onClick={(event) => {
        if (event.target instanceof Element && !event.target.closest('button')) onPress();
      }}
    >
      <span className={styles.label} style={{ background: fill, color: text }}>
        <span
          className={isLongName(tier.name) ? styles.long : styles.short}
          // Custom properties aren't in CSSProperties.
          style={{ '--letters': longestWord([tier.name]) } as CSSProperties}
        >
          {tier.name}
        </span>
      </span>
      <div className={styles.items}>{children}</div>
    </li>
  );
}
