import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog, useLeaving } from '../../../features/leaving/LeaveDialog.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';

/** Leaves game and lobby after a confirmation. */
export function LeaveGame() {
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const leaving = useLeaving(() => navigate('/'));
  return (
    <>
      <IconButton icon="log-out" label="Leave Game" onClick={() => setConfirming(true)} />
      <LeaveDialog open={isConfirming} onClose={() => setConfirming(false)} what="game" leaving={leaving} />
    </>
  );
}
