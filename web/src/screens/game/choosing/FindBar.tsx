import { counted } from '@tallyho/game/text';
import type { KeyboardEvent } from 'react';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './FindBar.module.css';
import { isFiltering, type ThemeSearch } from './find-themes.ts';
import { TagChips } from './TagChips.tsx';

interface FindBarProps {
  readonly search: ThemeSearch;
  /** False: only the tags are shown. */
  readonly hasField: boolean;
  /** The tags to filter by. */
  readonly tags: readonly string[];
  /** Number of themes that are found. */
  readonly found: number;
  /** The user has just opened the field, and types next. */
  readonly autoFocus: boolean;
  readonly onChange: (search: ThemeSearch) => void;
  /** Enter in the field: goes to the first theme that is found. */
  readonly onEnter: () => void;
}

/** Search and filter of the theme picker. */
export function FindBar({ search, hasField, tags, found, autoFocus, onChange, onEnter }: FindBarProps) {
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onChange({ ...search, text: '' });
    if (event.key !== 'Enter') return;
    // Otherwise the key would also press the button that receives the focus.
    event.preventDefault();
    onEnter();
  }
  return (
    <search className={styles.find}>
      {hasField && (
        <TextField
          label={<VisuallyHidden>Find a theme</VisuallyHidden>}
          className={styles.field}
          type="search"
          autoComplete="off"
          autoFocus={autoFocus}
          enterKeyHint="search"
          dir="auto"
          placeholder="Search"
          title="Searches names, tags and games"
          prefix={<Icon name="search" />}
          value={search.text}
          onChange={({ target }) => onChange({ ...search, text: target.value })}
          onKeyDown={press}
        />
      )}
      {tags.length > 0 && (
        <TagChips tags={tags} chosen={search.tag} onChoose={(tag) => onChange({ ...search, tag })} />
      )}
      <VisuallyHidden>
        <span role="status">{isFiltering(search) ? `${counted(found, 'theme')} found` : ''}</span>
      </VisuallyHidden>
    </search>
  );
}

/** The place of the bar while the themes load. */
export function FindBarLoading() {
  return (
    <div className={styles.loading}>
      <Skeleton shape="box" height="2.5rem" />
    </div>
  );
}
