import { ownAnswerText } from '@tallyho/game/awards/own-answer';
import type { Answer, Board } from '@tallyho/game/minigames/registry';
import type { GameTitle } from '@tallyho/game/records/game';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { askedTextOf } from './asked-text.ts';
import styles from './OwnAnswer.module.css';
import { AnonymousNote } from './RoundTitle.tsx';

interface OwnAnswerProps {
  readonly round: { readonly game: GameTitle; readonly board: Board };
  /** The board with the names that the viewer sees. */
  readonly board: Board;
  readonly answer: Answer;
}

/** The sent answer in one line, and what it answers, above the guess. */
export function OwnAnswer({ round, board, answer }: OwnAnswerProps) {
  const isAnonymous = useView((view) => view.game?.anonymousVotes ?? false);
  return (
    <div className={styles.answer}>
      <p className={styles.line}>
        <Icon name="check" /> <span>Your answer is in:</span>{' '}
        <strong dir="auto">{ownAnswerText(board, answer)}</strong>
      </p>
      <p className={styles.asked} dir="auto">
        {askedTextOf(round)}
      </p>
      {isAnonymous && <AnonymousNote />}
    </div>
  );
}
