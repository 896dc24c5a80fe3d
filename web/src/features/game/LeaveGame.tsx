import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMembershipStore } from '../../net/room-hooks.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { showToast } from '../../ui/toast.ts';

/** Leaves game and lobby, after asking. `asButton` writes the words out. */
export function LeaveGame({ asButton = false }: { readonly asButton?: boolean }) {
  const store = useMembershipStore();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await store.leave();
      await navigate('/');
    } catch {
      setBusy(false);
      showToast('Leaving did not work. Try again.', 'bad');
    }
  }

  return (
    <>
      {asButton ? (
        <Button size="lg" onClick={() => setAsking(true)}>
          Leave Game
        </Button>
      ) : (
        <IconButton icon="log-out" label="Leave Game" onClick={() => setAsking(true)} />
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Leave the game?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Stay</Button>
            <Button variant="danger" busy={busy} icon={<Icon name="log-out" />} onClick={() => void leave()}>
              Leave
            </Button>
          </>
        }
      >
        <p>You give up your seat. The others play on; what you have sent stays.</p>
      </Dialog>
    </>
  );
}
