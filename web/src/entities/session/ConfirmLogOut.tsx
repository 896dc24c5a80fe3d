import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';

interface ConfirmLogOutProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a log-out that deletes texts of the user. */
export default function ConfirmLogOut({ busy, onConfirm, onClose }: ConfirmLogOutProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Log out and lose your drafts?"
      actions={
        <>
          <Button onClick={onClose}>Stay logged in</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            Log out
          </Button>
        </>
      }
    >
      <p>This browser has messages or themes that are not sent or saved. Logging out deletes them.</p>
    </Dialog>
  );
}
