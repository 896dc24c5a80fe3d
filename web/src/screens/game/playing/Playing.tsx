import { allOf } from '@tallyho/game/minigames/progress';
import {
  guessQuestionOf,
  hasWriting,
  isInstantStep,
  type MiniGameType,
} from '@tallyho/game/minigames/registry';
import { boardSeenBy } from '@tallyho/game/records/seen-by';
import { viewerName } from '@tallyho/game/text';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useCurrentPlayer, useSeats, useSnapshot, useView } from '../../../entities/room/room-hooks.tsx';
import { hasOwnButtons, MiniGamePlay, progressVerb } from '../../../minigames/registry.tsx';
import { LazyFallback } from '../../../shared/schedule/lazy-part.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import hidden from '../../../shared/ui/text/VisuallyHidden.module.css';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import { askedTextOf } from '../base/asked-text.ts';
import type { DraftRound } from '../base/draft-storage.ts';
import { useOwnStatusReport } from '../base/own-status.ts';
import type { OwnStage } from '../base/playing-stage.ts';
import { useLostFocus } from '../base/use-lost-focus.ts';
import { useSeatFinder } from '../base/use-seat-finder.ts';
import { GuessCard } from '../guess/GuessCard.tsx';
import { missingText } from '../guess/missing-text.ts';
import { type GuessState, guessStateOf, useGuess } from '../guess/use-guess.ts';
import { Patter } from '../waiting/Patter.tsx';
import { WaitingBar } from '../waiting/WaitingBar.tsx';
import { AnswerTimer } from './AnswerTimer.tsx';
import { BoardLoading } from './BoardLoading.tsx';
import { OwnAnswer } from './OwnAnswer.tsx';
import styles from './Playing.module.css';
import { RoundFrame } from './RoundFrame.tsx';
import { RoundTitle } from './RoundTitle.tsx';
import { StepBar } from './StepBar.tsx';
import { useLockedReminder } from './use-locked-reminder.ts';
import { type RoundPlay, useRound } from './use-round.ts';
import { sendsAfter, useSendCountdown } from './use-send-countdown.ts';

/** More options to guess from fill a phone. */
const fewOptions = 6;

interface PlayingProps {
  readonly round: DraftRound;
  readonly stage: OwnStage;
}

/** A game round: the mini-game, and the buttons that lock and send the answer, unless a press in it counts at once. */
export function Playing({ round, stage }: PlayingProps) {
  const play = useRound(round, stage);
  const you = useCurrentPlayer();
  const isInstant = isInstantStep(stage.board);
  const isSent = !isInstant && play.state === 'sent';
  const question = useMemo(() => guessQuestionOf(stage.board), [stage.board]);
  const guess = useGuess(round, stage);
  const isGuessing = isSent && question !== null && play.answer !== null;
  const guessState = question && guessStateOf(guess);
  const asksGuess = guessState === 'missing' || guessState === 'half' || guessState === 'open';
  useOwnStatusReport(isSent && asksGuess ? 'guessing' : null);
  return (
    <RoundFrame
      title={
        <>
          {/* A guess to make has the attention. */}
          {isSent && !asksGuess && (
            <Patter
              round={round}
              isCrowded={question?.kind === 'pick' && question.options.length > fewOptions}
            />
          )}
          {/* The guess has a heading of its own. */}
          {!isGuessing && <RoundTitle round={stage} isAnswered={isSent} />}
        </>
      }
      locked={!isInstant && play.state !== 'editing'}
      sent={isSent}
      folded={isGuessing}
      board={
        isGuessing && play.answer ? (
          <OwnAnswer
            board={boardSeenBy(stage.board, you, viewerName)}
            answer={play.answer}
            namesMissing={asksGuess}
            // A value has it above its dial, and takes are the question themselves.
            asked={question.kind === 'value' || stage.board.type === 'HotTakes' ? null : askedTextOf(stage)}
          />
        ) : (
          <PlayedBoard play={play} stage={stage} />
        )
      }
    >
      {isInstant ? (
        <StepBar round={round} stage={stage} />
      ) : (
        <>
          <AnswerTimer stage={stage} />
          <Actions
            play={play}
            stage={stage}
            guess={guessState}
            guessAsk={question && guessState && missingText(question, guessState)}
            onLockGuess={guess.lock}
            guessCard={question && <GuessCard question={question} stage={stage} play={guess} />}
          />
        </>
      )}
    </RoundFrame>
  );
}

interface PlayProps {
  readonly play: RoundPlay;
  readonly stage: OwnStage;
}

function PlayedBoard({ play, stage }: PlayProps) {
  const findSeat = useSeatFinder();
  const you = useCurrentPlayer();
  const isPaused = useView(({ pause }) => pause !== null);
  const own = useSeats().find(({ user }) => user === you);
  return (
    <LazyFallback show={<BoardLoading />}>
      <MiniGamePlay
        board={stage.board}
        answer={play.answer}
        disabled={play.state !== 'editing' || play.isTimeUp}
        isPaused={isPaused}
        you={you}
        seatOf={findSeat}
        viewer={own && { ...own, seat: findSeat(you) }}
        onChange={play.change}
      />
    </LazyFallback>
  );
}

interface ActionsProps extends PlayProps {
  /** What the viewer guesses when the answer is sent; null if there is nothing to guess. */
  readonly guessCard: ReactNode;
  /** How far the viewer is with it. */
  readonly guess: GuessState | null;
  /** What the guess still needs. */
  readonly guessAsk: string | null;
  readonly onLockGuess: () => void;
}

