import { choose } from '@tallyho/game/minigames/choose/rules';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater, ResultsProps } from '../contract.ts';
import { longestWord } from '../faces/label-size.ts';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { WaitingFaces } from '../show/WaitingFaces.tsx';
import styles from './Results.module.css';
import { Seam } from './Seam.tsx';
import { Tower } from './Tower.tsx';

const sides = ['left', 'right'] as const;

/** From here on the faces are smaller and three in a row, in players: all votes may be on one side. */
const crowd = 5;

/** In how many lines a name stands in a tower on a phone, where ten letters of it fill one. */
const linesOf = (name: string): number =>
  Math.min(name.trim().split(/\s+/).length, Math.ceil(name.trim().length / 10));

/** Two towers, which grow with each vote and at the end are as high as their votes; then a stamp, and the characters take a stance. */
export default function ChooseResults(props: ResultsProps<'Choose'>) {
  const { board, answers, raterOf, you = null, revealed, verdict } = props;
  const isShow = useStartedAsShow(verdict);
  const { left, right } = choose.results(board, [...answers]);
  const reactions = reactionsTo(props);
  const winner = left.count === right.count ? null : left.count > right.count ? 'left' : 'right';
  const votes = answers.map(({ ratedBy, gameData }, index) => ({
    ...raterOf(ratedBy.user),
    side: gameData.selectedSide,
    shown: verdict || index < revealed,
    reaction: verdict ? reactions.voter('question', ratedBy.user) : ('thinking' as const),
  }));
  const isRevealed = ({ user }: Rater) => votes.some((vote) => vote.user === user && vote.shown);
  const latest = verdict ? undefined : votes[revealed - 1];
  const shownOn = (side: (typeof sides)[number]) =>
    votes.filter((vote) => vote.side === side && vote.shown).length;
  const mostShown = Math.max(...sides.map(shownOn));
  const outcomeOf = (side: (typeof sides)[number]) =>
    winner === null ? 'tied' : winner === side ? 'won' : 'lost';
  // Before the end nothing says how many votes are to come.
  const highest = verdict ? Math.max(left.count, right.count) : answers.length;
  const isUnanimous = verdict && Math.min(left.count, right.count) === 0;
  const announcement = verdict
    ? `${winner === null ? "It's a tie" : `${board[winner].header} it is`}, ${Math.max(left.count, right.count)} to ${Math.min(left.count, right.count)}.`
    : latest && `${latest.username}: ${board[latest.side].header}`;
  return (
    <div className={styles.results} data-keeps-line>
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
        data-unanimous={isUnanimous}
        data-over={verdict}
        style={{
          '--letters': longestWord(sides.map((side) => board[side].header)),
          '--lines': Math.max(...sides.map((side) => linesOf(board[side].header))),
          '--highest': highest,
          '--narrow-columns': highest <= 3 ? Math.max(2, highest) : Math.ceil(highest / 2),
        }}
      >
        {sides.map((side) => (
          <Tower
            key={side}
            side={side}
            entry={board[side]}
            votes={votes.filter((vote) => vote.side === side)}
            you={you}
            share={shownOn(side) / Math.max(1, mostShown, verdict ? 0 : Math.ceil(answers.length / 2))}
            outcome={verdict ? outcomeOf(side) : null}
            isCounted={!isUnanimous}
          />
        ))}
        {verdict && <Seam left={left.count} right={right.count} isFresh={isShow} />}
        {isShow && !verdict && revealed === 0 && (
          <div className={styles.middle}>
            <WaitingFaces raters={votes} layout="large" />
          </div>
        )}
      </div>
    </div>
  );
}
