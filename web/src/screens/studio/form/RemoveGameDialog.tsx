import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import type { EditedGame } from '../model/edited-theme.ts';

interface RemoveGameDialogProps {
  readonly game: EditedGame;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before a game with content is removed. */
export function RemoveGameDialog({ game, onClose, onRemove }: RemoveGameDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove ${game.name.trim() || 'this game'}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      <p>What you have entered for it is removed, too.</p>
    </Dialog>
  );
}
