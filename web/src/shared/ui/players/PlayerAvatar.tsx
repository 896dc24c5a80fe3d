import { Avatar, type AvatarProps } from './Avatar.tsx';
import { type SeatNumber, Shape, seatMark } from './Shape.tsx';

export interface PlayerAvatarProps extends AvatarProps {
  /** Null for a player without a seat: who has left, or whose vote is anonymous. */
  readonly seat: SeatNumber | null;
}

/**
 * The avatar of a player in a room: a ring in the player's color and, from size `sm` on, the player's shape at its corner.
 * Without a seat it has neither.
 */
export function PlayerAvatar({ seat, ...avatar }: PlayerAvatarProps) {
  if (seat === null) return <Avatar {...avatar} />;
  return (
    <Avatar {...avatar} ring={seatMark(seat)}>
      {avatar.size !== 'xs' && <Shape seat={seat} />}
    </Avatar>
  );
}
