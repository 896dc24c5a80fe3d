import type { RoundRecord } from '@tallyho/game/records/game';
import { questionOf } from '@tallyho/game/records/question-of';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { AnonymityNote } from './AnonymityNote.tsx';
import styles from './RoundHead.module.css';
import { VerdictLine } from './VerdictLine.tsx';

interface RoundHeadProps {
  readonly record: RoundRecord;
  /** The pattern of the sentence about the round before; null: there is none. */
  readonly verdictBefore: string | null;
  /** The group's result is known. */
  readonly isJudged: boolean;
  /** Something else has the stage, and the sentence about the result waits. */
  readonly isTaken: boolean;
}

/**
 * What the round asked, as the heading, alone and large until there is a result. Then the sentence about the result is the large line, and
 * the question stands in the small one above it, after "Round Over", which screen readers have from the start. A game without a description asks with its name; else screen readers alone have the name.
 */
export function RoundHead({ record, verdictBefore, isJudged, isTaken }: RoundHeadProps) {
  const { name, description } = record.game;
  const asked = questionOf(record);
  const question = asked === name ? description || name : asked;
  return (
    <header className={styles.head} data-judged={isJudged}>
      <hgroup className={styles.asked}>
        <p>
          {isJudged ? <span>Round Over</span> : <VisuallyHidden>Round Over</VisuallyHidden>}
          {name && question !== name && (
            <VisuallyHidden>
              <bdi>{name}</bdi>
            </VisuallyHidden>
          )}
        </p>
        <h1 dir="auto" style={{ '--letters': Math.max(question.length, 1) }}>
          {question}
        </h1>
      </hgroup>
      <div className={styles.told} hidden={isTaken}>
        <VerdictLine record={record} before={verdictBefore} isShown={isJudged} />
      </div>
      <AnonymityNote votes={record.answers.length} />
    </header>
  );
}
