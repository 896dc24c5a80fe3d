import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMembership } from '../../../entities/room/room-hooks.tsx';
import { useIsGuest } from '../../../entities/session/session.ts';
import { request } from '../../../shared/api/api.ts';
import { errorText } from '../../../shared/api/api-error.ts';
import { guestLink } from '../../../shared/platform/contract.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { useCopy } from '../../../shared/platform/use-copy.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { QrCode } from '../../../shared/ui/layout/QrCode.tsx';
import { Loading } from '../../../shared/ui/layout/Skeleton.tsx';
import { Spinner } from '../../../shared/ui/layout/Spinner.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import styles from './OtherDeviceLink.module.css';

/**
 * A button for a guest with a seat, which shows the link to play on with another device: works once, for ten minutes. Renders
 * nothing for accounts, who log in there.
 */
export function OtherDeviceLink() {
  const isGuest = useIsGuest();
  const membership = useMembership();
  const [isOpen, setOpen] = useState(false);
  const { copied, copy } = useCopy();
  const code = membership.status === 'member' ? membership.room.code : '';
  const creation = useMutation({
    mutationFn: async () => guestLink(platform, code, (await request('POST', '/api/guests/link')).token),
  });
  const link = creation.data;
  if (!isGuest || !code) return null;

  function open() {
    setOpen(true);
    // A link works once, so each opening makes a new one.
    creation.mutate();
  }

  return (
    <>
      <Button variant="quiet" icon={<Icon name="qr" />} onClick={open}>
        Another device
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Play on another device"
        actions={
          link && (
            <Button
              variant="hot"
              icon={<Icon name={copied ? 'check' : 'link'} />}
              onClick={() => void copy(link)}
            >
              {copied ? 'Copied!' : 'Copy link'}
            </Button>
          )
        }
      >
        <div className={styles.own}>
          {creation.isPending && (
            <Loading label="Making the link">
              <Spinner />
            </Loading>
          )}
          {creation.error && (
            <Banner tone="bad" actions={<Button onClick={() => creation.mutate()}>Try again</Button>}>
              {errorText(creation.error)}
            </Banner>
          )}
          {link && (
            <>
              <QrCode text={link} label="QR code of the link to this seat" />
              <p>Point the camera of your other device here. It gets your seat, too.</p>
              <p>
                The link works once, for ten minutes. Do not share it: a person who opens it plays as you.
              </p>
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}
