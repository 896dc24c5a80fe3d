import { rejections } from '@tallyho/game/model/reject-codes';
import { useState } from 'react';
import { useIsLeader, useRoom, useView } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import styles from './EndGame.module.css';

interface EndGameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Asks the leader to confirm before the game ends with the rounds played so far; while the game waits for a player, any
 * player.
 */
export function EndGameDialog({ open, onClose }: EndGameDialogProps) {
  const room = useRoom();
  const gameId = useView(({ game }) => game?.id ?? '');
  const isPlaying = useView(({ stage }) => stage.phase === 'playing');
  const isWaiting = useView(({ waitsUntil }) => waitsUntil !== null);
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    const result = await room.send({ type: 'gameFinished', gameId });
    setBusy(false);
    onClose();
    if (!result.ok) showToast(rejections[result.error], 'bad');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="End the game for everybody?"
      actions={
        <>
          <Button onClick={onClose}>Play on</Button>
          <Button variant="danger" busy={busy} onClick={() => void end()}>
            End it
          </Button>
        </>
      }
    >
      <p>
        Everybody goes to the final results.
        {isPlaying &&
          (isWaiting
            ? ' What is placed in this round counts.'
            : ' This round counts if at least one answer has been sent.')}
      </p>
    </Dialog>
  );
}

/** The leader's End Game button below the themes: quiet, and apart from the main action. Phones have it in the menu. */
export function EndGame() {
  const [isConfirming, setConfirming] = useState(false);
  if (useIsEndGameInMenu()) return null;
  return (
    <>
      <Button variant="quiet" className={styles.end} onClick={() => setConfirming(true)}>
        End Game
      </Button>
      <EndGameDialog open={isConfirming} onClose={() => setConfirming(false)} />
    </>
  );
}

/**
 * Returns true if End Game is in the header's menu: for the leader, in every phase before Game Over. While a theme is chosen, the
 * button is below the themes instead, where the window is wide enough.
 */
export function useIsEndGameInMenu(): boolean {
  const isLeader = useIsLeader();
  const phase = useView(({ stage }) => stage.phase);
  const isPhone = useMedia('(width < 480px)');
  return isLeader && phase !== 'finished' && (isPhone || phase !== 'choosing');
}
