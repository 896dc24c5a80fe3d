import { useState } from 'react';
import type { SessionUser } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import type { Wish } from './wish.ts';

interface DeleteAccountProps {
  readonly user: SessionUser;
  /** What to go on with after a trip to a provider. */
  readonly resumed?: Wish | null;
}

/** The way out, for good (decision 40). Inside of ConfirmIdentity. */
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
