import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog, useLeaving } from '../../../features/leaving/LeaveDialog.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';

/** Leaves game and lobby after a confirmation. */
export function LeaveGame() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <IconButton icon="leave" label="Leave Game" onClick={() => setConfirming(true)} />
      <LeaveGameDialog open={isConfirming} onClose={() => setConfirming(false)} />
    </>
  );
}

/** Asks whether to leave game and lobby; afterwards the home page is open. */
export function LeaveGameDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const leaving = useLeaving(() => navigate('/'));
  return <LeaveDialog open={open} onClose={onClose} what="game" leaving={leaving} />;
}
