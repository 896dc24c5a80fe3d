import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../entities/session/session.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { CodeField } from './CodeField.tsx';
import { LobbySettings } from './LobbySettings.tsx';
import styles from './LobbySignInPrompt.module.css';
import { isWholeCode } from './lobby-code.ts';

/**
 * For visitors and guests: opens the invitation page for the entered code, and the viewer's own settings. Each new `intent` object
 * focuses the code field.
 */
export default function VisitorCode({ intent }: { readonly intent: object | null }) {
  const [code, setCode] = useState('');
  const [hasSettings, setSettings] = useState(false);
  const navigate = useNavigate();
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (intent) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [intent]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWholeCode(code)) navigate(`/join/${code}`);
  }
  return (
    <div className={styles.visitor}>
      <form ref={form} className={styles.code} onSubmit={onSubmit}>
        <CodeField value={code} onChange={setCode} error={null} disabled={false} takesFocus={false} />
        <Button type="submit" size="lg" aria-disabled={!isWholeCode(code)}>
          Join Lobby
        </Button>
      </form>
      <Button
        variant="quiet"
        icon={<Icon name="settings" />}
        aria-expanded={hasSettings}
        onClick={() => setSettings(!hasSettings)}
      >
        Lobby settings
      </Button>
      {hasSettings && <LobbySettings isVisitor={user === null} />}
    </div>
  );
}
