import type { SeatView } from '@tallyho/game/protocol/view';
import { isGameRunning } from '@tallyho/game/protocol/view';
import { nextInOrder } from '@tallyho/game/room/state/seats';
import { useState } from 'react';
import { useCurrentPlayer, useMembershipStore, useSeats, useView } from '../../entities/room/room-hooks.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Dialog } from '../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the user leaves, for the title. */
  readonly what: 'lobby' | 'game';
  readonly leaving: Leaving;
}

/** Asks for a confirmation and explains the consequences of leaving. */
export function LeaveDialog({ open, onClose, what, leaving }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Leave the ${what}?`}
      actions={
        <>
          <Button onClick={onClose}>Stay</Button>
          <Button
            variant="danger"
            busy={leaving.busy}
            icon={<Icon name="leave" />}
            onClick={() => void leaving.leave()}
          >
            Leave
          </Button>
        </>
      }
    >
      <Consequences />
    </Dialog>
  );
}

function Consequences() {
  const you = useCurrentPlayer();
  const seats = useSeats();
  const leader = useView(({ room }) => room.leader);
  const phase = useView(({ stage }) => stage.phase);
  const successor = leader === you ? successorOf(seats, you) : undefined;
  const others = seats.filter((seat) => seat.user !== you);
  if (others.length === 0) return <p>You are the only one here: the lobby closes.</p>;
  const present = others.filter(({ presence }) => presence !== 'absent');
  return (
    <>
      <p>You give up your seat.</p>
      {successor && (
        <p>
          <bdi>{successor.username}</bdi> becomes the leader.
        </p>
      )}
      {isGameRunning(phase) && (
        <p>
          {present.length < 2
            ? 'There are too few players without you: the game ends for everybody.'
            : 'The others play on. The answers that you have sent stay.'}
        </p>
      )}
    </>
  );
}

type Seats = readonly SeatView[];

/** Returns the player who becomes leader after `leader` has left, by the room's rule. */
const successorOf = (seats: Seats, leader: string) =>
  nextInOrder(seats, leader, ({ presence }) => presence !== 'absent') ??
  nextInOrder(seats, leader, () => true);

interface Leaving {
  readonly busy: boolean;
  leave(): Promise<void>;
}

/** Returns a function that gives up the seat and then calls `onLeft`. A failure is shown as a toast. */
export function useLeaving(onLeft: () => unknown = () => undefined): Leaving {
  const store = useMembershipStore();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    leave: async () => {
      setBusy(true);
      try {
        await store.leave();
        await onLeft();
      } catch (error) {
        console.error('Leaving failed', error);
        setBusy(false);
        showToast('Leaving did not work. Try again.', 'bad');
      }
    },
  };
}
