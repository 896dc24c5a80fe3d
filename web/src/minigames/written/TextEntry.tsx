import { limits } from '@tallyho/game/limits';
import { charactersOf } from '@tallyho/game/text';
import { useId } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { useTextPolicy } from '../text-policy.tsx';
import styles from './TextEntry.module.css';

const { max, units } = limits.written;

/** Returns the text as it may be sent: in one line, cut at the maximum length. */
const inOneLine = (typed: string): string => {
  const characters = charactersOf(typed.replace(/\p{Cc}+/gu, ' ')).slice(0, max);
  while (characters.join('').length > units) characters.pop();
  return characters.join('');
};

interface TextEntryProps {
  /** What the others do with the text. */
  readonly fate: string;
  /** A text that fits most prompts. */
  readonly example: string;
  /** The prompt. */
  readonly label: string;
  /** Null: the player has decided to write nothing. */
  readonly text: string | null;
  readonly disabled: boolean;
  readonly onChange: (text: string | null) => void;
}

/** The input for a text, and the way out for players to whom nothing comes to mind. A muted player has only that. */
export function TextEntry({ fate, example, label, text, disabled, onChange }: TextEntryProps) {
  const { mutedNote, isSecret } = useTextPolicy();
  const noteId = useId();
  const count = charactersOf(text ?? '').length;
  return (
    <div className={styles.entry}>
      {mutedNote ?? (
        <div className={styles.paper}>
          <textarea
            className={styles.input}
            rows={3}
            dir="auto"
            aria-label={label}
            aria-describedby={noteId}
            placeholder={text === null ? '' : `For example: ${example}`}
            value={text ?? ''}
            disabled={disabled}
            onChange={({ target }) => onChange(inOneLine(target.value))}
          />
          <p id={noteId} className={styles.note}>
            <span>
              {fate} {isSecret ? 'It stays without your name.' : 'Names come at the end.'}
            </span>
            <span className={styles.count} data-full={count === max}>
              {count} of {max}
            </span>
          </p>
        </div>
      )}
      <Button
        className={styles.nothing}
        aria-pressed={text === null}
        disabled={disabled}
        onClick={() => onChange(text === null ? '' : null)}
      >
        Nothing comes to mind
      </Button>
    </div>
  );
}
