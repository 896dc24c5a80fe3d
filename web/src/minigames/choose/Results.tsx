import { choose } from '@tallyho/game/minigames/choose/rules';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { counted } from '@tallyho/game/text';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater, ResultsProps } from '../contract.ts';
import { longestWord } from '../faces/label-size.ts';
import { paint } from '../faces/paint.ts';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { WaitingFaces } from '../show/WaitingFaces.tsx';
import { Contender } from './Contender.tsx';
import styles from './Results.module.css';

const sides = ['left', 'right'] as const;

/** From here on the faces are smaller and three in a row, in players: all votes may be on one side. */
const crowd = 5;

/** From here on it is worth a stamp that all chose the same, in players. */
const leastStamped = 3;

/**
 * Two towers, which grow with each vote: side and count, the faces of the players, and the character in front; then a trophy for
 * the higher one, or a stamp: across both in a tie, and over the side that nobody chose. The sentence above says the same in words.
 */
export default function ChooseResults(props: ResultsProps<'Choose'>) {
  const { board, answers, raterOf, you = null, revealed, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const { left, right } = choose.results(board, [...answers]);
  const reactions = reactionsTo(props);
  const winner = left.count === right.count ? null : left.count > right.count ? 'left' : 'right';
  const isUnanimous = answers.length >= leastStamped && Math.min(left.count, right.count) === 0;
  const stamp = isUnanimous ? 'All of you!' : winner === null && answers.length > 0 ? 'Dead heat!' : null;
  const votes = answers.map(({ ratedBy, gameData }, index) => ({
    ...raterOf(ratedBy.user),
    side: gameData.selectedSide,
    shown: verdict || index < revealed,
  }));
  const isRevealed = ({ user }: Rater) => votes.some((vote) => vote.user === user && vote.shown);
  const latest = verdict ? undefined : votes[revealed - 1];
  const shownOn = (side: (typeof sides)[number]) =>
    votes.filter((vote) => vote.side === side && vote.shown).length;
  const mostShown = Math.max(...sides.map(shownOn));
  const announcement = verdict
    ? `${winner === null ? "It's a tie" : `${board[winner].header} wins`}, ${Math.max(left.count, right.count)} to ${Math.min(left.count, right.count)}.`
    : latest && `${latest.username}: ${board[latest.side].header}`;
  return (
    <div className={styles.results}>
      {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
      {isShow && !verdict && (
        <div className={classNames(styles.waiting, reveal.stage)}>
          <p
            className={classNames(styles.opening, reveal.fade)}
            data-shown={revealed === 0}
            aria-hidden="true"
          >
            And the votes go to ...
          </p>
          {revealed > 0 && <WaitingFaces raters={votes} layout="row" hasLeft={isRevealed} />}
        </div>
      )}
      <div
        className={styles.sides}
        data-crowded={answers.length >= crowd}
        data-decided={verdict && winner !== null}
        style={{
          '--letters': longestWord(sides.map((side) => board[side].header)),
          // Before the end nothing says how many votes are to come.
          '--highest': verdict ? Math.max(left.count, right.count) : answers.length,
          '--lowest': Math.min(left.count, right.count),
        }}
      >
        {sides.map((side) => {
          const { header, color } = board[side];
          const { fill, text } = paint(color);
          const sideVotes = votes.filter((vote) => vote.side === side);
          const count = shownOn(side);
          return (
            <section
              key={side}
              className={styles.side}
              data-won={verdict && winner === side}
              data-lost={verdict && winner !== null && winner !== side}
              aria-label={`${header}: ${counted(count, 'vote')}`}
              style={{
                '--fill': fill,
                '--on-fill': text,
                '--count': count,
                '--share': count / Math.max(1, Math.ceil(answers.length / 2), mostShown),
              }}
            >
              <div className={styles.tower}>
                <header className={styles.head}>
                  <h2>{header}</h2>
                  <span className={styles.count} aria-hidden="true">
                    <span
                      className={`${styles.trophy} ${reveal.pop}`}
                      data-shown={verdict && winner === side}
                    >
                      <Icon name="trophy" />
                    </span>
                    {count}
                  </span>
                </header>
                <ul className={styles.voters}>
                  {sideVotes.map(({ user, username, avatar, seat, shown }) => (
                    <li key={user} className={reveal.fall} data-shown={shown}>
                      <PlayerFace
                        avatar={avatar}
                        size="stage"
                        seat={seat}
                        expression={verdict ? reactions.voter('question', user) : 'thinking'}
                      />
                      <span className={styles.name} dir="auto">
                        {user === you ? 'You' : <BreakableName name={username} />}
                      </span>
                    </li>
                  ))}
                </ul>
                {sideVotes.length === 0 && (
                  <p className={`${styles.empty} ${reveal.fade}`} data-shown={verdict}>
                    Nobody
                  </p>
                )}
              </div>
              <span className={styles.picture}>
                <Contender side={side} />
              </span>
            </section>
          );
        })}
        {verdict && stamp && (
          <p className={styles.stamp} data-fresh={isShow} data-free={isUnanimous ? winner : undefined}>
            {stamp}
          </p>
        )}
        {isShow && !verdict && revealed === 0 && (
          <div className={styles.middle}>
            <WaitingFaces raters={votes} layout="large" />
          </div>
        )}
      </div>
    </div>
  );
}
