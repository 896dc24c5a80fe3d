import type { RoundRecord } from '@tallyho/game/records/game';
import { questionOf } from '@tallyho/game/records/question-of';
import { AnonymityNote } from './AnonymityNote.tsx';
import styles from './RoundHead.module.css';

/** What the round asked, as the heading, below the name of its game. A game without a description asks with its name. */
export function RoundHead({ record }: { readonly record: RoundRecord }) {
  const { name, description } = record.game;
  const asked = questionOf(record);
  const question = asked === name ? description || name : asked;
  return (
    <hgroup className={styles.head}>
      <p className={styles.round}>
        <span>Round Over</span> {name && question !== name && <bdi className={styles.name}>{name}</bdi>}
      </p>
      <h1 dir="auto" style={{ '--letters': Math.max(question.length, 1) }}>
        {question}
      </h1>
      <AnonymityNote votes={record.answers.length} />
    </hgroup>
  );
}
