import { subjectsOf } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { Reactions } from '@tallyho/game/show/reaction';
import type { Rater } from '../../../minigames/contract.ts';
import { ItemPicture } from '../../../minigames/faces/ItemPicture.tsx';
import { AwardFace } from './AwardFace.tsx';
import styles from './awards.module.css';

interface SubjectPictureProps {
  readonly record: RoundRecord;
  /** The id of the subject in the record. */
  readonly id: string;
  readonly raterOf: (user: UserId) => Rater;
  readonly reactions: Reactions;
}

/** What or who an award is about: a picture with its name, or a player. Nothing for a question, which is the heading. */
export function SubjectPicture({ record, id, raterOf, reactions }: SubjectPictureProps) {
  const subject = subjectsOf(record.board).find((other) => other.id === id);
  switch (subject?.kind) {
    case 'item':
      return (
        <div className={styles.who}>
          {subject.item.url !== null && (
            <span className={styles.picture}>
              <ItemPicture item={subject.item} decorative />
            </span>
          )}
          <strong className={styles.name}>{subject.item.alt}</strong>
        </div>
      );
    case 'player': {
      const rater = raterOf(subject.player.user);
      return (
        <div className={styles.who}>
          <AwardFace rater={rater} size="md" expression={reactions.rated(id)} />
          <strong className={styles.name}>{rater.username}</strong>
        </div>
      );
    }
    case 'question':
    case undefined:
      return null;
    default:
      return subject satisfies never;
  }
}
