import { ownAnswerText } from '@tallyho/game/awards/own-answer';
import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './OwnAnswer.module.css';
import { AnonymousNote } from './RoundTitle.tsx';

interface OwnAnswerProps {
  /** The board with the names that the viewer sees. */
  readonly board: Board;
  readonly answer: Answer;
}

/** The sent answer in one line, above the guess. The line of a slider shows it below, so that only screen readers need it here. */
export function OwnAnswer({ board, answer }: OwnAnswerProps) {
  const isAnonymous = useView((view) => view.game?.anonymousVotes ?? false);
  // A low screen has a column for it.
  const isLow = useMedia('(orientation: landscape) and (height < 560px)');
  const isChip = board.type !== 'Slider' || isLow;
  const line = (
    <p className={isChip ? styles.line : undefined}>
      <Icon name="check" /> <span>Your answer is in:</span>{' '}
      <strong dir="auto">{ownAnswerText(board, answer)}</strong>
    </p>
  );
  return (
    <div className={styles.answer}>
      {isChip ? line : <VisuallyHidden>{line}</VisuallyHidden>}
      {isAnonymous && <AnonymousNote />}
    </div>
  );
}
