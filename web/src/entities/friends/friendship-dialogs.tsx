import type { Person } from '@tallyho/game/model/person';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import type { Attempt } from './use-alert.ts';
import { useFriendActions } from './use-friend-actions.ts';

interface AskProps {
  readonly person: Person;
  readonly attempt: Attempt;
  readonly onClose: () => void;
}

/** Asks for confirmation before a friendship ends. Mounted only while open. */
export function RemoveFriendDialog({ person, attempt, onClose }: AskProps) {
  const { remove } = useFriendActions();
  function onRemove() {
    onClose();
    void attempt(`${person.username} could not be removed.`, remove.mutateAsync(person));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          Remove <bdi>{person.username}</bdi>?
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Stay friends</Button>
          <Button variant="danger" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      <p>You won't see each other online or write to each other any more. They aren't told.</p>
    </Dialog>
  );
}

/** Asks for confirmation before a user is blocked, friend or not. Mounted only while open. */
export function BlockDialog({ person, attempt, onClose }: AskProps) {
  const { block } = useFriendActions();
  function onBlock() {
    onClose();
    void attempt(`${person.username} could not be blocked.`, block.mutateAsync(person));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          Block <bdi>{person.username}</bdi>?
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={onBlock}>
            Block
          </Button>
        </>
      }
    >
      <p>
        They can't find you, ask you or write to you, and you don't see what they say in lobbies. They aren't
        told.
      </p>
    </Dialog>
  );
}
