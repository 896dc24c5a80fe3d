import type { SeatView } from '@tallyho/game/room/view';
import { useSettings } from '../../net/preferences.ts';
import { useSeats, useView, useYou } from '../../net/room-hooks.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { seatOf } from '../../ui/Shape.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PlayerStrip.module.css';

type Status = 'away' | 'thinking' | 'locked' | 'sent' | 'here';

const looks: Record<Status, { readonly icon: IconName | null; readonly text: string }> = {
  away: { icon: 'moon', text: 'Away' },
  thinking: { icon: null, text: 'Thinking' },
  locked: { icon: 'lock', text: 'Locked' },
  sent: { icon: 'check', text: 'Sent' },
  here: { icon: null, text: '' },
};

const roundStatus = ['thinking', 'locked', 'sent'] as const;

function statusOf({ presence, confirmation }: SeatView): Status {
  if (presence !== 'here') return 'away';
  return confirmation === null || confirmation === 3 ? 'here' : roundStatus[confirmation];
}

/** Who plays and what they are doing: colour, shape, head, and a sign. */
export function PlayerStrip() {
  const seats = useSeats();
  const you = useYou();
  const leader = useView(({ room }) => room.leader);
  const { lobbyShowAvatars } = useSettings();
  const sent = seats.filter(({ confirmation }) => confirmation === 2).length;
  const isPlaying = seats.some(({ confirmation }) => confirmation !== null && confirmation < 3);
  return (
    <>
      <ul className={styles.strip} aria-label="Players">
        {seats.map((seat) => {
          const status = statusOf(seat);
          const { icon, text } = looks[status];
          return (
            <li key={seat.user} className={styles.player} data-status={status} data-you={seat.user === you}>
              <span className={styles.head}>
                <Avatar
                  avatar={lobbyShowAvatars ? seat.avatar : 0}
                  size="sm"
                  seat={seatOf(seat.colour)}
                  dimmed={status === 'away'}
                />
                {status !== 'here' && (
                  <span className={styles.sign} title={text}>
                    {icon ? <Icon name={icon} /> : <Spinner />}
                  </span>
                )}
              </span>
              <span className={styles.text}>
                <span className={styles.name}>
                  {seat.user === leader && <Icon name="crown" />}
                  <span>{seat.username}</span>
                </span>
                <span className={styles.status}>{text || (seat.user === leader ? 'Leader' : '')}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{isPlaying ? `${sent} of ${seats.length} answers are in` : ''}</span>
      </VisuallyHidden>
    </>
  );
}
