import { limits } from '@tallyho/game/limits';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './CustomThemeDialog.module.css';

interface TextListProps {
  /** Ref of the field for the next item. */
  readonly ref: Ref<HTMLInputElement>;
  readonly texts: readonly string[];
  readonly next: string;
  readonly error: string | undefined;
  readonly onNext: (text: string) => void;
  /** Called with one item, or with several lines that were pasted. */
  readonly onAdd: (lines: string) => void;
  /** `byKey`: the remove button was pressed by keyboard and had the focus. */
  readonly onRemove: (text: string, byKey: boolean) => void;
}

/** The items of a theme: added by Enter or by pasting a list, removed one by one. */
export function TextList({ ref, texts, next, error, onNext, onAdd, onRemove }: TextListProps) {
  const [announcement, setAnnouncement] = useState('');
  const { texts: maxTexts, textLength } = limits.customThemes;
  const isFull = texts.length >= maxTexts;

  function add(lines: string) {
    onAdd(lines);
    setAnnouncement(`${lines.split('\n').length > 1 ? 'The list was' : `${lines.trim()} was`} taken in`);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (next.trim()) add(next);
  }
  return (
    <div className={styles.items}>
      <TextField
        ref={ref}
        label="Items"
        hint={
          isFull
            ? `${maxTexts} of ${maxTexts}. That is all that fits.`
            : `${texts.length} of ${maxTexts}. Press Enter after each, or paste a whole list.`
        }
        error={error}
        value={next}
        maxLength={textLength}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={(event) => onNext(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!/\n/.test(pasted.trim())) return;
          event.preventDefault();
          add(pasted);
        }}
        suffix={<IconButton icon="plus" label="Add item" onClick={() => next.trim() && add(next)} />}
      />
      {texts.length > 0 && (
        <ul className={styles.texts} aria-label="Items of the theme">
          {texts.map((text) => (
            <li key={text}>
              <span>{text}</span>
              <IconButton
                icon="close"
                label={`Remove ${text}`}
                onClick={({ detail }) => {
                  onRemove(text, detail === 0);
                  setAnnouncement(`${text} was removed`);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
