import { useMutation } from '@tanstack/react-query';
import { platform } from '../../../shared/platform/platform.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { leaveForPasskey } from '../passkeys/leave-for-passkey.ts';
import { PasskeyError } from '../passkeys/PasskeyError.tsx';
import styles from '../sign-in/forms.module.css';
import { NotConfirmed, useConfirmed } from './confirm-identity.tsx';

interface AddPasskeyDialogProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Explains what a passkey is, and makes one; in the desktop app it opens the system's browser. */
export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const confirmed = useConfirmed();
  const add = useMutation({
    mutationFn: async () => {
      if (platform.returnsByLink) {
        await confirmed({ kind: 'addPasskey' }, () => leaveForPasskey({ purpose: 'link' }));
        return onClose();
      }
      const flows = await import('../passkeys/passkey-flows.ts');
      const { passkey } = await confirmed({ kind: 'addPasskey' }, flows.addPasskey);
      showToast(`Your passkey "${passkey.name}" is added.`, 'good');
      onAdded();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a passkey"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="hot" busy={add.isPending} onClick={() => add.mutate()}>
            Continue
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <PasskeyError error={add.error instanceof NotConfirmed ? null : add.error} />
        <p>
          With a passkey you log in by fingerprint, face or PIN, without a password. Your device or your
          password manager keeps it.
        </p>
      </div>
    </Dialog>
  );
}
