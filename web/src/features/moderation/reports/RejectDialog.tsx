import { limits } from '@tallyho/game/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { TextArea } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { useRejectAppeal } from '../model/moderation-api.ts';
import type { Appeal } from '../model/responses.ts';
import styles from '../users/SanctionDialog.module.css';

interface RejectDialogProps {
  readonly appeal: Appeal;
  readonly onClose: () => void;
  /** Called after the decision was stored. */
  readonly onDone: () => void;
}

/** Asks for the answer to an appeal that is rejected, and stores it. */
export function RejectDialog({ appeal: { _id, author }, onClose, onDone }: RejectDialogProps) {
  const formId = useId();
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const reject = useRejectAppeal(_id);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (answer.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    if (reject.isPending) return;
    reject.mutate(answer.trim(), {
      onSuccess: () => {
        showToast(`The appeal of ${author.username} is rejected.`, 'good');
        onClose();
        onDone();
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Reject the appeal of ${author.username}`}
      placement="sheet"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" busy={reject.isPending}>
            Reject appeal
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <p className={styles.effect}>The suspension goes on. They cannot appeal against it again.</p>
        <TextArea
          ref={field}
          label="Answer"
          rows={3}
          dir="auto"
          maxLength={limits.report.details}
          value={answer}
          hint={`${author.username} will read this.`}
          error={isMissing ? 'Please say why' : undefined}
          onChange={(event) => {
            setAnswer(event.target.value);
            setMissing(false);
          }}
        />
        {reject.isError && <Banner tone="bad">{reject.error.message}</Banner>}
      </form>
    </Dialog>
  );
}
