import { limits } from '@tallyho/game/limits';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { screenTimings } from '../../../shared/screen-timings.ts';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { useDebouncedValue } from '../../../shared/ui/controls/use-debounced-value.ts';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { searchTags } from '../model/studio-api.ts';
import type { StudioTag } from '../model/studio-types.ts';
import { TagBadge } from './TagBadge.tsx';
import { TagDialog } from './TagDialog.tsx';
import styles from './TagField.module.css';

/** A removed tag that is still shown, at its old place. */
interface Leaving {
  readonly tag: StudioTag;
  readonly at: number;
}

/** Returns the tags with those that are leaving at their old places. */
const withLeaving = (tags: readonly StudioTag[], leaving: readonly Leaving[]): StudioTag[] => {
  const shown = [...tags];
  for (const { tag, at } of leaving) if (shown.every(({ _id }) => _id !== tag._id)) shown.splice(at, 0, tag);
  return shown;
};

/** The tags that the last search found. */
interface Found {
  readonly query: string;
  readonly tags: readonly StudioTag[];
}

interface TagFieldProps {
  readonly tags: readonly StudioTag[];
  readonly onChange: (tags: StudioTag[]) => void;
}

/** The tags of a theme: searched, chosen, created and removed. */
export function TagField({ tags, onChange }: TagFieldProps) {
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ query: '', tags: [] });
  const [at, setAt] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  const query = useDebouncedValue(text.trim(), screenTimings.tagSearch);
  const isFull = tags.length >= limits.tags.perTheme;

  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    searchTags(query, ending.signal).then(
      (matches) => setFound({ query, tags: matches }),
      (cause: unknown) => {
        if (ending.signal.aborted) return;
        console.error('Server error searching tags', cause);
        setFound({ query, tags: [] });
      },
    );
    return () => ending.abort();
  }, [query, isOpen]);

  const offered = found.tags.filter(({ _id }) => tags.every((tag) => tag._id !== _id));
  const isKnown = [...found.tags, ...tags].some(
    ({ name }) => name.toLocaleLowerCase() === text.trim().toLocaleLowerCase(),
  );
  /** The last option creates a tag. Offered after the search, which may find a tag of that name. */
  const options = offered.length + (text.trim() && found.query === text.trim() && !isKnown ? 1 : 0);

  function choose(tag: StudioTag) {
    if (!isFull && tags.every(({ _id }) => _id !== tag._id)) onChange([...tags, tag]);
    setText('');
    setAt(-1);
    // An open list would cover the chosen tags.
    setOpen(false);
  }
  function remove(tag: StudioTag) {
    const entry = { tag, at: withLeaving(tags, leaving).indexOf(tag) };
    // A full field is disabled until it is rendered again, and cannot receive the focus before.
    flushSync(() => {
      onChange(tags.filter(({ _id }) => _id !== tag._id));
      setLeaving((all) => [...all, entry]);
    });
    setTimeout(() => setLeaving((all) => all.filter((other) => other !== entry)), screenTimings.tagRemoval);
    input.current?.focus();
  }
  function chooseAt(index: number) {
    const tag = offered[index];
    if (tag) choose(tag);
    else if (index < options) setCreating(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (options > 0) setAt((at + step + options) % options);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Without a text and an active option, Enter would choose any tag.
      if (isOpen && options > 0 && (at >= 0 || text.trim())) chooseAt(Math.max(at, 0));
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }
  const idOf = (index: number) => `${list}-${index}`;
  return (
    <div className={styles.field}>
      <TextField
        ref={input}
        label="Tags"
        hint={`${tags.length} of ${limits.tags.perTheme}`}
        role="combobox"
        aria-expanded={isOpen && options > 0}
        aria-controls={list}
        aria-activedescendant={at >= 0 && isOpen ? idOf(at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        dir="auto"
        disabled={isFull}
        placeholder={isFull ? 'Tag limit reached' : 'Search or create'}
        prefix={<Icon name="search" />}
        maxLength={limits.label}
        value={text}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        aria-label="Tags that match"
        className={styles.options}
        hidden={!isOpen || options === 0}
        // The field keeps the focus while an option is pressed.
        onPointerDown={(event) => event.preventDefault()}
      >
        {offered.map((tag, index) => (
          <Option key={tag._id} id={idOf(index)} isActive={index === at} onChoose={() => choose(tag)}>
            <TagBadge tag={tag} />
            <span className={styles.category}>{tag.category}</span>
          </Option>
        ))}
        {options > offered.length && (
          <Option
            id={idOf(offered.length)}
            isActive={at === offered.length}
            onChoose={() => setCreating(true)}
          >
            <Icon name="plus" /> Create “{text.trim()}”
          </Option>
        )}
      </div>
      {(tags.length > 0 || leaving.length > 0) && (
        <ul className={styles.tags} aria-label="Tags of the theme">
          {withLeaving(tags, leaving).map((tag) => {
            const isLeaving = !tags.includes(tag);
            return (
              <li key={tag._id} data-leaving={isLeaving || undefined} aria-hidden={isLeaving || undefined}>
                <TagBadge tag={tag} />
                <IconButton
                  icon="close"
                  label={`Remove ${tag.name}`}
                  disabled={isLeaving}
                  onClick={() => remove(tag)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {isCreating && (
        <TagDialog
          tag={null}
          name={text.trim()}
          onClose={() => setCreating(false)}
          onSaved={(tag) => {
            setCreating(false);
            choose(tag);
          }}
        />
      )}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // The keys are handled by the text field, which keeps the focus.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onChoose}>
      {children}
    </div>
  );
}
