import { useEffect, useState } from 'react';
import { useIsGuest } from '../../entities/session/session.ts';
import { inviteLink } from '../../shared/platform/contract.ts';
import { platform } from '../../shared/platform/platform.ts';
import { useCopy } from '../../shared/platform/use-copy.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import styles from './InviteDialog.module.css';
import { InviteList } from './InviteList.tsx';

interface InviteDialogProps {
  readonly code: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Invites friends in one tap (not for guests, who have none); for all other people it shows the link as QR code and as text. */
export function InviteDialog({ code, open, onClose }: InviteDialogProps) {
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
        {open && !isGuest && <InviteList onLeave={onClose} />}
        {open && <QrCode text={link} />}
        <p>Point a phone's camera here, or send the link.</p>
        <p className={styles.link}>{link}</p>
      </div>
    </Dialog>
  );
}

interface QrPath {
  readonly size: number;
  readonly path: string;
}

function QrCode({ text }: { readonly text: string }) {
  const [qrPath, setQrPath] = useState<QrPath | null>(null);
  useEffect(() => {
    let isMounted = true;
    void draw(text).then((path) => isMounted && setQrPath(path));
    return () => {
      isMounted = false;
    };
  }, [text]);
  if (!qrPath)
    return <Skeleton shape="box" width="clamp(9rem, 24dvh, 15rem)" height="clamp(9rem, 24dvh, 15rem)" />;
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${qrPath.size} ${qrPath.size}`}
      role="img"
      aria-label="QR code of the invite link"
    >
      <path d={qrPath.path} />
    </svg>
  );
}

/** Returns the dark squares of the QR code as one SVG path. */
async function draw(text: string): Promise<QrPath> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
