import { ordinal } from '@tallyho/game/minigames/ordinal';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { useMood } from '../../../features/moods/use-mood.ts';
import type { Rater } from '../../../minigames/contract.ts';
import { LazyFallback, lazyPart } from '../../../shared/schedule/lazy-part.tsx';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './PlayerRow.module.css';

// A public result has these faces, too, and none of them is the viewer's.
const MoodButton = lazyPart(() => import('../../../features/moods/MoodButton.tsx'));

interface PlayerRowProps {
  readonly label: string;
  readonly players: readonly {
    readonly rater: Rater;
    /** The place, on the face as a number. */
    readonly rank?: number;
    /** The points, e.g. "120 points". */
    readonly text?: string;
    /** How they take it. */
    readonly expression: Expression;
  }[];
}

/** The players of the game who have no place on the podium: a row of faces. Renders nothing without players. */
export function PlayerRow({ label, players }: PlayerRowProps) {
  const you = useCurrentPlayer();
  const seats = useSeats();
  if (players.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={label}>
      {players.map(({ rater, rank, text, expression }) => (
        <li key={rater.user} className={styles.player}>
          <span className={styles.face}>
            <PlacedFace rater={rater} expression={expression} />
            {rank !== undefined && <span className={styles.rank} data-rank={rank} aria-hidden="true" />}
          </span>
          <span
            className={styles.name}
            dir="auto"
            title={rater.username}
            style={{ '--letters': rater.username.length }}
          >
            {rater.user === you ? 'You' : <BreakableName name={rater.username} />}
          </span>
          {seats.some(({ user, guest }) => guest && user === rater.user) && <GuestBadge />}
          {text && (
            <span className={styles.text}>
              {rank !== undefined && <VisuallyHidden>{ordinal(rank)}, </VisuallyHidden>}
              {text}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FinalFaceProps {
  readonly rater: Rater;
  readonly expression: Expression;
}

/** The face of a player at Game Over, in the size `--face` of an ancestor. Players who have left have no color. */
export const FinalFace = ({ rater: { avatar, seat }, expression }: FinalFaceProps) => (
  <PlayerFace avatar={avatar} seat={seat} size="stage" expression={expression} />
);

/** The face of a player at the place that they have reached. It shows their moods, and the viewer's own one opens them. */
export function PlacedFace({ rater, expression }: FinalFaceProps) {
  const you = useCurrentPlayer();
  const mood = useMood(rater.user);
  const face = <FinalFace rater={rater} expression={mood ?? expression} />;
  if (rater.user !== you) return face;
  return (
    <LazyFallback show={face}>
      <MoodButton
        avatar={rater.avatar}
        trigger={(props) => (
          <button {...props} type="button" className={styles.own} aria-label="Pull a face">
            {face}
          </button>
        )}
      />
    </LazyFallback>
  );
}
