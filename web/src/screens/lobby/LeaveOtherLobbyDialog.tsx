import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';

interface LeaveOtherLobbyDialogProps {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** A user can have one seat: asks before joining a second lobby. The first seat is given up after the new one is confirmed. */
export function LeaveOtherLobbyDialog({ open, busy, onLeave, onStay }: LeaveOtherLobbyDialogProps) {
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
