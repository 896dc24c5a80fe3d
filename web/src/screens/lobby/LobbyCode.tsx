import { useState } from 'react';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './LobbyCode.module.css';

interface LobbyCodeProps {
  readonly code: string;
  readonly onInvite: () => void;
}

/** The lobby code, hidden behind dots, with buttons to show it, copy it and invite friends. */
export function LobbyCode({ code, onInvite }: LobbyCodeProps) {
  const [isShown, setShown] = useState(false);
  const { copied, copy } = useCopy();
  return (
    <div className={styles.code}>
      <span className={styles.label}>Lobby code</span>
      <output
        className={styles.value}
        aria-label={isShown ? `Lobby code ${code.split('').join(' ')}` : 'Lobby code hidden'}
      >
        {isShown ? code : '•'.repeat(code.length)}
      </output>
      <span className={styles.tools}>
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? 'Hide code' : 'Show code'}
          onClick={() => setShown(!isShown)}
        />
        <span className={styles.copy}>
          <IconButton icon={copied ? 'check' : 'copy'} label="Copy code" onClick={() => void copy(code)} />
          <span role="status" className={styles.copied}>
            {copied ? 'Copied!' : ''}
          </span>
        </span>
      </span>
      <Button icon={<Icon name="qr" />} onClick={onInvite}>
        Invite
      </Button>
    </div>
  );
}
