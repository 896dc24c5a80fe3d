import type { SeatView } from '@tallyho/game/protocol/view';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';

interface SeatDialogProps {
  /** The seat of the player. */
  readonly seat: SeatView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks the leader to confirm before a player is removed and banned. */
export function KickDialog({ seat, open, onClose }: SeatDialogProps) {
  const { busy, send } = useCommand();
  async function kick() {
    const isDone = await send({ type: 'kickPlayer', player: seat.user });
    onClose();
    if (isDone)
      showToast(`${seat.username} was removed.`, 'info', { label: 'Undo', onSelect: () => void undo() });
  }
  async function undo() {
    if (await send({ type: 'letBackIn', player: seat.user }))
      showToast(`${seat.username} can join again.`, 'good');
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Kick ${seat.username}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" busy={busy} onClick={() => void kick()}>
            Kick
          </Button>
        </>
      }
    >
      <p>They leave the lobby immediately and cannot come back. You can let them back in, in the settings.</p>
      <p>Their browser cannot join as a guest either. You are asked about new guests from their network.</p>
    </Dialog>
  );
}

/** Asks the leader to confirm before passing the lead to another player, because they cannot take it back. */
export function MakeLeaderDialog({ seat, open, onClose }: SeatDialogProps) {
  const { busy, send } = useCommand();
  async function pass() {
    await send({ type: 'makeLeader', player: seat.user });
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Make ${seat.username} the leader?`}
      actions={
        <>
          <Button onClick={onClose}>Stay leader</Button>
          <Button variant="hot" busy={busy} onClick={() => void pass()}>
            Make leader
          </Button>
        </>
      }
    >
      <p>They start games, pick the themes and change the settings. Only they can hand it back to you.</p>
    </Dialog>
  );
}
