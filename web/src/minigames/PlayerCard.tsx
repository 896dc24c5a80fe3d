import { Avatar } from '../shared/ui/players/Avatar.tsx';
import { type Seat, seatColor } from '../shared/ui/players/Shape.tsx';
import styles from './PlayerCard.module.css';

interface PlayerCardProps {
  readonly name: string;
  readonly avatar: number;
  readonly seat: Seat | null;
  /** The name stands beside it: only the head shows. */
  readonly decorative?: boolean;
}

/** A player to be rated, as a card in their colour: head, shape and name. Fills the box that it is in. */
export function PlayerCard({ name, avatar, seat, decorative = false }: PlayerCardProps) {
  return (
    <span
      className={styles.card}
      data-named={!decorative}
      style={seat ? { background: seatColor(seat) } : undefined}
    >
      <span className={styles.head}>
        <Avatar avatar={avatar} {...(seat && { seat })} />
      </span>
      {!decorative && <span className={styles.name}>{name}</span>}
    </span>
  );
}
