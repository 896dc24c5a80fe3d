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

/** Returns true if the subject is an item that has a picture. */
export const hasPicture = (record: RoundRecord, id: string | null): boolean =>
  subjectsOf(record.board).some(
    (other) => other.id === id && other.kind === 'item' && other.item.url !== null,
  );

/** What or who an award is about: the picture of an item, or the face of a player. Its name is in the sentence. */
export function SubjectPicture({ record, id, raterOf, reactions }: SubjectPictureProps) {
  const subject = subjectsOf(record.board).find((other) => other.id === id);
  switch (subject?.kind) {
    case 'item':
      return (
        subject.item.url !== null && (
          <span className={styles.picture}>
            <ItemPicture item={subject.item} decorative />
          </span>
        )
      );
    case 'player':
      return <AwardFace rater={raterOf(subject.player.user)} size="stage" expression={reactions.rated(id)} />;
    case 'question':
    case undefined:
      return null;
    default:
      return subject satisfies never;
  }
}
