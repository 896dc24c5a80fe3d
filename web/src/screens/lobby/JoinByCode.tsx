import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './JoinByCode.module.css';
import { isWholeCode } from './lobby-code.ts';

interface JoinByCodeProps {
  /** The button's text. */
  readonly action: 'Join' | 'Join Lobby';
  /** Each new object focuses the code field. */
  readonly intent: object | null;
}

/** For visitors and guests: opens the invitation page for the entered code. */
export function JoinByCode({ action, intent }: JoinByCodeProps) {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (intent) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [intent]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWholeCode(code)) navigate(`/join/${code}`);
  }
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit}>
      <CodeField value={code} onChange={setCode} error={null} disabled={false} takesFocus={false} />
      <Button type="submit" size="lg" aria-disabled={!isWholeCode(code)}>
        {action}
      </Button>
    </form>
  );
}
