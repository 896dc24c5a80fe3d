import { cup, revealedDuels } from '@tallyho/game/minigames/cup/rules';
import type { PlayedDuel } from '@tallyho/game/minigames/cup/schema';
import { sideReaction } from '@tallyho/game/show/reaction';
import type { RevealMoment } from '@tallyho/game/show/show';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater, ResultsProps } from '../contract.ts';
import { ItemPicture } from '../faces/ItemPicture.tsx';
import { FullRanking } from '../show/FullRanking.tsx';
import { Opening } from '../show/Opening.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { type Vote, Votes, votesText } from '../show/Votes.tsx';
import { Bracket } from './Bracket.tsx';
import { duelText, placeText, scoreText } from './cup-texts.ts';
import styles from './Results.module.css';

const sides = ['left', 'right'] as const;

/** The last duels again, with who voted for which side; then the winner, the whole bracket and all duels. */
export default function CupResults(props: ResultsProps<'Cup'>) {
  const { board, answers, raterOf, revealed, reveal: parts, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const results = cup.results(board, [...answers]);
  const { duels, winner } = results;
  if (board.items.length === 0) return <EmptyState title="There was nothing to rate." />;
  const numbers = revealedDuels(results);
  const at = verdict ? undefined : numbers[revealed - 1];
  const latest = at === undefined ? undefined : duels[at];
  const votesOf = ({ left, right, users }: PlayedDuel): Vote[] => [
    { label: left.alt, paint: null, raters: users.left.map(raterOf) },
    { label: right.alt, paint: null, raters: users.right.map(raterOf) },
  ];
  const hidden = verdict ? 0 : numbers.length - revealed + (latest && !parts.isPlaced ? 1 : 0);
  const news =
    latest && at !== undefined
      ? `${placeText(board, at)}: ${duelText(latest)}. ${votesText(votesOf(latest))}.`
      : null;
  const ending = winner ? `${winner.alt} takes the cup` : 'The cup ended before its final';
  return (
    <div className={styles.results} data-over={verdict}>
      {isShow && <ShowStatus>{verdict ? `${ending}.` : news}</ShowStatus>}
      <div className={classNames(styles.stage, reveal.stage)}>
        {revealed === 0 && !verdict && (
          <Opening
            text="Once more, the last duels ..."
            raters={answers.map(({ ratedBy }) => raterOf(ratedBy.user))}
          />
        )}
        {latest && at !== undefined && (
          <StagedDuel
            key={at}
            duel={latest}
            title={placeText(board, at)}
            raters={{ left: latest.users.left.map(raterOf), right: latest.users.right.map(raterOf) }}
            parts={parts}
          />
        )}
        {verdict && (
          <figure className={styles.winner}>
            {winner && (
              <span className={styles.prize}>
                <ItemPicture item={winner} decorative />
                <span className={styles.trophy} aria-hidden="true">
                  <Icon name="trophy" />
                </span>
              </span>
            )}
            <figcaption dir="auto">{ending}</figcaption>
          </figure>
        )}
      </div>
      <Bracket board={board} shown={duels.length - hidden} />
      {verdict && (
        <FullRanking
          title="All duels"
          lines={duels.toReversed().map((duel, index) => {
            const { left, right, outcome } = duel;
            return {
              id: `${left.id}/${right.id}`,
              rank: null,
              name: duelText(duel),
              picture: <ItemPicture item={outcome.winner === left.id ? left : right} decorative />,
              amount: placeText(board, duels.length - 1 - index),
              votes: <Votes votes={votesOf(duel)} />,
            };
          })}
        />
      )}
    </div>
  );
}

interface StagedDuelProps {
  readonly duel: PlayedDuel;
  readonly title: string;
  readonly raters: { readonly left: readonly Rater[]; readonly right: readonly Rater[] };
  readonly parts: RevealMoment;
}

/** A duel in the show: the faces of the voters fall to their side, then the winner is marked. */
function StagedDuel({ duel, title, raters, parts }: StagedDuelProps) {
  const { outcome } = duel;
  return (
    <article className={styles.duel} aria-label={title}>
      <h2>{title}</h2>
      {sides.map((side) => {
        const item = duel[side];
        const isWinner = outcome.winner === item.id;
        const reaction = sideReaction(raters[side].length, raters[side === 'left' ? 'right' : 'left'].length);
        const start = side === 'left' ? 0 : raters.left.length;
        return (
          <section
            key={side}
            className={styles.side}
            data-result={parts.isStamped ? (isWinner ? 'won' : 'lost') : undefined}
            aria-label={item.alt}
          >
            <span className={styles.picture}>
              <ItemPicture item={item} decorative />
            </span>
            <span className={styles.name} dir="auto">
              {item.alt}
            </span>
            <ul className={styles.faces} aria-label={`Votes for ${item.alt}`}>
              {raters[side].map(({ user, username, avatar, seat }, index) => (
                <li
                  key={user}
                  title={username}
                  className={reveal.fall}
                  data-shown={start + index < parts.faces}
                >
                  <PlayerFace
                    avatar={avatar}
                    size="sm"
                    label={username}
                    seat={seat}
                    expression={parts.isStamped ? reaction : 'thinking'}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className={classNames(styles.line, reveal.fade)} data-shown={parts.hasLine || parts.isStamped}>
        {outcome.byCoin ? `${scoreText(outcome)}. A coin decided.` : scoreText(outcome)}
      </p>
    </article>
  );
}
