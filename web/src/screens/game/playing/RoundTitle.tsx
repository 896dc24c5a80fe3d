import type { Board } from '@tallyho/game/minigames/registry';
import type { GameTitle } from '@tallyho/game/records/game';
import { questionOf } from '@tallyho/game/records/question-of';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { askedTextOf } from '../base/asked-text.ts';
import styles from './RoundTitle.module.css';

interface RoundTitleProps {
  readonly round: { readonly game: GameTitle; readonly board: Board };
  /** The viewer has answered: the question is below the heading, so that it does not ask again. */
  readonly isAnswered?: boolean;
}

/** Longer questions are in smaller letters. */
const longQuestion = 44;

/** What the round asks, with the other text of the game, and a note if votes are anonymous. */
export function RoundTitle({ round, isAnswered = false }: RoundTitleProps) {
  const { name, description } = round.game;
  const question = questionOf(round);
  const other = isAnswered ? askedTextOf(round) : question === name ? description : name;
  const isAnonymous = useView((view) => view.game?.anonymousVotes ?? false);
  const isAsked = !isAnswered && other !== name && /[?？؟]\s*$/u.test(other ?? '');
  return (
    <header
      className={styles.title}
      data-asked={isAsked && ((other ?? '').length > longQuestion ? 'long' : 'short')}
    >
      <h1 dir="auto">
        {isAsked ? (
          <VisuallyHidden when="phone">{question}</VisuallyHidden>
        ) : isAnswered ? (
          'Your answer is in'
        ) : (
          question
        )}
      </h1>
      {other && <p dir="auto">{other}</p>}
      {isAnonymous && <AnonymousNote />}
    </header>
  );
}

/** Says that votes are anonymous. With one or two players it adds that answers can be guessed. */
export function AnonymousNote() {
  const isFew = useView(({ seats }) => seats.filter(({ presence }) => presence !== 'absent').length < 3);
  return (
    <p className={styles.anonymous}>
      <Icon name="eye-off" /> Votes are anonymous in this game
      {isFew && '. With two players, answers can be guessed.'}
    </p>
  );
}
