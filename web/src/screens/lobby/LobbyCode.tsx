import { useState } from 'react';
import { useSettings } from '../../entities/preferences/preferences.ts';
import { inviteLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { QrCode } from '../../shared/ui/layout/QrCode.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './LobbyCode.module.css';

/**
 * The lobby code in one field, and a button that copies it. Hidden, the field has a dot for each letter, and a press anywhere on it
 * shows the code. If the viewer's setting shows it always, it is large, with its QR code.
 */
export function LobbyCode({ code }: { readonly code: string }) {
  const { lobbyShowCode } = useSettings();
  /** What the viewer has chosen here; null: as in the settings. */
  const [chosen, setShown] = useState<boolean | null>(null);
  const isShown = chosen ?? lobbyShowCode;
  const isLarge = lobbyShowCode && isShown;
  const { copied, copy } = useCopy();
  return (
    <div className={styles.code} data-shown={isShown} data-large={isLarge}>
      <span className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          Code
        </span>
        <output aria-label={isShown ? `Lobby code ${code.split('').join(' ')}` : 'Lobby code hidden'}>
          {isShown ? code : <VisuallyHidden>{'•'.repeat(code.length)}</VisuallyHidden>}
        </output>
        {!isShown && (
          <span className={styles.dots} aria-hidden="true">
            {[...code].map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots are all the same
              <i key={index} />
            ))}
          </span>
        )}
        {/* One button for both, so that it keeps the focus. */}
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? 'Hide code' : 'Show code'}
          title={isShown ? 'Hide code' : undefined}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
          {!isShown && <span className={styles.show}>Show</span>}
        </button>
        <span className={styles.copy}>
          <Button
            variant="quiet"
            icon={<Icon name={copied ? 'check' : 'copy'} />}
            aria-label="Copy code"
            onClick={() => void copy(code)}
          >
            <span className={styles.word}>Copy</span>
          </Button>
          <span role="status" className={styles.copied}>
            {copied ? 'Copied!' : ''}
          </span>
        </span>
      </span>
      {isLarge && (
        <span className={styles.qr}>
          <QrCode text={inviteLink(platform, code)} label="QR code of the invite link" />
        </span>
      )}
    </div>
  );
}
