import { useState } from 'react';
import { useSeats } from '../../entities/room/room-hooks.tsx';
import { LeaveDialog, useLeaving } from '../../features/leaving/LeaveDialog.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';

/** Gives up the seat; asks first if that changes something for others. */
export function LeaveLobby() {
  const isAlone = useSeats().length === 1;
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaving();
  return (
    <>
      <Button
        variant="quiet"
        busy={leaving.busy && !isAsking}
        icon={<Icon name="log-out" />}
        onClick={() => (isAlone ? void leaving.leave() : setAsking(true))}
      >
        Leave Lobby
      </Button>
      <LeaveDialog open={isAsking} onClose={() => setAsking(false)} what="lobby" leaving={leaving} />
    </>
  );
}