/** The buttons that lock and send the answer, then whom the round waits for. */
function Actions({ play, stage, guess, guessAsk, onLockGuess, guessCard }: ActionsProps) {
  const you = useCurrentPlayer();
  const confirm = useRef<HTMLButtonElement>(null);
  const waiting = useRef<HTMLElement>(null);
  const noteId = useId();
  const isSent = play.state === 'sent';
  const isLocked = play.state === 'locked';
  // Both buttons could do nothing yet.
  const isBoardsTurn = hasOwnButtons(stage.board.type) && play.state === 'editing' && !play.isComplete;
  const isPaused = useView(({ pause }) => pause !== null);
  const isLive = useSnapshot(({ connection }) => connection.status === 'live');
  const sendsIn = useSendCountdown({
    state: play.state,
    canSend: isLive && !isPaused && !play.isTimeUp && play.error === null,
    onEnd: play.confirm,
  });
  const isSending = sendsIn !== null;
  useOwnStatusReport(isSending ? 'sending' : null);
  const needsReminder = useLockedReminder(isLocked && !isSending && !play.isTimeUp);
  useLostFocus(`${play.state} ${play.busy}`, () => (isSent ? waiting.current : confirm.current));
  return (
    <>
      {isSent ? (
        // Receives the focus, because the button that sent the answer is unmounted.
        <section ref={waiting} tabIndex={-1} aria-label="Your answer is sent">
          {guessCard}
          <WaitingBar guess={guess} ask={guessAsk} onLock={onLockGuess} />
        </section>
      ) : (
        <ActionBar
          error={play.error}
          note={
            <span id={noteId}>
              <Progress play={play} stage={stage} you={you} sendsIn={sendsIn} />
            </span>
          }
          tone={isLocked ? (needsReminder ? 'reminder' : 'locked') : 'plain'}
          progress={play.state === 'editing' && allOf(play.progress) > 1 ? play.progress : null}
          aside={
            isLocked && (
              <Button aria-disabled={play.busy} onClick={play.goBack}>
                <span>
                  Change answer <VisuallyHidden>(Go back)</VisuallyHidden>
                </span>
              </Button>
            )
          }
        >
          {!isBoardsTurn && (
            <Button
              ref={confirm}
              // An answer that sends itself asks for nothing.
              variant={isSending ? 'plain' : 'hot'}
              size="xl"
              wide
              className={isSending ? styles.sending : undefined}
              style={{ '--time': `${sendsAfter}s` }}
              busy={play.busy}
              disabled={!play.isComplete}
              aria-describedby={noteId}
              icon={<Icon name={isLocked ? 'send' : 'check'} />}
              onClick={play.confirm}
            >
              {isLocked ? (
                <span>
                  {'Send '}
                  {isSending && <span aria-hidden="true">now </span>}
                  {/* The name of the button that locks is part of the name of the one that sends. */}
                  <VisuallyHidden>Confirm</VisuallyHidden>
                </span>
              ) : (
                'Confirm'
              )}
            </Button>
          )}
        </ActionBar>
      )}
      {/* Only screen readers hear of it while there is nothing to go back from. */}
      {play.state === 'editing' && !isBoardsTurn && (
        <button type="button" className={hidden.always} disabled>
          Go back
        </button>
      )}
      <VisuallyHidden>
        <span role="status">{isLocked && lockedNews(isSending, needsReminder)}</span>
      </VisuallyHidden>
    </>
  );
}

/** What screen readers announce about a locked answer: at the lock, and where it waits for a press again as a reminder. */
function lockedNews(isSending: boolean, isReminder: boolean): string {
  if (isSending)
    return `Your answer is sent in ${sendsAfter} seconds. Press Send to send it now, or Change answer to go back.`;
  return isReminder
    ? 'Your answer is still not sent. Press Send to send it.'
    : 'Your answer is not sent yet. Press Send to send it, or Change answer to go back.';
}

/** Text about the answer's progress and what Confirm does next. */
function Progress({
  play,
  stage: { board, closedBy },
  you,
  sendsIn,
}: {
  readonly play: RoundPlay;
  readonly stage: OwnStage;
  readonly you: string;
  /** Seconds until a locked answer is sent; null: it waits for a press. */
  readonly sendsIn: number | null;
}) {
  const { type } = board;
  const all = allOf(play.progress);
  if (play.isTimeUp && closedBy)
    return `${closedBy.user === you ? 'You' : closedBy.username} ended the round.`;
  if (play.isTimeUp) return 'Time is up.';
  if (play.state === 'locked')
    return sendsIn === null ? (
      <strong>Not sent yet.</strong>
    ) : (
      <>
        <span className={styles.ring} aria-hidden="true">
          <Icon name="check" />
        </span>
        <strong>Sends in {sendsIn} s</strong>
      </>
    );
  if (!play.isComplete && all > 1)
    return `${countText(play.progress, type)}${hasOwnButtons(type) ? '. Confirm comes at the end.' : ''}`;
  if (!play.isComplete)
    return hasWriting(board) ? 'Answer, then confirm.' : 'Make your choice, then confirm.';
  return all > 1
    ? `${countText(play.progress, type)}. Confirm when you are sure.`
    : 'Confirm when you are sure.';
}

/** "3 of 14 placed", "All 14 placed", "11 of 14 placed, 3 left out": the number of all stays the same. */
function countText(progress: RoundPlay['progress'], type: MiniGameType): string {
  const { done, unknown = 0 } = progress;
  const all = allOf(progress);
  if (done === all) return `All ${all} ${progressVerb(type)}`;
  return `${done} of ${all} ${progressVerb(type)}${unknown > 0 ? `, ${unknown} left out` : ''}`;
}
