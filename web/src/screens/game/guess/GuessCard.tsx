import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { askedText, countedPlayers, guessText, ownPartText } from '@tallyho/game/minigames/guess-words';
import { openCounts, parseAnswer } from '@tallyho/game/minigames/registry';
import { type ReactNode, useId, useMemo } from 'react';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useSeats } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { OwnStage } from '../base/playing-stage.ts';
import { useSecondsUntil } from '../base/server-clock.ts';
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
  const players = useSeats().filter(({ watching }) => !watching).length;
  const counts = useMemo(
    () => openCounts(stage.board, parseAnswer(stage.board, stage.yours.gameData), players),
    [stage.board, stage.yours.gameData, players],
  );
  const ownPart = question.kind === 'count' ? ownPartText(counts, players) : '';
  const { guessesDueAt } = stage;
  return (
    <section className={styles.card} aria-labelledby={id} data-saved={play.guess != null}>
      <header className={styles.head}>
        <div>
          <p className={styles.task}>Now guess the others: up to 100 points</p>
          <h2 id={id} dir="auto">
            {askedText(question, counts, players)}
          </h2>
          {ownPart !== '' && <p className={styles.reason}>{ownPart}</p>}
        </div>
        {guessesDueAt !== null && <TimeLeft until={guessesDueAt} />}
      </header>
      <div className={styles.body}>
        <GuessControl
          question={question}
          counts={counts}
          countedPlayers={countedPlayers(counts, players)}
          guess={play.guess ?? null}
          onGuess={play.save}
        />
      </div>
      <footer className={styles.foot}>
        <p role="status">{play.error ?? <Status play={play} question={question} />}</p>
        {guessesDueAt !== null && play.guess === undefined && (
          <Button variant="quiet" icon={<Icon name="skip" />} onClick={() => play.save(null)}>
            Skip
          </Button>
        )}
      </footer>
    </section>
  );
}

/** What to do for a guess. */
const asks: Readonly<Record<GuessQuestion['kind'], string>> = {
  value: 'Slide',
  count: 'Tap one',
  pick: 'Tap one',
  ends: 'Tap two',
};

function Status({
  play: { guess, status },
  question,
}: {
  play: GuessPlay;
  question: GuessQuestion;
}): ReactNode {
  if (guess === undefined) return `${asks[question.kind]}. You can change it.`;
  if (status === 'saving') return 'Saving...';
  if (guess === null) return 'Skipped. You can still guess.';
  return (
    <>
      <Icon name="check" /> Taken
      {guess.kind === 'ends'
        ? isHalf(guess)
          ? `. Now the ${guess.first === null ? 'first' : 'last'} one.`
          : '. You can change them.'
        : `: ${guessText(question, guess, formatNumber)}. You can change it.`}
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
