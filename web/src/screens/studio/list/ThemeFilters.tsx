import { Segmented } from '../../../shared/ui/controls/Segmented.tsx';
import { Select } from '../../../shared/ui/controls/Select.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import type { StudioTheme } from '../model/studio-types.ts';
import type { ListView } from './list-view.ts';
import styles from './ThemeList.module.css';

interface ThemeFiltersProps {
  readonly themes: readonly StudioTheme[];
  readonly view: ListView;
  readonly onChange: (part: Partial<ListView>) => void;
}

/** Returns the tags of the themes as options, each once, by name. */
function tagOptions(themes: readonly StudioTheme[]) {
  const tags = new Map(themes.flatMap((theme) => theme.tags.map((tag) => [tag._id, tag])));
  return [...tags.values()]
    .map(({ _id: value, name, adminOnly }) => ({
      value,
      label: adminOnly ? `${name} (administrators only)` : name,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Search, filters and order of the list of themes. */
export function ThemeFilters({ themes, view, onChange }: ThemeFiltersProps) {
  return (
    <div className={styles.find}>
      <TextField
        className={styles.search}
        label="Search"
        type="search"
        autoComplete="off"
        dir="auto"
        placeholder="Name, tag, game or description"
        prefix={<Icon name="search" />}
        value={view.q}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      <div className={styles.type}>
        <Segmented
          label="Type"
          options={[
            { value: 'all', label: 'All' },
            { value: 'normal', label: 'Normal' },
            { value: 'lobby', label: 'Lobby' },
          ]}
          value={view.type}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <Select
        label="Show"
        options={[
          { value: 'all', label: 'All' },
          { value: 'published', label: 'Published' },
          { value: 'hidden', label: 'Hidden' },
        ]}
        value={view.show}
        onChange={(show) => onChange({ show })}
      />
      <Select
        label="Tag"
        options={[{ value: '', label: 'Any tag' }, ...tagOptions(themes)]}
        value={view.tag}
        onChange={(tag) => onChange({ tag })}
      />
      <Select
        label="Sort by"
        options={[
          { value: 'changed', label: 'Last change' },
          { value: 'newest', label: 'Newest' },
          { value: 'name', label: 'Name' },
        ]}
        value={view.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}
