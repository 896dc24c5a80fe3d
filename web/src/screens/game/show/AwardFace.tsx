import type { Rater } from '../../../minigames/contract.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';

interface AwardFaceProps {
  readonly rater: Rater;
  readonly size: 'sm' | 'lg' | 'stage';
  readonly expression: Expression;
}

/** The face of a player on the card of an award: with color and shape, if the player has a seat. */
export const AwardFace = ({ rater: { avatar, seat }, size, expression }: AwardFaceProps) => (
  <PlayerFace avatar={avatar} seat={seat} size={size} expression={expression} />
);
