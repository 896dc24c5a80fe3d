import type { Score } from '@tallyho/game/awards/awards';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { CSSProperties } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import { seatColor } from '../../../shared/ui/players/Shape.tsx';
import styles from './PointsList.module.css';

interface PointsListProps {
  readonly scores: readonly Score[];
  readonly raterOf: (user: string) => Rater;
}

/** The points of each rated player, best first, as bars in the player's color. */
export function PointsList({ scores, raterOf }: PointsListProps) {
  useLocale();
  const seats = useSeats();
  const you = useCurrentPlayer();
  const highest = Math.max(...scores.map(({ points }) => points), 1);
  const rounds = Math.max(...scores.map((score) => score.rounds));
  return (
    <ol className={styles.list} aria-label="Points">
      {scores.map(({ player, points, rank, rounds: played }) => {
        const { username, avatar, seat } = raterOf(player.user);
        return (
          <li key={player.user} className={styles.row} data-you={player.user === you}>
            <span className={styles.rank}>{rank}</span>
            <Avatar avatar={avatar} size="sm" {...(seat && { seat })} />
            <span className={styles.what}>
              <span className={styles.name}>
                <span
                  dir="auto"
                  title={username}
                  style={{ '--letters': username.length } as CSSProperties} // custom properties aren't in CSSProperties
                >
                  {username}
                </span>
                {seats.some(({ user, guest }) => guest && user === player.user) && <GuestBadge />}
                <strong>{pointsText(points, formatNumber)}</strong>
              </span>
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  style={{
                    inlineSize: `${(points / highest) * 100}%`,
                    background: seat ? seatColor(seat) : 'var(--silver)',
                  }}
                />
              </span>
              {played < rounds && (
                <span className={styles.rounds}>
                  rated in {played} of {rounds} rounds
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
