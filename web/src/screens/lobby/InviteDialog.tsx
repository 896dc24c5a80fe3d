import { useIsGuest } from '../../entities/session/session.ts';
import { inviteLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { QrCode } from '../../shared/ui/layout/QrCode.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import styles from './InviteDialog.module.css';
import { InviteList } from './InviteList.tsx';

interface InviteDialogProps {
  readonly code: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows the code as large as the screen. */
  readonly onShowLarge: () => void;
}

/** Shows the code, large enough to be read from the other side of a table, and the link as QR code and as text; below, friends are invited in one tap. Guests have none. */
export function InviteDialog({ code, open, onClose, onShowLarge }: InviteDialogProps) {
  const link = inviteLink(platform, code);
  const { copied, copy } = useCopy();
  const isGuest = useIsGuest();
  async function share() {
    const outcome = await platform.share({
      title: 'Tallyho',
      text: 'Come and rate things with us:',
      url: link,
    });
    if (outcome === 'unavailable') await copy(link);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Bring your friends"
      actions={
        <>
          <Button icon={<Icon name="share" />} onClick={() => void share()}>
            Share
          </Button>
          <Button
            variant="hot"
            icon={<Icon name={copied ? 'check' : 'link'} />}
            onClick={() => void copy(link)}
          >
            {copied ? 'Copied!' : 'Copy link'}
          </Button>
        </>
      }
    >
      <div className={styles.invite}>
        {open && (
          <p className={styles.code}>
            <span role="img" aria-label={`Lobby code ${code.split('').join(' ')}`}>
              {code}
            </span>
          </p>
        )}
        {open && <QrCode text={link} label="QR code of the invite link" />}
        <p>Point a phone's camera here, or send the link.</p>
        <p className={styles.link}>{link}</p>
        <Button icon={<Icon name="expand" />} onClick={onShowLarge}>
          Show the code large
        </Button>
        {open && !isGuest && <InviteList onLeave={onClose} />}
      </div>
    </Dialog>
  );
}
