import { ownAnswerText } from '@tallyho/game/awards/own-answer';
import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './OwnAnswer.module.css';
import { AnonymousNote } from './RoundTitle.tsx';

interface OwnAnswerProps {
  /** The board with the names that the viewer sees. */
  readonly board: Board;
  readonly answer: Answer;
  /** What the round asked; null where the guess says it. */
  readonly asked: string | null;
}

/** Says above the guess that the answer is sent, and what was asked; the answer itself where it has room, and for screen readers. */
export function OwnAnswer({ board, answer, asked }: OwnAnswerProps) {
  const text = ownAnswerText(board, answer);
  const isAnonymous = useView((view) => view.game?.anonymousVotes ?? false);
  return (
    <div className={styles.answer}>
      <p className={styles.line}>
        <Icon name="check" /> <strong>Your answer is in.</strong>{' '}
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
