import { rejections } from '@tallyho/game/protocol/reject-codes';
import { useState } from 'react';
import { useRoom, useView } from '../../net/room-hooks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast.ts';

/** The leader ends the game with what there is, after asking. */
export function EndGame() {
  const room = useRoom();
  const gameId = useView(({ game }) => game?.id ?? '');
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    const result = await room.send({ type: 'gameFinished', gameId });
    setBusy(false);
    setAsking(false);
    if (!result.ok) showToast(rejections[result.error], 'bad');
  }

  return (
    <>
      <Button size="lg" onClick={() => setAsking(true)}>
        End Game
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="End the game for everybody?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Play on</Button>
            <Button variant="danger" busy={busy} onClick={() => void end()}>
              End it
            </Button>
          </>
        }
      >
        <p>Everybody goes to the final results.</p>
      </Dialog>
    </>
  );
}
