import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './JoinByCode.module.css';
import { isWholeCode } from './lobby-code.ts';

interface JoinByCodeProps {
  /** The button's text. */
  readonly action: 'Join' | 'Join Lobby';
  /** Without the hint, because what is above it says what it is for. */
  readonly isBare?: boolean;
  /** Each new object focuses the code field. */
  readonly intent: object | null;
}

const focusField = (form: HTMLFormElement | null) =>
  form?.querySelector('input')?.focus({ preventScroll: true });

/** For visitors and guests: opens the invitation page for the entered code. */
export function JoinByCode({ action, isBare = false, intent }: JoinByCodeProps) {
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (intent) focusField(form.current);
  }, [intent]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWholeCode(code)) return navigate(`/join/${code}`);
    setIncomplete(true);
    focusField(form.current);
  }
  return (
    <form ref={form} className={styles.form} data-short={isBare} onSubmit={onSubmit}>
      <CodeField
        value={code}
        onChange={(next) => {
          setCode(next);
          setIncomplete(false);
        }}
        error={isIncomplete ? 'A code has six characters. Your friend sees it in the lobby.' : null}
        isBare={isBare}
        action={
          <Button type="submit" size="lg" data-whole={isWholeCode(code)}>
            {action}
          </Button>
        }
      />
    </form>
  );
}
