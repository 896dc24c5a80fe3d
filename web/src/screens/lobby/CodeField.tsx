import { limits } from '@tallyho/game/limits';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './CodeField.module.css';
import { lobbyCodeIn } from './lobby-code.ts';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | null;
  readonly disabled?: boolean;
  /** Focuses the field on mount, because it replaces a button that had the focus. */
  readonly takesFocus?: boolean;
  /** Without the hint, because the page says it. */
  readonly isBare?: boolean;
  /** A button beside the boxes. */
  readonly action?: ReactNode;
}

const places = Array.from({ length: limits.lobbyCode.length }, (_, index) => index);

/** The empty boxes of a code. `next`: the one for the next character. */
export function CodeCells({ next }: { readonly next?: number }) {
  return (
    <span className={styles.cells} aria-hidden="true">
      {places.map((place) => (
        <i key={place} data-next={place === next} />
      ))}
    </span>
  );
}

/** One input that looks like six boxes. Accepts a code in any case, or a whole invite link. */
export function CodeField({
  value,
  onChange,
  error,
  disabled,
  takesFocus,
  isBare = false,
  action,
}: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Lobby code</label>
      <div className={styles.row}>
        <div className={styles.boxes}>
          <CodeCells next={value.length} />
          <input
            ref={input}
            id={id}
            value={value}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : isBare ? undefined : `${id}-hint`}
            onChange={(event) => onChange(lobbyCodeIn(event.target.value))}
          />
        </div>
        {action}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warning" /> {error}
        </p>
      )}
      {!error && !isBare && (
        <p id={`${id}-hint`} className={styles.hint}>
          Six characters, or paste the invite link.
        </p>
      )}
    </div>
  );
}
