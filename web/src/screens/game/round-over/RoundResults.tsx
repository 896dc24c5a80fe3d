import { type MiniGameType, revealsOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { rosettesOf } from '@tallyho/game/rosettes/rosettes';
import { type ShowMoment, wholeReveal } from '@tallyho/game/show/show';
import { spokenTo, viewerName } from '@tallyho/game/text';
import { verdictOf, winnerOf } from '@tallyho/game/verdicts/verdict';
import { useMemo, useState } from 'react';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame, MiniGameResults, showsGuesses } from '../../../minigames/registry.tsx';
import { LazyFallback } from '../../../shared/schedule/lazy-part.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { GuessLine } from '../show/GuessLine.tsx';
import styles from './RoundResults.module.css';

/** Their pictures are low, so that the lines about the guesses follow them in the first view. They stand above the others. */
const lowPictures: ReadonlySet<string> = new Set<MiniGameType>(['Choose', 'SliderAvatarsLobby']);

interface RoundResultsProps {
  readonly record: RoundRecord;
  /** The pattern of the sentence about the round before; null: there is none. */
  readonly verdictBefore: string | null;
  /** How much of the show to reveal; absent: all of it. */
  readonly moment?: Pick<ShowMoment, 'revealed' | 'reveal' | 'verdict' | 'isOver'>;
  /** Shows who guessed well. */
  readonly hasGuesses?: boolean;
}

/** The results of one round, drawn by its mini-game; a message if there is nothing to draw. */
export function RoundResults(props: RoundResultsProps) {
  const { board, answers } = props.record;
  if (!isSupportedGame(board.type)) return <EmptyState title={`Unsupported game type: ${board.type}`} />;
  if (answers.length === 0) return <EmptyState title="No ratings available for the current round." />;
  return <DrawnResults {...props} />;
}

function DrawnResults({ record, verdictBefore, moment, hasGuesses = false }: RoundResultsProps) {
  const raterOf = useRaterFinder(peopleOf(record));
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  const { board, answers } = useMemo(() => recordSeenBy(record, you, viewerName), [record, you]);
  // Before the end of the show its ceremony gives them.
  const rosettes = useMemo(
    () => (moment?.isOver === false ? [] : rosettesOf(record).map(({ user }) => user)),
    [moment?.isOver, record],
  );
  const guesserOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  // A mini-game that shows the guesses itself keeps their place during the show.
  const shownGuesses =
    hasGuesses || showsGuesses(board.type)
      ? guesses.map(({ guessedBy, guess, points }) => ({ rater: guesserOf(guessedBy.user), guess, points }))
      : [];
  const isBelow = guesses.length === 0 || lowPictures.has(board.type);
  return (
    <div className={styles.results}>
      <VerdictLine record={record} before={verdictBefore} isShown={moment?.verdict ?? true} />
      {/* Where the points of the round come from is in the first view, however high the picture is. */}
      {hasGuesses && !isBelow && <GuessLine record={record} />}
      <LazyFallback
        show={
          <Loading label="Loading the results">
            <Skeleton shape="box" height="18rem" />
          </Loading>
        }
      >
        <MiniGameResults
          board={board}
          answers={answers}
          raterOf={raterOf}
          you={you}
          guesses={shownGuesses}
          rosettes={rosettes}
          revealed={moment ? moment.revealed : revealsOf(board, answers).length}
          reveal={moment ? moment.reveal : wholeReveal}
          verdict={moment ? moment.verdict : true}
        />
      </LazyFallback>
      {hasGuesses && isBelow && <GuessLine record={record} />}
    </div>
  );
}

/** Names of winners with more characters are written smaller. */
const longAnswer = 24;

interface VerdictLineProps {
  readonly record: RoundRecord;
  readonly before: string | null;
  readonly isShown: boolean;
}

/** The result in one sentence, after the name of the winner if the sentence does not have it. Its space is reserved. It is announced if it appears during the show. */
function VerdictLine({ record, before, isShown }: VerdictLineProps) {
  const [isShow] = useState(!isShown);
  const you = useCurrentPlayer();
  const text = useMemo(() => verdictOf(record, before, you)?.text ?? '', [record, before, you]);
  const answer = useMemo(() => {
    const winner = winnerOf(record);
    if (winner === null || verdictOf(record, before)?.text.includes(winner)) return null;
    return spokenTo(winnerOf(recordSeenBy(record, you)) ?? winner);
  }, [record, before, you]);
  return (
    <div className={styles.headline}>
      <p
        className={styles.verdict}
        data-shown={isShown}
        style={{ '--letters': Math.max(text.length, 1) }}
        {...(isShow && { role: 'status' })}
      >
        {isShown && answer !== null && (
          <>
            <strong dir="auto" data-long={answer.length > longAnswer}>
              {answer}
            </strong>{' '}
          </>
        )}
        {isShown && text}
      </p>
    </div>
  );
}
