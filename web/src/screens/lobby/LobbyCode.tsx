import { useState } from 'react';
import { useSettings } from '../../entities/preferences/preferences.ts';
import { inviteLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { QrCode } from '../../shared/ui/layout/QrCode.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './LobbyCode.module.css';

interface LobbyCodeProps {
  readonly code: string;
  /** Shows the code as large as the screen. */
  readonly onShowLarge: () => void;
}

/**
 * The lobby code. Hidden, it is dots beside three buttons: one with words shows it, two copy it and show it as large as the screen.
 * Shown, it has boxes, and a press on it shows it as large as the screen. If the viewer's setting shows it always, it is large, with its QR code.
 */
export function LobbyCode({ code, onShowLarge }: LobbyCodeProps) {
  const { lobbyShowCode } = useSettings();
  /** What the viewer has chosen here; null: as in the settings. */
  const [chosen, setShown] = useState<boolean | null>(null);
  const isShown = chosen ?? lobbyShowCode;
  const isLarge = lobbyShowCode && isShown;
  const { copied, copy } = useCopy();
  return (
    <div className={styles.code} data-shown={isShown} data-large={isLarge}>
      <span className={styles.label}>Lobby code</span>
      <span className={classNames(styles.value, !isShown && styles.dots)}>
        {isShown && (
          <span className={styles.cells} aria-hidden="true">
            {[...code].map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all the same
              <i key={index} />
            ))}
          </span>
        )}
        <output aria-label={isShown ? `Lobby code ${code.split('').join(' ')}` : 'Lobby code hidden'}>
          {isShown ? code : '•'.repeat(code.length)}
        </output>
        {/* Covers the code, which is read out by itself. */}
        {isShown && (
          <button type="button" className={styles.enlarge} onClick={onShowLarge}>
            <span>
              <Icon name="expand" /> Show the code large
            </span>
          </button>
        )}
      </span>
      <span className={styles.tools}>
        {/* One button for both, so that it keeps the focus. */}
        <Button
          variant={isShown ? 'quiet' : 'plain'}
          className={styles.toggle}
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
          title={isShown ? 'Hide code' : undefined}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <VisuallyHidden>Hide code</VisuallyHidden> : 'Show code'}
        </Button>
        <span className={styles.copy}>
          <IconButton icon={copied ? 'check' : 'copy'} label="Copy code" onClick={() => void copy(code)} />
          <span role="status" className={styles.copied}>
            {copied ? 'Copied!' : ''}
          </span>
        </span>
        {!isShown && <IconButton icon="expand" label="Show the code large" onClick={onShowLarge} />}
      </span>
      {isLarge && (
        <span className={styles.qr}>
          <QrCode text={inviteLink(platform, code)} label="QR code of the invite link" />
        </span>
      )}
    </div>
  );
}
