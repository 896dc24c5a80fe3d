import { counted } from '@tallyho/game/text';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './TagChips.module.css';

interface TagChipsProps {
  /** The most frequent first. */
  readonly tags: readonly string[];
  /** Null: all tags. */
  readonly chosen: string | null;
  readonly onChoose: (tag: string | null) => void;
}

/** Filters by one tag. A second press on it shows all tags again. Until the player opens the tags, only the chosen one is shown. */
export function TagChips({ tags, chosen, onChoose }: TagChipsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const first = showsAll ? tags : [];
  // The chosen tag stays visible, also when no theme has it any more.
  const shown = chosen === null || first.includes(chosen) ? first : [...first, chosen];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in all browsers
    <div role="group" aria-label="Tags" className={styles.chips}>
      {(showsAll || chosen !== null) && (
        <Chip label="All tags" isOn={chosen === null} onPress={() => onChoose(null)} />
      )}
      {shown.map((tag) => (
        <Chip
          key={tag}
          label={tag}
          isOn={tag === chosen}
          onPress={() => onChoose(tag === chosen ? null : tag)}
        />
      ))}
      <button
        type="button"
        className={styles.chip}
        aria-expanded={showsAll}
        onClick={() => setShowsAll(!showsAll)}
      >
        <span className={styles.more}>{showsAll ? 'Fewer tags' : counted(tags.length, 'tag')}</span>
      </button>
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Chip({ label, isOn, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      <span className={styles.label}>
        {isOn && <Icon name="check" />}
        {label}
      </span>
    </button>
  );
}
