import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { askedText, countedPlayers, ownPartText } from '@tallyho/game/minigames/guess-words';
import { openCounts, parseAnswer } from '@tallyho/game/minigames/registry';
import { type ReactNode, useId, useMemo, useRef } from 'react';
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
  const ownPart = question.kind === 'count' ? ownPartText(counts, players) : '';
  const { guessesDueAt } = stage;
  const news = play.error ?? newsOf(play);
  const isValue = question.kind === 'value';
  const isValueLocked = isValue && play.isLocked;
  // The buttons that lock and unlock a guess replace each other.
  useLostFocus(isValueLocked, () =>
    card.current?.querySelector<HTMLElement>(isValueLocked ? 'header button' : 'input'),
  );
  const asked = (
    <p className={styles.asked} dir="auto">
      {askedTextOf(stage)}
    </p>
  );
  return (
    <section ref={card} className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <p className={styles.prize}>Up to 100 points</p>
          {isValue ? <GroupFaces /> : <p className={styles.half}>Now guess the group</p>}
          <h1 id={id} dir="auto">
            {!isValueLocked ? (
              askedText(question, counts, players)
            ) : play.status === 'saving' ? (
              'Saving...'
            ) : (
              <>
                <Icon name="check" /> Guess saved
              </>
            )}
          </h1>
          {isValue && !isValueLocked && (
            <p className={styles.reason}>
              The average of {players === 2 ? 'both' : `all ${formatNumber(players, 0)}`} answers
            </p>
          )}
          {/* A count and a take say what they are about, and a value has it above its scale. */}
          {!isValue && question.kind !== 'count' && stage.board.type !== 'HotTakes' && asked}
          {ownPart !== '' && <p className={styles.reason}>{ownPart}</p>}
        </div>
        {isValueLocked && <Button onClick={play.unlock}>Change guess</Button>}
        {guessesDueAt !== null && <TimeLeft until={guessesDueAt} />}
      </header>
      <div className={styles.body}>
        {isValue && asked}
        <GuessControl
          question={question}
          counts={counts}
          countedPlayers={countedPlayers(counts, players)}
          guess={play.guess ?? null}
          own={answer && 'ratingValue' in answer ? answer.ratingValue : null}
          isLocked={play.isLocked}
          onGuess={play.save}
        />
      </div>
      <footer className={styles.foot}>
        {news === null && !isValue && (
          <p>{play.status === 'saving' ? 'Saving...' : 'Saved when you choose. No guess, no points.'}</p>
        )}
        <p
          role="status"
          // The knob has it, and the head says that it is saved.
          className={isValue && play.error === null && play.guess != null ? hidden.always : undefined}
          data-good={play.error === null && play.guess != null}
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
function newsOf({ guess, status }: GuessPlay): ReactNode {
  if (status !== 'saved' || guess === undefined) return null;
  if (guess === null) return 'Skipped. You can still guess.';
  const missing = guess.kind === 'ends' && guess.first === null ? 'first' : 'last';
  return (
    <>
      <strong>
        <Icon name="check" />{' '}
        {guess.kind === 'value'
          ? `Your guess: ${formatNumber(guess.value, Number.isInteger(guess.value) ? 0 : 1)}, saved.`
          : isHalf(guess)
            ? 'Saved.'
            : 'Guess saved.'}
      </strong>{' '}
      {isHalf(guess)
        ? `Now the ${missing} one.`
        : guess.kind !== 'value' && 'Change it until everyone is done.'}
    </>
  );
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
