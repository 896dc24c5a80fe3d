import type { SeatView } from '@tallyho/game/protocol/view';
import type { ReactNode } from 'react';
import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useSeats } from '../../../entities/room/room-hooks.tsx';
import MoodButton from '../../../features/moods/MoodButton.tsx';
import { useMood } from '../../../features/moods/use-mood.ts';
import { SeatMenu } from '../../../features/seats/SeatMenu.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatColor, seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import hidden from '../../../shared/ui/text/VisuallyHidden.module.css';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ReadyCard.module.css';
import layout from './ReadyPlayers.module.css';

/** With more players the words for who is ready are for screen readers only on a phone. */
const mostWithWords = 6;

interface ReadyCardProps {
  readonly seat: SeatView;
  readonly isYou: boolean;
  /** The side on which the nearest player is who is ready. */
  readonly looks: 'before' | 'after' | null;
  /** The button that confirms, on the own card. */
  readonly action: ReactNode;
  /** The choice not to be rated, below it. */
  readonly choice: ReactNode;
}

/**
 * A player with a large face, in the dark until ready: then a light in their color is on them, and a tick. Words below the name say it, too,
 * but not on the own card, whose button does.
 */
export function ReadyCard({ seat, isYou, looks, action, choice }: ReadyCardProps) {
  const shownAvatar = useShownAvatar();
  const mood = useMood(seat.user);
  const number = seatNumberOf(seat.color);
  const name = isYou ? 'You' : seat.username;
  const isCrowded = useSeats().length > mostWithWords;
  return (
    <li
      className={classNames(styles.place, layout.place)}
      data-confirmed={seat.confirmed}
      data-own={isYou || undefined}
      style={{
        '--seat': seatColor(number),
        '--letters': name.length,
      }}
    >
      <div className={classNames(styles.player, layout.player)} data-looks={looks ?? undefined}>
        <PlayerFace
          avatar={shownAvatar(seat.avatar)}
          size="stage"
          seat={number}
          expression={
            seat.presence !== 'here'
              ? 'asleep'
              : (mood ?? (seat.confirmed ? 'delighted' : looks ? 'gazing' : 'neutral'))
          }
          dimmed={seat.presence !== 'here'}
        />
        <span className={classNames(styles.who, layout.who)}>
          <span className={classNames(styles.name, layout.name)} dir="auto">
            <BreakableName name={name} />
          </span>
          {seat.guest && <GuestBadge />}
          {!isYou && (
            <span className={styles.state}>
              <span className={isCrowded ? hidden.phone : undefined} aria-hidden="true">
                {seat.confirmed ? 'Ready' : 'Not yet'}
              </span>
              <VisuallyHidden>{seat.confirmed ? 'Confirmed' : 'Not Confirmed'}</VisuallyHidden>
            </span>
          )}
          {/* The ticked choice says it, too. */}
          {seat.sitsOut && !choice && <span className={styles.sitsOut}>not being rated</span>}
        </span>
        {(seat.confirmed || !isYou) && (
          <span className={classNames(styles.mark, layout.mark)}>
            <Icon name={seat.confirmed ? 'check' : 'clock'} />
          </span>
        )}
        {action && <span className={layout.action}>{action}</span>}
        {choice && <span className={classNames(styles.choice, layout.choice)}>{choice}</span>}
        <span className={classNames(styles.more, layout.more)}>
          {isYou ? (
            <MoodButton
              avatar={seat.avatar}
              placement="top"
              trigger={(props) => <IconButton {...props} icon="smile" label="Pull a face" />}
            />
          ) : (
            <SeatMenu seat={seat} />
          )}
        </span>
      </div>
    </li>
  );
}
