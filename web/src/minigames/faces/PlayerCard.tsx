import type { Expression } from '../../shared/ui/avatars/expressions.ts';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { type SeatNumber, seatColor } from '../../shared/ui/players/Shape.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import styles from './PlayerCard.module.css';

interface PlayerCardProps {
  readonly name: string;
  readonly avatar: number;
  readonly seat: SeatNumber | null;
  readonly expression?: Expression | undefined;
  /** Only the avatar is shown, because the name is next to it. */
  readonly decorative?: boolean;
}

/** From here on a name needs two lines on a small card, in letters. */
const longName = 8;

/** A player to rate, as a card in their color with avatar, shape and name. Fills its container. */
export function PlayerCard({ name, avatar, seat, expression, decorative = false }: PlayerCardProps) {
  return (
    <span
      className={styles.card}
      data-named={!decorative}
      data-long={!decorative && name.length > longName}
      style={{ '--letters': name.length, ...(seat && { background: seatColor(seat) }) }}
    >
      <span className={styles.head}>
        <PlayerFace avatar={avatar} seat={seat} expression={expression} />
      </span>
      {!decorative && (
        <span className={styles.name} dir="auto">
          <BreakableName name={name} />
        </span>
      )}
    </span>
  );
}

/** Shown instead of a lobby game's board if all players sit out. `toConfirm`: the player has to confirm the empty answer. */
export const NoPlayersToRate = ({ toConfirm = false }: { readonly toConfirm?: boolean }) => (
  <EmptyState title="There are no players to rate in this round.">
    {toConfirm && 'Confirm to go on.'}
  </EmptyState>
);
