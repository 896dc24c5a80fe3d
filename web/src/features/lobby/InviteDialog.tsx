import { Suspense, use } from 'react';
import { inviteLink } from '../../platform/contract.ts';
import { platform } from '../../platform/platform.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './InviteDialog.module.css';
import { useCopy } from './use-copy.ts';

interface InviteDialogProps {
  readonly code: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The invite link as QR code and as text (decision 27). */
export function InviteDialog({ code, open, onClose }: InviteDialogProps) {
  const link = inviteLink(platform, code);
  const { copied, copy } = useCopy();
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
        <Suspense fallback={<Skeleton shape="box" width="14rem" height="14rem" />}>
          {open && <QrCode text={link} />}
        </Suspense>
        <p>Point a phone's camera here, or send the link.</p>
        <p className={styles.link}>{link}</p>
      </div>
    </Dialog>
  );
}

function QrCode({ text }: { readonly text: string }) {
  const drawing = use(draw(text));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      role="img"
      aria-label="QR code of the invite link"
    >
      <path d={drawing.path} />
    </svg>
  );
}

const drawn = new Map<string, Promise<{ size: number; path: string }>>();

/** The dark squares as one path. Remembered, because `use` needs the same promise at every render. */
function draw(text: string): Promise<{ size: number; path: string }> {
  const known = drawn.get(text);
  if (known) return known;
  const drawing = import('uqr').then(({ encode }) => {
    const { data, size } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: squares.join('') };
  });
  drawn.set(text, drawing);
  return drawing;
}
