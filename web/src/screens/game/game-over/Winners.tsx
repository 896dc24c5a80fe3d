import type { Score } from '@tallyho/game/awards/awards';
import { pointsText, winnersText } from '@tallyho/game/awards/score-words';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { longestWord } from '../../../minigames/label-size.ts';
import { Podium } from '../../../minigames/show/Podium.tsx';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { PointsList } from './PointsList.tsx';
import styles from './Winners.module.css';

interface WinnersProps {
  /** Best first, at least one. */
  readonly scores: readonly Score[];
}

/** The winners of the lobby games on the podium, and the points of all players. */
export function Winners({ scores }: WinnersProps) {
  const you = useCurrentPlayer();
  const headline = winnersText(scores, you) ?? 'Nobody scored';
  const raterOf = useRaterFinder(scores.map(({ player }) => player));
  return (
    <section className={styles.winners} aria-labelledby="winners">
      <h2
        id="winners"
        className={styles.headline}
        style={{ '--letters': longestWord([headline]) } as CSSProperties} // custom properties aren't in CSSProperties
      >
        {headline}
      </h2>
      <div className={styles.standings}>
        <Podium
          layout="game"
          label="Winners"
          entries={scores.map(({ player, points, rank }) => {
            const { username, avatar, seat } = raterOf(player.user);
            return {
              id: player.user,
              rank,
              name: player.user === you ? 'You' : username,
              amount: pointsText(points, formatNumber),
              picture: (
                <span className={styles.head} data-first={rank === 1}>
                  <Avatar avatar={avatar} size="lg" {...(seat && { seat })} />
                </span>
              ),
            };
          })}
        />
        <PointsList scores={scores} raterOf={raterOf} />
      </div>
    </section>
  );
}
