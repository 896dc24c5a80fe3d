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

/** The number of tags that are shown before the others are asked for. */
const firstTags = 6;

/** Filters by one tag. A second press on it shows the themes of all tags again. The most frequent tags and the chosen one are always shown. */
export function TagChips({ tags, chosen, onChoose }: TagChipsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const first = showsAll ? tags : tags.slice(0, firstTags);
  // The chosen tag stays visible, also when no theme has it any more.
  const shown = chosen === null || first.includes(chosen) ? first : [...first, chosen];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in all browsers
    <div role="group" aria-label="Tags" className={styles.chips}>
      {shown.map((tag) => (
        <Chip
          key={tag}
          label={tag}
          isOn={tag === chosen}
          onPress={() => onChoose(tag === chosen ? null : tag)}
        />
      ))}
      {tags.length > firstTags && (
        <button
          type="button"
          className={styles.chip}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          <span className={styles.more}>{showsAll ? 'Fewer tags' : 'More tags'}</span>
        </button>
      )}
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
