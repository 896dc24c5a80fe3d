import type { Standing } from '@tallyho/game/people/sanctions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, useLocale } from '../../entities/preferences/format.ts';
import { sessionKey } from '../../entities/session/session.ts';
import { request } from '../../shared/api/api.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Dialog, wantsFocus } from '../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './WarningDialog.module.css';

interface WarningDialogProps {
  readonly warning: NonNullable<Standing['warning']>;
}

/** A warning from an administrator. If it is closed without an acknowledgement, it appears again with the next page load. */
export default function WarningDialog({ warning }: WarningDialogProps) {
  useLocale();
  const client = useQueryClient();
  const [open, setOpen] = useState(true);
  const acknowledge = useMutation({
    mutationFn: () => request('POST', '/api/user/acknowledge-warning', { body: { id: warning._id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
  });
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="A warning for you"
      placement="sheet"
      actions={
        <Button
          variant="hot"
          wide
          busy={acknowledge.isPending}
          onClick={() => acknowledge.mutate()}
          ref={wantsFocus}
        >
          I understand
        </Button>
      }
    >
      <p>An administrator has looked at what you said or did here, and asks you to stop it:</p>
      <blockquote className={styles.reason} dir="auto">
        {warning.reason}
      </blockquote>
      <p className={styles.note}>
        {formatDate(warning.at, 'dateTime')}. If it happens again, your account can be muted or suspended.
      </p>
      {acknowledge.isError && <Banner tone="bad">{acknowledge.error.message}</Banner>}
    </Dialog>
  );
}
