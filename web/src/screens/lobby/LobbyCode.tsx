import { useState } from 'react';
import { useSettings } from '../../entities/preferences/preferences.ts';
import { inviteLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { QrCode } from '../../shared/ui/layout/QrCode.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { CodeBoard } from './CodeBoard.tsx';
import styles from './LobbyCode.module.css';
import { useCodeBoard } from './use-code-board.ts';

interface LobbyCodeProps {
  readonly code: string;
  readonly onInvite: () => void;
}

/**
 * The lobby code, hidden behind dots unless the viewer's setting shows it always, large and with its QR code, with buttons to
 * show it, also as large as the screen, to copy it and to invite friends.
 */
export function LobbyCode({ code, onInvite }: LobbyCodeProps) {
  const { lobbyShowCode } = useSettings();
  /** What the viewer has chosen here; null: as in the settings. */
  const [chosen, setShown] = useState<boolean | null>(null);
  const isShown = chosen ?? lobbyShowCode;
  const isLarge = lobbyShowCode && isShown;
  const board = useCodeBoard(code);
  const { copied, copy } = useCopy();
  return (
    <div className={styles.code} data-large={isLarge}>
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
      <span className={styles.actions}>
        <Button icon={<Icon name="expand" />} onClick={board.open}>
          <VisuallyHidden when="below480">Show large</VisuallyHidden>
        </Button>
        <Button icon={<Icon name="qr" />} onClick={onInvite}>
          Invite
        </Button>
      </span>
      {isLarge && (
        <span className={styles.qr}>
          <QrCode text={inviteLink(platform, code)} label="QR code of the invite link" />
        </span>
      )}
      {board.isOpen && <CodeBoard code={code} onClose={board.close} />}
    </div>
  );
}
