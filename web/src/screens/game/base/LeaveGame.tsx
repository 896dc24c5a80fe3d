import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog, useLeaving } from '../../../features/leaving/LeaveDialog.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';

/** Leaves game and lobby after a confirmation. `asButton` shows a button with text instead of an icon. */
export function LeaveGame({ asButton = false }: { readonly asButton?: boolean }) {
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const leaving = useLeaving(() => navigate('/'));
  return (
    <>
      {asButton ? (
        <Button size="lg" onClick={() => setConfirming(true)}>
          Leave Game
        </Button>
      ) : (
        <IconButton icon="log-out" label="Leave Game" onClick={() => setConfirming(true)} />
      )}
      <LeaveDialog open={isConfirming} onClose={() => setConfirming(false)} what="game" leaving={leaving} />
    </>
  );
}
