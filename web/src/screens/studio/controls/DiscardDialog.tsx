import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';

interface DiscardDialogProps {
  /** The name of the theme. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Asks before unsaved changes are deleted. */
export function DiscardDialog({ name, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Discard the changes?"
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard changes
          </Button>
        </>
      }
    >
      <p>
        What was typed for <bdi>{name}</bdi> since the last save is deleted.
      </p>
    </Dialog>
  );
}
