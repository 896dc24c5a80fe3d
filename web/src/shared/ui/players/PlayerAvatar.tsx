import { Avatar, type AvatarProps } from './Avatar.tsx';
import { type SeatNumber, Shape, seatColor } from './Shape.tsx';

interface PlayerAvatarProps extends AvatarProps {
  readonly seat: SeatNumber;
}

/** The avatar of a player in a room: a ring in the player's color and, from size `sm` on, the player's shape at its corner. */
export function PlayerAvatar({ seat, ...avatar }: PlayerAvatarProps) {
  return (
    <Avatar {...avatar} ring={seatColor(seat)}>
      {avatar.size !== 'xs' && <Shape seat={seat} />}
    </Avatar>
  );
}
