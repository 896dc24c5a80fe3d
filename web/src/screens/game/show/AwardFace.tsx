import type { Rater } from '../../../minigames/contract.ts';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';

interface AwardFaceProps {
  readonly rater: Rater;
  readonly size: 'sm' | 'md' | 'lg';
}

/** The face of a player on the card of an award: with color and shape, if the player has a seat. */
export const AwardFace = ({ rater: { avatar, seat }, size }: AwardFaceProps) =>
  <PlayerAvatar avatar={avatar} seat={seat} size={size} />;
