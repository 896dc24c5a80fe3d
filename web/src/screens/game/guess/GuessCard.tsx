import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { askedText, countedPlayers, guessText, ownPartText } from '@tallyho/game/minigames/guess-words';
import { openCounts, parseAnswer } from '@tallyho/game/minigames/registry';
import { useId, useMemo, useRef, useState } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useSeats } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { PlayerAvatar } from '../../../shared/ui/players/PlayerAvatar.tsx';
import hidden from '../../../shared/ui/text/VisuallyHidden.module.css';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { askedTextOf } from '../base/asked-text.ts';
import type { OwnStage } from '../base/playing-stage.ts';
import { useSecondsUntil } from '../base/server-clock.ts';
import { useLostFocus } from '../base/use-lost-focus.ts';
import { useSeatFinder } from '../base/use-seat-finder.ts';
import { endRowsOf } from './end-rows.ts';
import { type End, endsQuestion, endsStepText, guessedEnds } from './ends.ts';
import styles from './GuessCard.module.css';
import { GuessControl } from './GuessControl.tsx';
import { type GuessPlay, isHalf } from './use-guess.ts';

interface GuessCardProps {
  readonly question: GuessQuestion;
  readonly stage: OwnStage;
  readonly play: GuessPlay;
}

/** What the waiting screen asks: a guess about the result of the round. */
export function GuessCard({ question, stage, play }: GuessCardProps) {
  useLocale();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const players = useSeats().filter(({ watching }) => !watching).length;
  const answer = useMemo(
    () => parseAnswer(stage.board, stage.yours.gameData),
    [stage.board, stage.yours.gameData],
  );
  const counts = useMemo(() => openCounts(stage.board, answer, players), [stage.board, answer, players]);
  const rows = endRowsOf(stage.board);
  const ownPart = question.kind === 'count' ? ownPartText(counts, players) : '';
  const { guessesDueAt } = stage;
  const news = play.error ?? newsOf(question, play);
  const { isLocked } = play;
  const isValue = question.kind === 'value';
  const [changedEnd, setChangedEnd] = useState<End | null>(null);
  const ends = guessedEnds(play.guess);
  const text = askedText(question, counts, players);
  const isEnds = question.kind === 'ends';
  // The buttons that lock and unlock a guess replace each other.
  useLostFocus(isLocked, () =>
    card.current?.querySelector<HTMLElement>(
      isLocked ? 'header button' : 'input:is(:checked, [type="range"]), fieldset button[tabindex="0"]',
    ),
  );
  return (
    <section
      ref={card}
      className={styles.card}
      data-kind={question.kind}
      {...(isEnds ? { 'aria-label': isLocked ? 'Guess locked' : text } : { 'aria-labelledby': id })}
    >
      <header className={styles.head}>
        <div>
          <p className={styles.prize}>Up to 100 points</p>
          {isValue ? (
            <GroupFaces />
          ) : (
            !isLocked && !isEnds && <p className={styles.half}>Guess while you wait</p>
          )}
          <h1 id={id} dir="auto">
            {isEnds ? 'Guess the group' : isLocked ? <LockNews play={play}>Guess locked</LockNews> : text}
          </h1>
          {isEnds && !isLocked && <p className={styles.order}>{endsQuestion}</p>}
          {isEnds && (
            <p className={isLocked ? styles.step : hidden.always}>
              {isLocked ? <LockNews play={play}>Locked in.</LockNews> : endsStepText(ends, changedEnd)}
            </p>
          )}
          {isValue && !isLocked && (
            <p className={styles.reason}>
              The average of {players === 2 ? 'both' : `all ${formatNumber(players, 0)}`} answers
            </p>
          )}
          {!isValue && !isEnds && isLocked && <p className={styles.reason}>{text}</p>}
          {ownPart !== '' && !isLocked && <p className={styles.reason}>{ownPart}</p>}
        </div>
        {isLocked && <Button onClick={play.unlock}>Change guess</Button>}
        {guessesDueAt !== null && <TimeLeft until={guessesDueAt} />}
      </header>
      <div className={styles.body}>
        {isValue && (
          <p className={styles.asked} dir="auto">
            {askedTextOf(stage)}
          </p>
        )}
        <GuessControl
          question={question}
          counts={counts}
          countedPlayers={countedPlayers(counts, players)}
          guess={play.guess ?? null}
          own={answer && 'ratingValue' in answer ? answer.ratingValue : null}
          rows={rows}
          isLocked={isLocked}
          onGuess={play.save}
          onTakeBack={play.takeBack}
          changedEnd={changedEnd}
          onChangeEnd={setChangedEnd}
        />
      </div>
      <footer className={styles.foot}>
        <p
          role="status"
          // What was pressed shows it, and the head says that it is locked.
          className={play.error === null && play.guess != null ? hidden.always : undefined}
        >
          {news}
        </p>
        {guessesDueAt !== null && play.guess === undefined && (
          <Button variant="quiet" icon={<Icon name="skip" />} onClick={() => play.save(null)}>
            Skip
          </Button>
        )}
      </footer>
    </section>
  );
}

/** Says that the guess is locked, when the room has it. */
const LockNews = ({ play, children }: { readonly play: GuessPlay; readonly children: string }) =>
  play.status === 'saving' ? (
    'Saving...'
  ) : (
    <>
      <Icon name="check" /> {children}
    </>
  );

/** The players of whose answers the average is. */
function GroupFaces() {
  const seatOf = useSeatFinder();
  const players = useSeats().filter(({ watching }) => !watching);
  return (
    <p className={styles.faces} aria-hidden="true">
      {players.map(({ user, avatar }) => (
        <PlayerAvatar key={user} avatar={avatar} seat={seatOf(user)} size="stage" />
      ))}
    </p>
  );
}

/** What screen readers announce about a guess: what the room has. Null: nothing yet. */
function newsOf(question: GuessQuestion, { guess, status }: GuessPlay): string | null {
  if (status !== 'saved' || guess === undefined) return null;
  if (guess === null) return 'Skipped. You can still guess.';
  const saved = `Your guess: ${guessText(question, guess, formatNumber)}, saved.`;
  if (!isHalf(guess)) return saved;
  return `${saved} ${endsStepText(guessedEnds(guess), null)}`;
}

/** The seconds in which the last guesses can come, when all answers are in. */
function TimeLeft({ until }: { readonly until: number }) {
  const left = useSecondsUntil(until);
  return (
    <>
      <span className={styles.clock} role="timer" aria-label={`${left} seconds left to guess`}>
        <Icon name="clock" /> <span aria-hidden="true">{left} s</span>
      </span>
      <VisuallyHidden>
        <span role="status">All answers are in. There is a moment left to guess.</span>
      </VisuallyHidden>
    </>
  );
}
