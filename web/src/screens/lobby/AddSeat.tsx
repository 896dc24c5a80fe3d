import { limits } from '@tallyho/game/limits';
import { changeSetting } from '../../entities/preferences/preferences.ts';
import { useIsLeader, useSeats, useView } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './AddSeat.module.css';

/** For the leader, while at most one seat is free: adds one seat per press. The number is kept for their next lobby. */
export function AddSeat() {
  const isLeader = useIsLeader();
  const seated = useSeats().length;
  const capacity = useView(({ room }) => room.capacity);
  const { busy, send } = useCommand();
  const free = capacity - seated;
  // A single player with a lobby of two sees the free seat.
  if (!isLeader || free > 1 || seated < 2 || capacity >= limits.capacity.max) return null;
  async function add() {
    const players = capacity + 1;
    if (await send({ type: 'updateSettings', capacity: players })) changeSetting('numPlayers', players);
  }
  return (
    <div className={styles.add}>
      {/* The number of seats is beside the name of the lobby. */}
      <VisuallyHidden>
        <span role="status">{free > 0 ? 'One seat is left.' : `All ${capacity} seats are taken.`}</span>
      </VisuallyHidden>
      <Button icon={<Icon name="plus" />} busy={busy} onClick={() => void add()}>
        Add a seat
      </Button>
    </div>
  );
}
