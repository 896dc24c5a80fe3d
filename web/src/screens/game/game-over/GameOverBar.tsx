import { rejections } from '@tallyho/game/model/reject-codes';
import type { StageView } from '@tallyho/game/protocol/view';
import { type ReactNode, useState } from 'react';
import { useRoom } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import { AgainNote } from './AgainNote.tsx';

interface GameOverBarProps {
  readonly gameId: string;
  /** The first player who went back to the lobby, and those who still view the results; null before that. */
  readonly again: Extract<StageView, { phase: 'finished' }>['again'];
  /** Buttons beside the main one. */
  readonly children: ReactNode;
}

/** The way back to the lobby for another game: the first player opens it, the others follow or stay. */
export function GameOverBar({ gameId, again, children }: GameOverBarProps) {
  const [isStaying, setStaying] = useState(false);
  const { play, busy, error } = useAgain(gameId);
  return (
    <ActionBar
      isCentred
      error={error}
      note={<AgainNote by={again} isStaying={isStaying} onStay={() => setStaying(true)} />}
      aside={
        <>
          {again && !isStaying && (
            <Button size="lg" onClick={() => setStaying(true)}>
              Stay
            </Button>
          )}
          {children}
        </>
      }
    >
      <Button variant="hot" size="xl" wide busy={busy} onClick={() => void play()}>
        {again ? 'Join' : 'Play again'}
      </Button>
    </ActionBar>
  );
}

function useAgain(gameId: string) {
  const room = useRoom();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function play() {
    setBusy(true);
    setError(null);
    const result = await room.send({ type: 'playAgain', gameId });
    setBusy(false);
    if (!result.ok) setError(rejections[result.error]);
  }
  return { play, busy, error };
}
