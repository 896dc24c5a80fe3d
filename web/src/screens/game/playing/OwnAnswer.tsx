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
}

/** Says that the answer is sent, if one line can say it, above the guess; the answer itself where it has room, and for screen readers. */
export function OwnAnswer({ board, answer }: OwnAnswerProps) {
  const text = ownAnswerText(board, answer);
  const isAnonymous = useView((view) => view.game?.anonymousVotes ?? false);
  if (text === '' && !isAnonymous) return null;
  return (
    <div className={styles.answer}>
      {text !== '' && (
        <p className={styles.line}>
          <Icon name="check" /> <span>Your answer is in.</span>{' '}
          <VisuallyHidden when="below640">
            <strong dir="auto">{text}</strong>
          </VisuallyHidden>
        </p>
      )}
      {isAnonymous && <AnonymousNote />}
    </div>
  );
}
