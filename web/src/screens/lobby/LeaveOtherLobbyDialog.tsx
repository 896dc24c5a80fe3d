import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';

interface ElsewhereDialogProps {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** One seat per person: entering a second lobby asks to leave the first, which happens after the new seat is there. */
export function LeaveOtherLobbyDialog({ open, busy, onLeave, onStay }: ElsewhereDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="You are in another lobby"
      actions={
        <>
          <Button onClick={onStay}>Stay there</Button>
          <Button variant="hot" busy={busy} onClick={onLeave}>
            Leave it and go on
          </Button>
        </>
      }
    >
      <p>You can sit at one table at a time. You keep your seat there until you have the new one.</p>
    </Dialog>
  );
}
