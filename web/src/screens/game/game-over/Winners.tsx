import type { Score } from '@tallyho/game/awards/awards';
import { pointsText, winnersOf, winnersText } from '@tallyho/game/awards/score-words';
import { type TitleScores, type WinnerTitle, winnerTitles } from '@tallyho/game/awards/winning-scores';
import type { Person, UserId } from '@tallyho/game/model/person';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useSeats } from '../../../entities/room/room-hooks.tsx';
import { longestWord } from '../../../minigames/faces/label-size.ts';
import { LazyFallback, lazyPart } from '../../../shared/schedule/lazy-part.tsx';
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import { seatColor } from '../../../shared/ui/players/Shape.tsx';
import { classNames } from '../../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { GamePodium, type GamePodiumEntry } from './GamePodium.tsx';
import { PlacedFace, PlayerRow } from './PlayerRow.tsx';
import { propFor, reactionsOf } from './reactions.ts';
import styles from './Winners.module.css';

// Nothing moves when these are there, so they may come later. Without them the result is whole, too.
const without = { default: () => null };
const FaceProp = lazyPart(() => import('./Props.tsx').catch(() => without));
const FallenConfetti = lazyPart(() => import('./FallenConfetti.tsx').catch(() => without));

interface WinnersProps {
  /** The title that decides who wins, with at least one score. */
  readonly winning: TitleScores;
  /** The other title stands at the players who have it, and the one that decides is named above. Without its scores there is only one. */
  readonly other: TitleScores;
  /** All players of the game; those without a score were not rated, or have not guessed. */
  readonly players: readonly Person[];
  /** The best rank that has risen; null: the final state. */
  readonly rising: number | null;
}

const lastOnPodium = 3;
/** Of so many players one alone is below the podium, and gets a step beside it. */
const fourStand = 4;

/** Number of pieces of confetti. */
const pieces = 128;

/** What a player did in the rounds that gave points, and one who has none. */
const texts: Readonly<Record<WinnerTitle, { verb: string; none: string }>> = {
  favourite: { verb: 'rated', none: 'not rated' },
  knows: { verb: 'guessed', none: 'no guess' },
};

/** Why a player has a title. */
const reasons: Readonly<Record<WinnerTitle, string>> = {
  favourite: 'rated highest',
  knows: 'closest guesses',
};

/** Says what the cloud at a sad face means. */
const underTheCloud = 'Next time!';

/** What is said of a winner who has both titles, by the one that decides. */
const both: Readonly<Record<WinnerTitle, string>> = {
  favourite: 'Everybody’s favourite, and knows this room best',
  knows: 'Knows this room best, and everybody’s favourite',
};

