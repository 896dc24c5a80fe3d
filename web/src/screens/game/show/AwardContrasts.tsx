import { optionName } from '@tallyho/game/minigames/guess-words';
import { subjectsOf } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { AwardContrast } from '@tallyho/game/round-awards/award';
import type { Reactions } from '@tallyho/game/show/reaction';
import type { Rater } from '../../../minigames/contract.ts';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import styles from './AwardContrasts.module.css';
import { AwardFace } from './AwardFace.tsx';
import { GroupMark } from './GroupMark.tsx';
import { SubjectPicture } from './SubjectPicture.tsx';

interface AwardContrastsProps {
  readonly record: RoundRecord;
  readonly contrasts: readonly AwardContrast[];
  /** The player whom the award compares with the group. */
  readonly user: UserId;
  readonly raterOf: (user: UserId) => Rater;
  readonly reactions: Reactions;
}

/**
 * What one player and the group said: about the only question in two lines, with a face and the mark of the group, about items or players in one row each.
 * Hidden from screen readers, because the text next to it says the same.
 */
export function AwardContrasts({ record, contrasts, user, raterOf, reactions }: AwardContrastsProps) {
  const rater = raterOf(user);
  const subjects = subjectsOf(record.board);
  return (
    <ul className={styles.contrasts} aria-hidden="true">
      {contrasts.map(({ subject: id, own, group: average }) => {
        const subject = subjects.find((other) => other.id === id);
        if (!subject || subject.kind === 'question')
          return (
            <li key={id} className={styles.question}>
              <p>
                <AwardFace rater={rater} size="stage" expression={reactions.voter(id, user)} />
                <span dir="auto">
                  <BreakableName name={rater.username} />: <strong>{own}</strong>
                </span>
              </p>
              <p>
                <GroupMark />
                <span dir="auto">
                  Group: <strong>{average}</strong>
                </span>
              </p>
            </li>
          );
        return (
          <li key={id} className={styles.subject}>
            <SubjectPicture record={record} id={id} raterOf={raterOf} reactions={reactions} />
            <p className={styles.about} dir="auto">
              <BreakableName
                name={subject.kind === 'player' ? raterOf(subject.player.user).username : optionName(subject)}
              />
            </p>
            <p className={styles.said}>
              <span dir="auto">
                <BreakableName name={rater.username} />: <strong>{own}</strong>
              </span>
              <span dir="auto">
                Group: <strong>{average}</strong>
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
