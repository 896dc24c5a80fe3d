import { type FormEvent, useState } from 'react';
import type { useJoinLobby } from '../../entities/lobby/use-join-lobby.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { CodeCells, CodeField } from './CodeField.tsx';
import styles from './JoinForm.module.css';
import { isWholeCode } from './lobby-code.ts';

/** Shows where a code goes. A press opens the form in its place. */
export function JoinButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.closed} onClick={onClick}>
      <span className={styles.what}>Join a Lobby</span>
      <CodeCells />
      <span className={styles.join} aria-hidden="true">
        Join
      </span>
    </button>
  );
}

interface JoinFormProps {
  readonly joining: ReturnType<typeof useJoinLobby>;
  readonly onBack: () => void;
}

/** The field for the code of a lobby. It takes the focus. */
export function JoinForm({ joining, onBack }: JoinFormProps) {
  const [code, setCode] = useState('');
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isWholeCode(code)) void joining.join(code);
  }
  return (
    <form className={styles.open} onSubmit={onSubmit}>
      <h3>Join a Lobby</h3>
      <CodeField
        takesFocus
        value={code}
        onChange={(next) => {
          setCode(next);
          joining.dismiss();
        }}
        error={joining.error}
        disabled={joining.busy}
      />
      <div className={styles.actions}>
        <Button
          icon={<Icon name="chevron-left" />}
          onClick={() => {
            joining.dismiss();
            onBack();
          }}
        >
          Back
        </Button>
        <Button
          type="submit"
          variant={isWholeCode(code) ? 'second' : 'plain'}
          busy={joining.busy}
          aria-disabled={!isWholeCode(code)}
        >
          Join Lobby
        </Button>
      </div>
    </form>
  );
}
