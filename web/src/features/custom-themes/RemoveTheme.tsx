import type { RoomView } from '@tallyho/game/protocol/view';
import { type ReactNode, useState } from 'react';
import { useCurrentPlayer, useIsLeader } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';

interface RemoveThemeProps {
  readonly theme: RoomView['customThemes'][number];
  /** Renders the button that opens the confirmation. */
  readonly children: (open: () => void) => ReactNode;
}

/** Lets the leader and the author remove a theme. Renders nothing for other players. */
export function RemoveTheme({ theme, children }: RemoveThemeProps) {
  const isLeader = useIsLeader();
  const you = useCurrentPlayer();
  const { busy, send } = useCommand();
  const [isConfirming, setConfirming] = useState(false);
  if (!isLeader && theme.author.user !== you) return null;
  async function remove() {
    await send({ type: 'removeTheme', customTheme: theme.id });
    setConfirming(false);
  }
  return (
    <>
      {children(() => setConfirming(true))}
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Remove ${theme.name}?`}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>Keep</Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              Remove
            </Button>
          </>
        }
      >
        <p>It is removed from this lobby. There is no other copy.</p>
      </Dialog>
    </>
  );
}
