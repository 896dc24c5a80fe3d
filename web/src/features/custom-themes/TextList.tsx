import { limits } from '@tallyho/game/limits';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './CustomThemeDialog.module.css';

interface TextListProps {
  /** The field for the next one. */
  readonly ref: Ref<HTMLInputElement>;
  readonly texts: readonly string[];
  readonly next: string;
  readonly error: string | undefined;
  readonly onNext: (text: string) => void;
  /** One item, or many lines. */
  readonly onAdd: (lines: string) => void;
  /** `byKey`: the focus was on the button that goes with it. */
  readonly onRemove: (text: string, byKey: boolean) => void;
}

/** The items of a theme: added by Enter or by pasting a list, removed one by one. */
export function TextList({ ref, texts, next, error, onNext, onAdd, onRemove }: TextListProps) {
  const [news, setNews] = useState('');
  const { texts: most, textLength } = limits.customThemes;
  const isFull = texts.length >= most;

  function add(lines: string) {
    onAdd(lines);
    setNews(`${lines.split('\n').length > 1 ? 'The list was' : `${lines.trim()} was`} taken in`);
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
            ? `${most} of ${most}. That is all that fits.`
            : `${texts.length} of ${most}. Press Enter after each, or paste a whole list.`
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
                  setNews(`${text} was removed`);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
