import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './LobbySignInPrompt.module.css';
import { isWholeCode } from './lobby-code.ts';

/** Opens the invitation page for a code that a visitor enters. Each new `intent` object focuses the field. */
export default function GuestCode({ intent }: { readonly intent: object | null }) {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (intent) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [intent]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWholeCode(code)) void navigate(`/join/${code}`);
  }
  return (
    <form ref={form} className={styles.code} onSubmit={onSubmit}>
      <CodeField value={code} onChange={setCode} error={null} disabled={false} takesFocus={false} />
      <Button type="submit" size="lg" aria-disabled={!isWholeCode(code)}>
        Join Lobby
      </Button>
    </form>
  );
}
