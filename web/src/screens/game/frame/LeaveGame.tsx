import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LeaveDialog, useLeaving } from '../../../features/leaving/LeaveDialog.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';

/** Leaves game and lobby, after asking. `asButton` writes the words out. */
export function LeaveGame({ asButton = false }: { readonly asButton?: boolean }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaving(() => navigate('/'));
  return (
    <>
      {asButton ? (
        <Button size="lg" onClick={() => setAsking(true)}>
          Leave Game
        </Button>
      ) : (
        <IconButton icon="log-out" label="Leave Game" onClick={() => setAsking(true)} />
      )}
      <LeaveDialog open={isAsking} onClose={() => setAsking(false)} what="game" leaving={leaving} />
    </>
  );
}
