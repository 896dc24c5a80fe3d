import type { RoomView } from '@tallyho/game/protocol/view';
import { type ReactNode, useState } from 'react';
import { useCurrentPlayer, useIsLeader } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';

interface RemoveThemeProps {
  readonly theme: RoomView['customThemes'][number];
  /** Draws the button that asks. */
  readonly children: (ask: () => void) => ReactNode;
}

/** For the leader and for who wrote it; nothing for the others. */
export function RemoveTheme({ theme, children }: RemoveThemeProps) {
  const isLeader = useIsLeader();
  const you = useCurrentPlayer();
  const { busy, send } = useCommand();
  const [isAsking, setAsking] = useState(false);
  if (!isLeader && theme.author.user !== you) return null;
  async function remove() {
    await send({ type: 'removeTheme', customTheme: theme.id });
    setAsking(false);
  }
  return (
    <>
      {children(() => setAsking(true))}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${theme.name}?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep</Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              Remove
            </Button>
          </>
        }
      >
        <p>It is gone from this lobby, and nobody has a copy.</p>
      </Dialog>
    </>
  );
}
