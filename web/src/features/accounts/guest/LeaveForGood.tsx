import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForgetAccount } from '../../../entities/session/log-out.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { deleteAccount } from '../profile/account-api.ts';

/** Deletes the guest, after a confirmation. A guest who only logs out could never come back. */
export function LeaveForGood() {
  const [isOpen, setOpen] = useState(false);
  const clearAccount = useForgetAccount();
  const leave = useMutation({
    mutationFn: () => deleteAccount(null),
    onSuccess: () => {
      showToast('You are no guest any more. Thanks for playing!', 'good');
      clearAccount();
    },
  });
  return (
    <>
      <Button icon={<Icon name="log-out" />} onClick={() => setOpen(true)}>
        Leave for good
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Leave for good?"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Stay</Button>
            <Button variant="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
              Leave
            </Button>
          </>
        }
      >
        {leave.error && <Banner tone="bad">{leave.error.message}</Banner>}
        <p>Your seat, your name and your points are deleted now. There is no way back.</p>
      </Dialog>
    </>
  );
}
