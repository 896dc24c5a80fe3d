import { useState } from 'react';
import { useSeats } from '../../entities/room/room-hooks.tsx';
import { LeaveDialog, useLeaving } from '../../features/leaving/LeaveDialog.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';

/** Gives up the seat, after a confirmation if other players are in the lobby. */
export function LeaveLobby() {
  const isAlone = useSeats().length === 1;
  const [isConfirming, setConfirming] = useState(false);
  const leaving = useLeaving();
  return (
    <>
      <Button
        variant="quiet"
        busy={leaving.busy && !isConfirming}
        onClick={() => (isAlone ? void leaving.leave() : setConfirming(true))}
      >
        Leave <VisuallyHidden when="below480">Lobby</VisuallyHidden>
      </Button>
      <LeaveDialog open={isConfirming} onClose={() => setConfirming(false)} what="lobby" leaving={leaving} />
    </>
  );
}
