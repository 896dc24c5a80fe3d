import { useShownAvatar } from '../../../entities/preferences/shown-avatar.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import { isAwaited } from '../base/playing-stage.ts';
import styles from './Patter.module.css';
import { patterOf } from './patter.ts';

/** More players have two rows of a phone. */
const fewSeats = 5;

interface PatterProps {
  readonly round: DraftRound;
  readonly isShown: boolean;
  /** The line keeps its place while it is not shown, so that nothing moves when it appears. */
  readonly isReserved: boolean;
}

/** What one of those who still think says to those who wait. */
export function Patter({ round: { gameId, game }, isShown, isReserved }: PatterProps) {
  const seats = useSeats();
  const you = useCurrentPlayer();
  const shownAvatar = useShownAvatar();
  const thinking = seats.filter((seat) => seat.user !== you && isAwaited(seat)).map(({ user }) => user);
  const said = patterOf(`${gameId} ${game}`, thinking);
  const seat = seats.find(({ user }) => user === said?.user);
  if (!said || !seat || !(isShown || isReserved)) return null;
  return (
    <p className={styles.patter} key={said.user} data-shown={isShown} data-crowd={seats.length > fewSeats}>
      <PlayerFace
        avatar={shownAvatar(seat.avatar)}
        size="stage"
        seat={seatNumberOf(seat.color)}
        expression="thinking"
      />
      <VisuallyHidden>{seat.username}:</VisuallyHidden> <span className={styles.bubble}>{said.text}</span>
    </p>
  );
}
