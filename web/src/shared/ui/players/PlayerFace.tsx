import { type Expression, expressionOf, type Gaze } from '../avatars/expressions.ts';
import { PlayerAvatar, type PlayerAvatarProps } from './PlayerAvatar.tsx';

interface PlayerFaceProps extends PlayerAvatarProps {
  /** Absent: the character's picture, without an expression. */
  readonly expression?: Expression | Gaze | undefined;
}

/**
 * The avatar of a player who reacts to the game. It moves once when the expression changes, unless motion is reduced. The
 * expression has no text: what it means is said beside the face. For screens that load with the game; others use
 * `PlayerAvatar`.
 */
export function PlayerFace({ expression, ...avatar }: PlayerFaceProps) {
  return (
    <PlayerAvatar {...avatar} {...(expression && { picture: expressionOf(avatar.avatar, expression) })} />
  );
}
