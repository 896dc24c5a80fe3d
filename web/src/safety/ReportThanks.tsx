import type { PersonCard } from '@tallyho/game/people/person-card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../net/api.ts';
import { peopleKeys } from '../people/keys.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { showToast } from '../ui/toast.ts';
import { wantsFocus } from '../ui/wants-focus.ts';
import styles from './ReportDialog.module.css';

interface ReportThanksProps {
  /** Whom the report was about. */
  readonly person: PersonCard;
  readonly onClose: () => void;
}

/** After a report: thanks, what happens now, and a way to have nothing more to do with that person. */
export function ReportThanks({ person, onClose }: ReportThanksProps) {
  const client = useQueryClient();
  const { _id: userId, username } = person;
  const block = useMutation({
    mutationFn: () => request('POST', '/api/user/friends/block', { body: { userId } }),
    onSuccess: () => {
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
          <Button variant="danger" busy={block.isPending} onClick={() => block.mutate()}>
            Block {username}
          </Button>
          <Button ref={wantsFocus} variant="hot" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles.thanks}>
        <p>Your report is on its way. An administrator will read it, with what was said.</p>
        <p>
          If you block {username}, you are not friends any more and neither of you can write to, find or
          invite the other.
        </p>
      </div>
      {block.isError && <Banner tone="bad">{block.error.message}</Banner>}
    </Dialog>
  );
}
