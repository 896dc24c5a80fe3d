import { useState } from 'react';
import type { SessionUser } from '../../../entities/session/session.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import type { PendingAction } from '../providers/pending-action.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

interface DeleteAccountProps {
  readonly user: SessionUser;
  /** The action to continue after the redirect to a provider. */
  readonly resumed?: PendingAction | null;
}

/** Deletes the account permanently. Use it inside ConfirmIdentity. */
export function DeleteAccount({ user, resumed = null }: DeleteAccountProps) {
  const typed = resumed?.kind === 'deleteAccount' ? resumed.username : null;
  const [open, setOpen] = useState(typed !== null);
  return (
    <>
      <Button icon={<Icon name="trash" />} onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteAccountDialog user={user} typed={typed ?? ''} onClose={() => setOpen(false)} />}
    </>
  );
}
