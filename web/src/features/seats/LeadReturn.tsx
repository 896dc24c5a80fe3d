import { useEffect, useRef } from 'react';
import { useCurrentPlayer, useView } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';

/**
 * Offers a player who lost the lead by absence to take it back, and tells the present leader about it. Renders nothing for
 * the others.
 */
export function LeadReturn({ className }: { readonly className?: string | undefined }) {
  const you = useCurrentPlayer();
  const former = useView(({ room }) => room.leadReturn?.user ?? null);
  const leader = useView(({ room }) => room.leader);
  const nameOf = (user: string | null) =>
    user === you ? 'You' : seats.find((seat) => seat.user === user)?.username;
  const seats = useView((view) => view.seats);
  const { send, busy } = useCommand();

  const before = useRef({ leader, former });
  const newLeader = nameOf(leader);
  useEffect(() => {
    const was = before.current;
    before.current = { leader, former };
    if (was.leader === you && leader !== you && leader === was.former && newLeader)
      showToast(`${newLeader} took the lead back`);
  }, [you, leader, former, newLeader]);

  if (former === null || (former !== you && leader !== you)) return null;
  return (
    <div className={className}>
      {former === you ? (
        <Banner
          icon={<Icon name="crown" />}
          actions={
            <Button busy={busy} onClick={() => void send({ type: 'takeLeadBack' })}>
              Take the lead back
            </Button>
          }
        >
          {newLeader} leads since you were away.
        </Banner>
      ) : (
        <Banner quiet icon={<Icon name="crown" />}>
          {nameOf(former)} is back and can take the lead back.
        </Banner>
      )}
    </div>
  );
}
