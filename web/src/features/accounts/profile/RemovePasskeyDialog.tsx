import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';

interface RemovePasskeyDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks for confirmation before a passkey is removed. */
export function RemovePasskeyDialog({ name, onClose, onRemove }: RemovePasskeyDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Remove this passkey?"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        <bdi>{name}</bdi> cannot be used to log in from then on. If your device still lists the passkey, you
        can delete it there.
      </p>
    </Dialog>
  );
}
