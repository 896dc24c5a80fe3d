import type { Person } from '@tallyho/game/model/person';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { peopleKeys } from '../../entities/friends/query-keys.ts';
import { request } from '../../shared/api/api.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog, wantsFocus } from '../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './ReportDialog.module.css';

interface ReportThanksProps {
  /** The reported player; null if the viewer does not know who that is. */
  readonly person: Person | null;
  readonly onClose: () => void;
}

/** Shown after a report: thanks, what happens next, and a button to block the reported player, if known. */
export function ReportThanks({ person, onClose }: ReportThanksProps) {
  const client = useQueryClient();
  const block = useMutation({
    mutationFn: ({ user: userId }: Person) =>
      request('POST', '/api/user/friends/block', { body: { userId } }),
    onSuccess: (_, { username }) => {
      void client.invalidateQueries({ queryKey: peopleKeys.all });
      showToast(`You have blocked ${username}.`, 'good');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Thank you"
      placement="sheet"
      actions={
        <>
          {person && (
            <Button variant="danger" busy={block.isPending} onClick={() => block.mutate(person)}>
              Block {person.username}
            </Button>
          )}
          <Button ref={wantsFocus} variant="hot" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles.thanks}>
        <p>Your report is on its way. An administrator will read it, with what was said.</p>
        {person && (
          <p>
            If you block {person.username}, you are not friends any more and neither of you can write to, find
            or invite the other.
          </p>
        )}
      </div>
      {block.isError && <Banner tone="bad">{block.error.message}</Banner>}
    </Dialog>
  );
}
