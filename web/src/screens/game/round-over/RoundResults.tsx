import { revealsOf } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { type ShowMoment, wholeReveal } from '@tallyho/game/show/show';
import { viewerName } from '@tallyho/game/text';
import { verdictOf } from '@tallyho/game/verdicts/verdict';
import { useMemo } from 'react';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import {
  foldsGuesses,
  hasGuessesBelow,
  isSupportedGame,
  MiniGameResults,
  showsGuesses,
} from '../../../minigames/registry.tsx';
import { LazyFallback } from '../../../shared/schedule/lazy-part.tsx';
import { Loading } from '../../../shared/ui/layout/Skeleton.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { AllGuesses } from '../show/AllGuesses.tsx';
import { GuessLine } from '../show/GuessLine.tsx';
import styles from './RoundResults.module.css';

interface RoundResultsProps {
  readonly record: RoundRecord;
  /** How much of the show to reveal; absent: all of it. */
  readonly moment?: Pick<ShowMoment, 'revealed' | 'reveal' | 'verdict' | 'isOver'>;
  /** Shows who guessed well. */
  readonly hasGuesses?: boolean;
  /** A card further down has all guesses. */
  readonly hasCard?: boolean;
  /** The pattern of the sentence about the round before. Default: there is none. */
  readonly verdictBefore?: string | null;
}

/** The results of one round, drawn by its mini-game; a message if there is nothing to draw. */
export function RoundResults(props: RoundResultsProps) {
  const { board, answers } = props.record;
  if (!isSupportedGame(board.type)) return <EmptyState title={`Unsupported game type: ${board.type}`} />;
  if (answers.length === 0) return <EmptyState title="No ratings available for the current round." />;
  return <DrawnResults {...props} />;
}

function DrawnResults({
  record,
  moment,
  hasGuesses = false,
  hasCard = false,
  verdictBefore = null,
}: RoundResultsProps) {
  const raterOf = useRaterFinder(peopleOf(record));
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  const { board, answers } = useMemo(() => recordSeenBy(record, you, viewerName), [record, you]);
  const guesserOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  // A mini-game that shows the guesses itself keeps their place during the show.
  const shownGuesses =
    hasGuesses || showsGuesses(board.type)
      ? guesses.map(({ guessedBy, guess, points }) => ({ rater: guesserOf(guessedBy.user), guess, points }))
      : [];
  const about = useMemo(() => verdictOf(record, verdictBefore)?.about, [record, verdictBefore]);
  const isBelow = hasGuessesBelow(board.type);
  const hasList = foldsGuesses(board.type);
  return (
    <div className={styles.results} data-low={isBelow}>
      {/* What the viewer guessed is in the first view, however high the picture is. */}
      {hasGuesses && !isBelow && <GuessLine record={record} hasCard={hasCard} hasList={hasList} />}
      <LazyFallback
        show={
          // The stage stays free: a box on it would read as a part of the show.
          <Loading label="Loading the results">
            <span className={styles.room} />
          </Loading>
        }
      >
        <MiniGameResults
          board={board}
          answers={answers}
          raterOf={raterOf}
          you={you}
          about={about}
          guesses={shownGuesses}
          folded={hasGuesses && hasList && !hasCard && <AllGuesses record={record} />}
          revealed={moment ? moment.revealed : revealsOf(board, answers).length}
          reveal={moment ? moment.reveal : wholeReveal}
          verdict={moment ? moment.verdict : true}
        />
      </LazyFallback>
      {hasGuesses && isBelow && <GuessLine record={record} hasCard={hasCard} hasList={hasList} />}
    </div>
  );
}
