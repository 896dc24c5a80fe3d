import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import { isAwaited } from '../base/playing-stage.ts';
import { useTurn } from '../base/server-clock.ts';
import styles from './Patter.module.css';
import { patterOf } from './patter.ts';

/** More players fill the row of a phone, which then has no place to point at. */
const fewSeats = 6;

/** The largest part of the row of a phone that a player has (`StripLook.module.css`). */
const widestSeat = 0.2;

/** The time until another line, in milliseconds. */
const lineTime = 7_000;

interface PatterProps {
  readonly round: DraftRound;
  /** What is to do while waiting needs the height of a phone. */
  readonly isCrowded: boolean;
}

/** What those who still think say in turn to those who wait. On phones it is a bubble below the head of the player in the row. */
export function Patter({ round: { gameId, game }, isCrowded }: PatterProps) {
  const seats = useSeats();
  const you = useCurrentPlayer();
  const shownAvatar = useShownAvatar();
  const turn = useTurn(lineTime);
  const thinking = seats.filter((seat) => seat.user !== you && isAwaited(seat)).map(({ user }) => user);
  const said = patterOf(`${gameId} ${game}`, thinking, prefersReducedMotion() ? 0 : turn);
  const seat = seats.find(({ user }) => user === said?.user);
  if (!said || !seat) return null;
  const fromMiddle = seats.indexOf(seat) - (seats.length - 1) / 2;
  return (
    <p
      className={styles.patter}
      key={said.text}
      data-crowd={isCrowded || seats.length > fewSeats}
      style={{ '--share': 0.5 + fromMiddle * Math.min(widestSeat, 1 / seats.length) }}
    >
      <PlayerFace
        avatar={shownAvatar(seat.avatar)}
        size="stage"
        seat={seatNumberOf(seat.color)}
        expression="thinking"
      />
      <span className={styles.bubble}>
        {/* Not a message of theirs. */}
        <span className={styles.who}>
          <bdi>{seat.username}</bdi>
          <VisuallyHidden when="phone"> is thinking</VisuallyHidden>:
        </span>{' '}
        <span>{said.text}</span>
      </span>
    </p>
  );
}
