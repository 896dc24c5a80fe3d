import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { PlayerAvatar } from './PlayerAvatar.tsx';
import styles from './PlayerBadge.module.css';
import { type SeatNumber, seatColor } from './Shape.tsx';

/** A player's activity, visible to all players. */
export type PlayerStatus = 'none' | 'thinking' | 'locked' | 'sent' | 'ready' | 'away';

const statusLook: Record<
  Exclude<PlayerStatus, 'none'>,
  { readonly icon: IconName; readonly text: string }
> = {
  thinking: { icon: 'dots', text: 'Thinking' },
  locked: { icon: 'dots', text: 'Almost done' },
  sent: { icon: 'check', text: 'Sent' },
  ready: { icon: 'check', text: 'Ready' },
  away: { icon: 'moon', text: 'Away' },
};

interface PlayerBadgeProps {
  readonly username: string;
  readonly avatar: number;
  readonly seat: SeatNumber;
  readonly status?: PlayerStatus;
  readonly leader?: boolean;
  /** Marks the viewer's own badge. */
  readonly you?: boolean;
  /** row: a seat in a list. chip: an entry in a strip. */
  readonly layout?: 'row' | 'chip';
  /** false hides the avatar and keeps color and shape ("Show Avatars" off). */
  readonly showAvatar?: boolean;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
}

/** A player: color, shape, avatar, name and activity. */
export function PlayerBadge(props: PlayerBadgeProps) {
  const { username, avatar, seat, status = 'none', leader = false, you = false, layout = 'row' } = props;
  const style = { '--seat': seatColor(seat) };
  return (
    <span
      className={classNames(styles.badge, styles[layout], styles[status], you && styles.you)}
      style={style}
    >
      <PlayerAvatar
        avatar={props.showAvatar === false ? 0 : avatar}
        seat={seat}
        size={layout === 'row' ? 'md' : 'sm'}
        dimmed={status === 'away'}
      />
      <span className={styles.text}>
        <span className={styles.name}>
          <span className={styles.username} dir="auto">
            {username}
          </span>
          {leader && (
            <span className={styles.crown} title="Leader">
              <Icon name="crown" />
              <VisuallyHidden>Leader</VisuallyHidden>
            </span>
          )}
          {you && <span className={styles.self}>you</span>}
        </span>
        {status !== 'none' && (
          <span className={styles.status}>
            <Icon name={statusLook[status].icon} />
            {statusLook[status].text}
          </span>
        )}
      </span>
      {props.actions && <span className={styles.actions}>{props.actions}</span>}
    </span>
  );
}
