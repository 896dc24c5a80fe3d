import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';

interface DeleteDialogProps {
  readonly theme: { readonly name: string; readonly games: readonly unknown[] };
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before a theme is deleted, and says what goes with it. */
export function DeleteDialog({ theme: { name, games }, busy, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${name}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" busy={busy} onClick={onDelete}>
            Delete Theme
          </Button>
        </>
      }
    >
      <p>
        {games.length === 1
          ? 'Its game and its pictures are'
          : `Its ${games.length} games and their pictures are`}{' '}
        deleted with it. Games that run keep it until they end, and results of finished games keep their
        pictures.
      </p>
    </Dialog>
  );
}
