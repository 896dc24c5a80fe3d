import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './LobbySignInPrompt.module.css';
import { isWholeCode } from './lobby-code.ts';

/** Takes a visitor with a code to its invitation. `wish` changes when the field should have the focus. */
export default function GuestCode({ wish }: { readonly wish: object | null }) {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wish) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [wish]);
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
