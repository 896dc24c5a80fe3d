import { counted } from '@tallyho/game/text';
import type { KeyboardEvent } from 'react';
import { Select } from '../../../shared/ui/controls/Select.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './FindBar.module.css';
import type { ThemeSearch } from './find-themes.ts';

interface FindBarProps {
  readonly search: ThemeSearch;
  /** The tags to filter by. */
  readonly tags: readonly string[];
  /** Number of themes that are found. */
  readonly found: number;
  readonly onChange: (search: ThemeSearch) => void;
  /** Enter in the field: goes to the first theme that is found. */
  readonly onEnter: () => void;
}

/** The value of the filter that shows all tags. Tags are never empty. */
const anyTag = '';

/** Search and filter of the theme picker. */
export function FindBar({ search, tags, found, onChange, onEnter }: FindBarProps) {
  const isFiltering = search.text.trim() !== '' || search.tag !== null;
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onChange({ ...search, text: '' });
    if (event.key !== 'Enter') return;
    // Otherwise the key would also press the button that receives the focus.
    event.preventDefault();
    onEnter();
  }
  return (
    <search className={styles.find}>
      <TextField
        label={<VisuallyHidden>Find a theme</VisuallyHidden>}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        placeholder="Search"
        title="Searches names, tags and games"
        prefix={<Icon name="search" />}
        value={search.text}
        onChange={({ target }) => onChange({ ...search, text: target.value })}
        onKeyDown={press}
      />
      {tags.length > 0 && (
        <Select
          label={<VisuallyHidden>Tag</VisuallyHidden>}
          options={[{ value: anyTag, label: 'All tags' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
          value={search.tag ?? anyTag}
          onChange={(tag) => onChange({ ...search, tag: tag === anyTag ? null : tag })}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isFiltering ? `${counted(found, 'theme')} found` : ''}</span>
      </VisuallyHidden>
    </search>
  );
}
