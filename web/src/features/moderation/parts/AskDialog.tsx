import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import styles from './AskDialog.module.css';

interface AskDialogProps {
  readonly title: string;
  /** What happens. */
  readonly children: ReactNode;
  /** The button that does it. */
  readonly action: string;
  readonly variant: 'hot' | 'danger';
  /** The state of the request. */
  readonly request: { readonly isPending: boolean; readonly error: Error | null };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a decision and shows why it failed. Mounted only while open. */
export function AskDialog(props: AskDialogProps) {
  const { title, children, action, variant, request, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={variant} busy={request.isPending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {children}
        {request.error && <Banner tone="bad">{request.error.message}</Banner>}
      </div>
    </Dialog>
  );
}
