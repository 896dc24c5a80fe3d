import type { Score } from '@tallyho/game/awards/awards';
import { pointsText, winnersText } from '@tallyho/game/awards/score-words';
import { type TitleScores, type WinnerTitle, winnerTitles } from '@tallyho/game/awards/winning-scores';
import type { Person } from '@tallyho/game/model/person';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { longestWord } from '../../../minigames/faces/label-size.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import { seatColor } from '../../../shared/ui/players/Shape.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { GamePodium } from './GamePodium.tsx';
import { OtherTitle } from './OtherTitle.tsx';
import { FinalFace, PlayerRow } from './PlayerRow.tsx';
import styles from './Winners.module.css';

interface WinnersProps {
  /** The title that decides who wins, with at least one score. */
  readonly winning: TitleScores;
  /** The other title is named below, and the one that decides is named above. Without its scores there is only one. */
  readonly other: TitleScores;
  /** All players of the game; those without a score were not rated, or have not guessed. */
  readonly players: readonly Person[];
  /** The best rank that has risen; null: the final state. */
  readonly rising: number | null;
}

const lastOnPodium = 3;

/** By rank on the podium. */
const expressions: readonly Expression[] = ['delighted', 'smug', 'shocked'];

/** What a player did in the rounds that gave points, and one who has none. */
const texts: Readonly<Record<WinnerTitle, { verb: string; none: string }>> = {
  favourite: { verb: 'rated', none: 'not rated' },
  knows: { verb: 'guessed', none: 'no guess' },
};

/** The winners on the podium, the other players in a row below, and who has the other title. */
export function Winners({ winning: { title, scores }, other, players, rising }: WinnersProps) {
  useLocale();
  const you = useCurrentPlayer();
  const seats = useSeats();
  const headline = winnersText(scores, you) ?? 'Nobody scored';
  const raterOf = useRaterFinder([...scores.map(({ player }) => player), ...players]);
  const rounds = Math.max(...scores.map((score) => score.rounds));
  const roundsText = (score: Score) =>
    score.rounds < rounds ? `${texts[title].verb} in ${score.rounds} of ${rounds} rounds` : null;
  const winner = scores[0] && raterOf(scores[0].player.user);
  const further = scores.filter(({ rank }) => rank > lastOnPodium);
  const unrated = players.filter(({ user }) => !scores.some(({ player }) => player.user === user));
  return (
    <section className={styles.winners} aria-labelledby="winners">
      <h2
        id="winners"
        className={styles.headline}
        tabIndex={-1}
        data-show={rising === null ? undefined : rising > 1 ? 'waiting' : 'landing'}
        style={{ '--letters': longestWord([headline]) }}
      >
        {headline}
      </h2>
      {(title === 'knows' || other.scores.length > 0) && (
        <p className={styles.title} data-show={rising === null ? undefined : 'waiting'}>
          {winnerTitles[title]}
        </p>
      )}
      <GamePodium
        label="Winners"
        rising={rising}
        {...(winner?.seat && { glow: seatColor(winner.seat) })}
        entries={scores.map((score) => {
          const { player, points, rank } = score;
          const rater = raterOf(player.user);
          const isGuest = seats.some(({ user, guest }) => guest && user === player.user);
          const caption = roundsText(score);
          const isShared = scores.filter((other) => other.rank === rank).length > 1;
          return {
            id: player.user,
            rank,
            name: player.user === you ? 'You' : rater.username,
            amount: pointsText(points, formatNumber),
            ...((isGuest || caption) && {
              caption: (
                <>
                  {isGuest && <GuestBadge />} {caption}
                </>
              ),
            }),
            picture: (
              <span className={styles.head} data-first={rank === 1} data-shared={isShared}>
                <FinalFace rater={rater} expression={expressions[rank - 1] ?? 'neutral'} />
              </span>
            ),
          };
        })}
      />
      <div className={styles.further} data-waiting={rising !== null}>
        <PlayerRow
          label="Further players"
          players={[
            ...further.map((score) => ({
              rater: raterOf(score.player.user),
              rank: score.rank,
              text: [pointsText(score.points, formatNumber).replace(' ', '\u00a0'), roundsText(score)]
                .filter(Boolean)
                .join(' '),
            })),
            ...unrated.map(({ user }) => ({ rater: raterOf(user), text: texts[title].none })),
          ]}
        />
        <OtherTitle other={other} players={players} />
      </div>
    </section>
  );
}
