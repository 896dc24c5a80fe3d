import { ownAnswerText } from '@tallyho/game/awards/own-answer';
import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { listed } from '@tallyho/game/text';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useMissingAnswers } from '../waiting/use-waiting-round.ts';
import styles from './OwnAnswer.module.css';
import { AnonymousNote } from './RoundTitle.tsx';

interface OwnAnswerProps {
  /** The board with the names that the viewer sees. */
  readonly board: Board;
  readonly answer: Answer;
  /** Says for whom the round waits, because the bar has the guess. */
  readonly namesMissing: boolean;
  /** What the round asked; null where the guess says it. */
  readonly asked: string | null;
}

/** Says above the guess that the answer is sent, and what was asked; the answer itself where it has room, and for screen readers. */
export function OwnAnswer({ board, answer, namesMissing, asked }: OwnAnswerProps) {
  const text = ownAnswerText(board, answer);
  const missing = useMissingAnswers().map(({ username }) => username);
  const isAnonymous = useView((view) => view.game?.anonymousVotes ?? false);
  return (
    <div className={styles.answer}>
      <p className={styles.line}>
        <Icon name="check" /> <strong>Your answer is in.</strong>{' '}
        {namesMissing && missing.length > 0 && (
          <span className={styles.missing}>
            Waiting for{' '}
            {listed(missing.length > 2 ? [missing[0] ?? '', `${missing.length - 1} more`] : missing)}.{' '}
          </span>
        )}
        {text !== '' && (
          <VisuallyHidden when="below640">
            <span dir="auto">{text}</span>
          </VisuallyHidden>
        )}{' '}
        {asked !== null && (
          <span className={styles.asked} dir="auto">
            {asked}
          </span>
        )}
      </p>
      {isAnonymous && <AnonymousNote />}
    </div>
  );
}
