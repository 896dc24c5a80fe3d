import type { SeatView } from '@tallyho/game/room/view';
import { useSeats, useYou } from '../../net/room-hooks.tsx';
import { WriteThemeButton } from '../../room/own-themes/WriteThemeButton.tsx';
import { ActionBar } from './ActionBar.tsx';
import styles from './WaitingBar.module.css';

const isAwaited = ({ confirmation, presence }: SeatView) =>
  (confirmation === 0 || confirmation === 1) && presence !== 'absent';

/** Nothing to do but to wait: who is still at it, and something to pass the time with. */
export function WaitingBar() {
  const seats = useSeats();
  const you = useYou();
  const slow = seats.filter((seat) => seat.user !== you && isAwaited(seat));
  return (
    <ActionBar aside={<WriteThemeButton compact />}>
      <div className={styles.waiting} role="status">
        <strong>Waiting for other players...</strong>
        {slow.length > 0 && <span>{slow.map(({ username }) => username).join(', ')}</span>}
      </div>
    </ActionBar>
  );
}
