import { rejections } from '@tallyho/game/protocol/reject-codes';
import type { SeatView } from '@tallyho/game/room/view';
import { useState } from 'react';
import { useRoom } from '../../net/room-hooks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast.ts';

interface KickDialogProps {
  /** Whom it is about; null: closed. */
  readonly player: SeatView | null;
  readonly onClose: () => void;
}

/** Asks before the leader removes somebody for good (decision 26). */
export function KickDialog({ player, onClose }: KickDialogProps) {
  const room = useRoom();
  const [busy, setBusy] = useState(false);
  async function kick() {
    if (!player) return;
    setBusy(true);
    const result = await room.send({ type: 'kickPlayer', player: player.user });
    setBusy(false);
    if (!result.ok) showToast(rejections[result.error], 'bad');
    onClose();
  }
  return (
    <Dialog
      open={player !== null}
      onClose={onClose}
      title={`Kick ${player?.username ?? ''}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" busy={busy} onClick={() => void kick()}>
            Kick
          </Button>
        </>
      }
    >
      <p>They leave the lobby at once and cannot come back with this code.</p>
    </Dialog>
  );
}
