import { useState } from 'react';
import { useSession } from '../../../entities/session/session.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { type Confirmed, useRemoveAdministrator } from '../model/moderation-api.ts';
import type { ModeratedUser } from '../model/responses.ts';
import { AskDialog } from '../parts/AskDialog.tsx';

interface RoleButtonProps {
  readonly moderatedUser: ModeratedUser;
  readonly confirmed: Confirmed;
}

/** Takes the administrator role from an account, or gives up the own one, after a question. */
export function RoleButton({ moderatedUser, confirmed }: RoleButtonProps) {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveAdministrator(moderatedUser.user, confirmed);
  const { username } = moderatedUser;
  const isOwn = user?.user === moderatedUser.user;
  const close = () => {
    setAsking(false);
    remove.reset();
  };
  const onConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: (removed) => {
        close();
        if (removed) showToast(`${username} is not an administrator any more.`, 'good');
      },
    });
  return (
    <>
      <Button
        aria-label={isOwn ? undefined : `Take the role away from ${username}`}
        onClick={() => setAsking(true)}
      >
        {isOwn ? 'Give up the role' : 'Take the role away'}
      </Button>
      {isAsking && (
        <AskDialog
          title={isOwn ? 'Give up your administrator role?' : `Take the administrator role from ${username}?`}
          action={isOwn ? 'Give it up' : 'Take it away'}
          variant="danger"
          request={remove}
          onConfirm={onConfirm}
          onClose={close}
        >
          <p>
            {isOwn
              ? 'The studio, the reports and this page close for you at once. What you typed in the studio stays in this browser, but only administrators can save it.'
              : 'The studio, the reports and this page close for them at once, also where they are open. What they typed in the studio stays in their browser. They keep their account, and can be warned, muted and suspended from then on.'}
          </p>
          <p>
            The log says who did it. Only the command <code>npm run admin</code> gives the role back.
          </p>
        </AskDialog>
      )}
    </>
  );
}
