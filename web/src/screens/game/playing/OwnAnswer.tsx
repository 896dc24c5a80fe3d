import { ownAnswerText } from '@tallyho/game/awards/own-answer';
import type { Answer, Board } from '@tallyho/game/minigames/registry';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './OwnAnswer.module.css';

interface OwnAnswerProps {
  readonly board: Board;
  readonly answer: Answer;
}

/** The sent answer in one line, above the question to guess. */
export const OwnAnswer = ({ board, answer }: OwnAnswerProps) => (
  <p className={styles.line}>
    <Icon name="check" /> <strong>You:</strong> <span dir="auto">{ownAnswerText(board, answer)}</span>
  </p>
);
