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

/** From here on the characters are smaller, in players: all votes may be on one side. */
const crowd = 5;

/**
 * The votes, one avatar after the other, above the character of the side and its share; then a trophy for the side that has won.
 * The sentence above says the same in words.
 */
export default function ChooseResults(props: ResultsProps<'Choose'>) {
  const { board, answers, raterOf, revealed, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const { left, right } = choose.results(board, [...answers]);
  const reactions = reactionsTo(props);
  const winner = left.count === right.count ? null : left.count > right.count ? 'left' : 'right';
  const votes = answers.map(({ ratedBy, gameData }, index) => ({
    ...raterOf(ratedBy.user),
    side: gameData.selectedSide,
    shown: verdict || index < revealed,
  }));
  const isRevealed = ({ user }: Rater) => votes.some((vote) => vote.user === user && vote.shown);
  const latest = verdict ? undefined : votes[revealed - 1];
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
      <div className={styles.sides} data-crowded={answers.length >= crowd}>
        {sides.map((side) => {
          const { header, color } = board[side];
          const { fill, text } = paint(color);
          const sideVotes = votes.filter((vote) => vote.side === side);
          const count = sideVotes.filter(({ shown }) => shown).length;
          const share = count / Math.max(answers.length, 1);
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
                '--filled': share,
                '--letters': longestWord(sides.map((other) => board[other].header)),
              }}
            >
              <header className={styles.head}>
                <h2>{header}</h2>
                <span className={styles.count} aria-hidden="true">
                  <span className={`${styles.trophy} ${reveal.pop}`} data-shown={verdict && winner === side}>
                    <Icon name="trophy" />
                  </span>
                  {count}
                </span>
              </header>
              <div className={styles.voters}>
                <span className={styles.level} aria-hidden="true" />
                <ul>
                  {sideVotes.map(({ user, username, avatar, seat, shown }) => (
                    <li key={user} className={reveal.fall} data-shown={shown}>
                      <PlayerFace
                        avatar={avatar}
                        size="stage"
                        seat={seat}
                        expression={verdict ? reactions.voter('question', user) : 'thinking'}
                      />
                      <span className={styles.name} dir="auto">
                        <BreakableName name={username} />
                      </span>
                    </li>
                  ))}
                </ul>
                {sideVotes.length === 0 && (
                  <p className={`${styles.empty} ${reveal.fade}`} data-shown={verdict}>
                    Nobody
                  </p>
                )}
                <span className={styles.picture}>
                  <Contender side={side} />
                </span>
              </div>
              <p className={styles.share} aria-hidden="true">
                {Math.round(share * 100)}%
              </p>
            </section>
          );
        })}
        {isShow && !verdict && revealed === 0 && (
          <div className={styles.middle}>
            <WaitingFaces raters={votes} layout="large" />
          </div>
        )}
      </div>
    </div>
  );
}
