import type { Step } from '@tallyho/game/minigames/fields';
import type { CSSProperties } from 'react';
import { longestWord } from '../longest-word.ts';
import { paint } from '../paint.ts';
import { isLongName } from './names.ts';
import styles from './TierBar.module.css';

interface TierBarProps {
  readonly tiers: readonly Step[];
  /** Name of what goes there; null: none is chosen. */
  readonly item: string | null;
  readonly disabled: boolean;
  readonly onChoose: (index: number) => void;
}

/** The tiers as big keys: the quickest way on a phone, and the one for the keyboard. */
export function TierBar({ tiers, item, disabled, onChoose }: TierBarProps) {
  const half = Math.ceil(tiers.length / 2);
  const columns = tiers.length > 6 ? half : tiers.length;
  const letters = longestWord(tiers.map(({ name }) => name));
  return (
    <fieldset
      className={styles.bar}
      data-wordy={letters > 9}
      // Custom properties aren't in CSSProperties.
      style={{ '--keys': columns, '--half': half, '--letters': letters } as CSSProperties}
      disabled={disabled}
    >
      <legend>Put it in a tier</legend>
      {tiers.map((tier, index) => {
        const { fill, text } = paint(tier.color);
        return (
          <button
            key={tier.name}
            type="button"
            className={styles.key}
            style={{ background: fill, color: text }}
            data-digit={index < 10 ? (index + 1) % 10 : undefined}
            aria-label={item === null ? `Tier ${tier.name}` : `Put ${item} in tier ${tier.name}`}
            aria-disabled={item === null || undefined}
            onClick={() => item !== null && onChoose(index)}
          >
            <span className={isLongName(tier.name) ? styles.long : undefined}>{tier.name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