/** The winners on the podium, the other players in a row below, and at each player who has the other title its name. */
export function Winners({ winning: { title, scores }, other, players, rising }: WinnersProps) {
  useLocale();
  const you = useCurrentPlayer();
  const seats = useSeats();
  const headline = winnersText(scores, you) ?? 'Nobody scored';
  const raterOf = useRaterFinder([...scores.map(({ player }) => player), ...players]);
  const rounds = Math.max(...scores.map((score) => score.rounds));
  const roundsText = (score: Score) =>
    score.rounds < rounds ? `${texts[title].verb} in ${score.rounds} of ${rounds} rounds` : null;
  const first = winnersOf(scores).map(({ player }) => player.user);
  const second = winnersOf(other.scores).map(({ player }) => player.user);
  const hasBoth = first.length === 1 && second.includes(first[0] ?? '');
  const ribbonOf = (user: UserId) =>
    second.includes(user) && !(hasBoth && user === first[0]) ? other.title : null;
  const titleOf = (user: UserId) => {
    const ribbon = ribbonOf(user);
    return ribbon && winnerTitles[ribbon];
  };
  const unrated = players.filter(({ user }) => !scores.some(({ player }) => player.user === user));
  const below = [
    ...scores.flatMap((score) =>
      score.rank > lastOnPodium
        ? {
            user: score.player.user,
            rank: score.rank,
            amount: pointsText(score.points, formatNumber),
            note: roundsText(score),
          }
        : [],
    ),
    ...unrated.map(({ user }) => ({ user, rank: null, amount: texts[title].none, note: null })),
  ];
  const reactions = reactionsOf([
    ...scores.map(({ player: { user }, rank }) => ({ user, rank })),
    ...unrated.map(({ user }) => ({ user, rank: players.length })),
  ]);
  const entryOf = ({
    user,
    rank,
    amount,
    note,
  }: Omit<(typeof below)[number], 'rank'> & { rank: number }): GamePodiumEntry => {
    const rater = raterOf(user);
    const isGuest = seats.some(({ guest, user: seated }) => guest && seated === user);
    const isShared = scores.filter((one) => one.rank === rank).length > 1;
    const ribbon = ribbonOf(user);
    const expression = reactions.get(user) ?? 'neutral';
    const feels = rank === 1 ? (isShared ? 'hat' : 'crown') : propFor(expression);
    // It does not rain on who has a title.
    const prop = feels === 'rain' && ribbon !== null ? null : feels;
    return {
      id: user,
      rank,
      name: user === you ? 'You' : rater.username,
      amount,
      ...((isGuest || note) && {
        caption: (
          <>
            {isGuest && <GuestBadge />} {note}
          </>
        ),
      }),
      picture: (
        <span className={styles.head} data-rank={rank} data-shared={isShared}>
          {ribbon !== null && (
            <span className={styles.ribbon}>
              {winnerTitles[ribbon]}{' '}
              <VisuallyHidden when="below480">
                <small>{reasons[ribbon]}</small>
              </VisuallyHidden>
            </span>
          )}
          {prop === 'rain' && (
            <span className={classNames(styles.ribbon, styles.overCloud)} aria-hidden="true">
              {underTheCloud}
            </span>
          )}
          <span className={styles.face} data-feels={expression}>
            <PlacedFace rater={rater} expression={expression} />
            {prop && (
              <LazyFallback>
                <FaceProp prop={prop} />
              </LazyFallback>
            )}
          </span>
        </span>
      ),
    };
  };
  const seat = first[0] === undefined ? null : raterOf(first[0]).seat;
  const confetti = players.flatMap(({ user }) => raterOf(user).seat ?? []);
  const [only] = below;
  const fourth = players.length === fourStand && below.length === 1 && only ? only : null;
  return (
    <section className={styles.winners} aria-labelledby="winners" data-crowd={below.length > 1}>
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
          {hasBoth ? both[title] : winnerTitles[title]}
        </p>
      )}
      <div className={styles.stage}>
        {rising === null && (
          <LazyFallback>
            <FallenConfetti seats={confetti} count={pieces} />
          </LazyFallback>
        )}
        <GamePodium
          label="Winners"
          rising={rising}
          glow={first.length === 1 && seat ? seatColor(seat) : undefined}
          entries={scores.map((score) =>
            entryOf({
              user: score.player.user,
              rank: score.rank,
              amount: pointsText(score.points, formatNumber),
              note: roundsText(score),
            }),
          )}
          beside={
            fourth && {
              ...entryOf({ ...fourth, rank: fourth.rank ?? fourStand }),
              isRanked: fourth.rank !== null,
            }
          }
        />
      </div>
      {!fourth && (
        <div className={styles.further} data-waiting={rising !== null}>
          <PlayerRow
            label="Further players"
            players={below.map(({ user, rank, amount, note }) => ({
              rater: raterOf(user),
              expression: reactions.get(user) ?? 'neutral',
              ...(rank !== null && { rank }),
              text: [
                rank === null ? amount : amount.replace(' ', '\u00a0'),
                note,
                titleOf(user)?.toLowerCase(),
              ]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        </div>
      )}
    </section>
  );
}
