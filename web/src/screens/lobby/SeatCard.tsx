import type { SeatView } from '@tallyho/game/protocol/view';
import { useEffect, useRef, useState } from 'react';
import { useMuted } from '../../entities/preferences/muted.ts';
import { useShownAvatar } from '../../entities/preferences/shown-avatar.ts';
import { useSeatsAtResults } from '../../entities/room/use-seats-at-results.ts';
import { RenameDialog } from '../../features/accounts/guest/RenameGuest.tsx';
import MoodButton from '../../features/moods/MoodButton.tsx';
import { useMood } from '../../features/moods/use-mood.ts';
import { SeatMenu } from '../../features/seats/SeatMenu.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { GuestBadge } from '../../shared/ui/players/GuestBadge.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { seatColor, seatNumberOf } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './SeatCard.module.css';

interface SeatCardProps {
  /** Null: the seat is free. */
  readonly seat: SeatView | null;
  /** The number of letters for which the names of all cards have space. */
  readonly letters: number;
  readonly isYou: boolean;
  readonly isLeader: boolean;
  /** The player of a card that appears now has just joined. */
  readonly joins: boolean;
  /** Called when a free seat is pressed. */
  readonly onInvite: () => void;
}

/** The number of letters that must fit on one line, so that a name is not broken within a word. */
const longestWord = (name: string): number => Math.max(...name.split(/[\s_-]+/).map((word) => word.length));

/** More letters may need a second line: in the smallest size of a name, and in the largest one. */
const lineOfName = 12;
const lineOfLargeName = 7;

/** Returns the number of letters that gives the names of all cards one size. A longer name is smaller than the others. */
export const nameLetters = (names: readonly string[]): number =>
  Math.min(lineOfName, Math.max(...names.map(longestWord)));

/** How long a player who has joined looks delighted and says hello, in milliseconds. */
const greeting = 2_500;

/** What each animal says when it sits down, by avatar number from 1. */
const hellos = ['Hi, all!', 'Woof!', 'Hoo-hoo!', 'Ribbit!', 'Hop, hop!', 'Beep boop!', 'Boo!', 'Quack!'];

/** Returns true for a short time after a card has appeared for a player who has just joined. */
function useGreeting(joins: boolean): boolean {
  const [isGreeting, setGreeting] = useState(joins);
  useEffect(() => {
    if (!isGreeting) return;
    const timer = setTimeout(() => setGreeting(false), greeting);
    return () => clearTimeout(timer);
  }, [isGreeting]);
  return isGreeting;
}

const freeSeat = { waits: 'Waiting for Player', offer: 'Invite a friend' };

/** One seat at the table. */
export function SeatCard({ seat, letters, isYou, isLeader, joins, onInvite }: SeatCardProps) {
  const muted = useMuted();
  const isAtResults = useSeatsAtResults().some(({ user }) => user === seat?.user);
  const shownAvatar = useShownAvatar();
  const [isRenaming, setRenaming] = useState(false);
  const isGreeting = useGreeting(joins);
  const mood = useMood(seat?.user);
  const card = useRef<HTMLDivElement>(null);
  if (!seat)
    return (
      <button
        type="button"
        className={classNames(styles.seat, styles.empty)}
        // Also where a small card has no room for both lines.
        aria-label={`${freeSeat.waits} ${freeSeat.offer}`}
        onClick={onInvite}
      >
        <span className={styles.chair} aria-hidden="true">
          <Icon name="plus" />
        </span>
        <span className={styles.waiting}>{freeSeat.waits}</span>{' '}
        <span className={styles.offer}>{freeSeat.offer}</span>
      </button>
    );
  const color = seatNumberOf(seat.color);
  const isMuted = muted.has(seat.user);
  // That a player is here is seen from the face.
  const note =
    seat.presence !== 'here'
      ? 'Away'
      : isAtResults
        ? 'Still at the results'
        : isYou
          ? 'You'
          : isMuted
            ? 'Muted'
            : isLeader
              ? 'Leader'
              : null;
  return (
    <div
      ref={card}
      className={styles.seat}
      data-mood={mood !== null}
      data-greets={isGreeting}
      data-long={seat.username.length > Math.max(letters, lineOfLargeName) || isAtResults}
      style={{ '--seat': seatColor(color) }}
    >
      <PlayerFace
        avatar={shownAvatar(seat.avatar)}
        size="lg"
        seat={color}
        expression={seat.presence !== 'here' ? 'asleep' : (mood ?? (isGreeting ? 'delighted' : 'neutral'))}
        dimmed={seat.presence !== 'here'}
      />
      {/* The chat says who has joined. */}
      {isGreeting && !isMuted && (
        <span className={styles.hello} aria-hidden="true">
          {hellos[shownAvatar(seat.avatar) - 1] ?? 'Hello!'}
        </span>
      )}
      {isYou && (
        <MoodButton
          avatar={seat.avatar}
          trigger={(props) => (
            <button {...props} type="button" className={styles.mood} aria-label="Pull a face">
              <span className={styles.smile}>
                <Icon name="smile" />
              </span>
            </button>
          )}
        />
      )}
      {isLeader && (
        <span className={styles.crown} title="Leader" role="img" aria-label="Leader">
          <Icon name="crown" />
        </span>
      )}
      <span className={styles.name}>
        <span
          className={styles.username}
          dir="auto"
          title={seat.username}
          style={{ '--letters': Math.max(letters, longestWord(seat.username)) }}
        >
          <BreakableName name={seat.username} />
        </span>
      </span>
      {(seat.guest || note !== null) && (
        <span className={styles.note}>
          {seat.guest && (
            <>
              <span className={styles.guest}>
                <GuestBadge />
              </span>{' '}
            </>
          )}
          {note}
        </span>
      )}
      {isYou && seat.guest && (
        <span className={styles.more}>
          <IconButton icon="edit" label="Change your name" onClick={() => setRenaming(true)} />
          <RenameDialog open={isRenaming} onClose={() => setRenaming(false)} />
        </span>
      )}
      {!isYou && (
        <span className={styles.more}>
          <SeatMenu seat={seat} beside={card} />
        </span>
      )}
    </div>
  );
}
