import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import type { DraftRound } from '../base/draft-storage.ts';
import { isAwaited } from '../base/playing-stage.ts';
import { useTurn } from '../base/server-clock.ts';
import styles from './Patter.module.css';
import { patterOf } from './patter.ts';

/** More players have two rows of a phone. */
const fewSeats = 5;

/** The time until another line, in milliseconds. */
const lineTime = 7_000;

interface PatterProps {
  readonly round: DraftRound;
  /** What is to do while waiting needs the height of a phone. */
  readonly isCrowded: boolean;
}

/** What those who still think say in turn to those who wait. */
export function Patter({ round: { gameId, game }, isCrowded }: PatterProps) {
  const seats = useSeats();
  const you = useCurrentPlayer();
  const shownAvatar = useShownAvatar();
  const turn = useTurn(lineTime);
  const thinking = seats.filter((seat) => seat.user !== you && isAwaited(seat)).map(({ user }) => user);
  const said = patterOf(`${gameId} ${game}`, thinking, prefersReducedMotion() ? 0 : turn);
  const seat = seats.find(({ user }) => user === said?.user);
  if (!said || !seat) return null;
  return (
    <p className={styles.patter} key={said.text} data-crowd={isCrowded || seats.length > fewSeats}>
      <PlayerFace
        avatar={shownAvatar(seat.avatar)}
        size="stage"
        seat={seatNumberOf(seat.color)}
        expression="thinking"
      />
      <span className={styles.bubble}>
        {/* Not a message of theirs. */}
        <span className={styles.who}>
          <bdi>{seat.username}</bdi> is thinking:
        </span>{' '}
        <span>{said.text}</span>
      </span>
    </p>
  );
}
